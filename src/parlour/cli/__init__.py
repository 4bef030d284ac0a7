"""The commands of the house, one a file."""
