"""Ratings of players, estimated from results."""
