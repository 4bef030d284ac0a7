"""The plays of a rack with their points, and the values of leaves, for bots and analysis."""
