"""Use cases: matches, the lobby, bots and deadlines."""
