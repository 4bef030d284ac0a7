"""Bulbous: sealed bids of charm cards for bulbs on specimens."""
