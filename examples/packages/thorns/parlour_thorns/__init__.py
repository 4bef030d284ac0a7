"""Thorns, a game of bluffing for Parlour."""
