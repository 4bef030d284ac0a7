"""Matches: gathered, played, looked back on."""
