"""Cardgame, a game for Parlour."""
