"""The rules of Bidgame."""
