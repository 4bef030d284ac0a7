"""The rules of Thorns, as described in RULES.md."""
