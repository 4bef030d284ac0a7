"""Rowgame: tokens on a square board, with a point for every three in a row."""
