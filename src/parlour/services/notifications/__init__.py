"""Telling people that a table waits for them, wherever they are."""
