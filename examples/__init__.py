"""Example programs: agents that learn, and agents that read texts."""
