"""Rowgame: tokens on a square board, a point for every three in a row."""
