"""Toy games of which each breaks one law, and nothing else that would be noticed first."""
