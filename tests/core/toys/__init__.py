"""Small games for tests, one for each kind of game."""
