"""Tournaments: pairing, tables, standings and their lifecycle."""
