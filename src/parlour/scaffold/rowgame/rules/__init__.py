"""The rules of Rowgame, as RULES.md states them."""
