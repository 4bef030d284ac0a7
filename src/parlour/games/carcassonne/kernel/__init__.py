"""The rules, an evaluation and a search as machine code."""
