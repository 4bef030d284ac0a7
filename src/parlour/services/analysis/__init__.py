"""Reviews: what the strongest bot thinks of the decisions of finished matches."""
