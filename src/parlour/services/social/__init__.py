"""Relationships, presence and profiles."""
