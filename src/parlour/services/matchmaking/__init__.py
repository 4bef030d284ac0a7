"""Matchmaking between users who seek a match."""
