"""Move generation as machine code: the twin of `rules/generation.py`, needs the extra `bots`."""
