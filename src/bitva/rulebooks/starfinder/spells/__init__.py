"""Spells and special abilities: what they are as data, how they are cast, aimed, kept up and spoilt, and what they do."""
