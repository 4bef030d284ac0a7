"""Four games small enough to be seen through at a glance: one of each kind that the house knows."""
