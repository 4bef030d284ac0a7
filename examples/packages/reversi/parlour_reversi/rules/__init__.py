"""The rules of Reversi, as described in RULES.md."""
