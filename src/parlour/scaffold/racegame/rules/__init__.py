"""The rules of Racegame."""
