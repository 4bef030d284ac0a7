"""Tests of the game-independent players, duels and kernel tools."""
