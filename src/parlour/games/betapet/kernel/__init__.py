"""Move generation, search and simulation in compiled code; needs the extra `bots`."""
