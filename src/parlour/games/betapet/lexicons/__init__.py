"""Word lists: what an operator brings is put in order and built into a word graph."""
