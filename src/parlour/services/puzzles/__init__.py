"""Puzzles of the day: positions of played matches in which one decision is clearly best."""
