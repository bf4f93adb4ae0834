"""Stat blocks, tables, maps and ready fights as files: read, checked, and put together into what a rulebook starts from."""
