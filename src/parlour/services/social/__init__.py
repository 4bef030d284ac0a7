"""Relationships and presence."""
