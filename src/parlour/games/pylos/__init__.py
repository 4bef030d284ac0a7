"""Pylos: two players build a pyramid of thirty balls; the player who places the apex ball wins."""
