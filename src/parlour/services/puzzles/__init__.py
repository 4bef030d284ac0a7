"""Daily puzzles: positions of played matches with one clearly best decision."""
