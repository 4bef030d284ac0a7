"""What became of the matches that are over."""
