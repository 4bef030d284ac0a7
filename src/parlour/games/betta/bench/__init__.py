"""Benchmarks of Betta: speed, bot levels, luck and ranking stability."""
