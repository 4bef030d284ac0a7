"""The balance of a game: many matches between equal bots, and what they have in common."""
