"""Betapet: a crossword board game with several boards, word lists and time limits."""
