"""Ratings of players, estimated from the results of matches."""
