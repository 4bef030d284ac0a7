"""Carcassonne with the expansion The Bets, in which players bet on the sizes of features."""
