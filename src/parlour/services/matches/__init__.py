"""Matches: tables, play, spectators and replay."""
