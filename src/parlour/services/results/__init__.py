"""Results of finished matches."""
