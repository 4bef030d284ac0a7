"""The rules of Cardgame."""
