"""Reversi: enclose discs of the other colour to turn them over."""
