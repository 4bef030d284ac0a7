"""Matchmaking of players who seek a match."""
