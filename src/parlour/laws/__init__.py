"""Property checks that every game must pass."""
