"""Limits on rates, sizes and connections."""
