"""The forum, the FAQ of games, and the rooms of games."""
