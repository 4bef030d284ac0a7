"""Example programs: agents that learn, agents that read texts, and games in packages."""
