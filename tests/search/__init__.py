"""Tests of the players that know no game, and of duels."""
