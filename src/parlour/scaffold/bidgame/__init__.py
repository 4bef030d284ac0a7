"""Bidgame, a game for Parlour."""
