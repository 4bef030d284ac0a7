"""The tests that no single game owns."""
