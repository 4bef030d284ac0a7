"""Tournaments: many people, several rounds, one list of standings."""
