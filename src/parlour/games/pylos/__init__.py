"""Pylos, in which two players build a pyramid of thirty balls and compete for the apex."""
