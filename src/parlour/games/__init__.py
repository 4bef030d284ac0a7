"""One folder per game. Folders are found, never registered."""
