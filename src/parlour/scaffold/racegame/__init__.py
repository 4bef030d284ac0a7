"""Racegame, a game for Parlour."""
