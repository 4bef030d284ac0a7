"""Bots: their seats in matches, and the worker processes that compute their decisions."""
