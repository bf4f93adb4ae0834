"""A referee for tactical combat in tabletop role-playing games."""

__version__ = "0.1.0"
