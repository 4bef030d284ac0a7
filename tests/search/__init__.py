"""Tests of the game-independent players, duels and the kernel toolkit."""
