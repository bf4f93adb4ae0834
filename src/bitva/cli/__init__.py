"""The command line: everything that Bitva does, in a terminal."""
