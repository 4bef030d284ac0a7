"""Carcassonne with The Bets: laying land, claiming it, and betting on how large it grows."""
