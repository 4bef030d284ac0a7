"""Daily puzzles: positions from matches in which one decision is clearly the best."""
