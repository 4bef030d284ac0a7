"""Tests of everything that does not belong to a single game."""
