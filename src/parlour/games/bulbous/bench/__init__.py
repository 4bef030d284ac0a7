"""Benchmarks of Bulbous: speed, bot levels, exploitability, luck and ranking stability."""
