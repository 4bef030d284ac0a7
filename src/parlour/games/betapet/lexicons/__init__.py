"""Word lists: importing, normalising and building word graphs."""
