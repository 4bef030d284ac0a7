"""Small games for tests, one of each kind."""
