"""Bulbous as machine code: the rules again on rows of integers, and players that think on them."""
