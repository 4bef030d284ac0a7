"""Pylos: thirty balls, two colours, one pyramid, and the apex to whoever has a ball left."""
