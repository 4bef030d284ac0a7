"""Bots that work for any game, and the toolkit for compiled kernels."""
