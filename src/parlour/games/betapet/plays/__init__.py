"""The plays of a rack with their points, and what the tiles kept are worth: what bots and analysis choose from."""
