"""The rules of Rowgame, as described in RULES.md."""
