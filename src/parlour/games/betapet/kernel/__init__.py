"""Move generation, search and simulation in compiled code; requires the extra `bots`."""
