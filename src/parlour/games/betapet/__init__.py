"""Betapet: a crossword game with several boards, word lists and clocks."""
