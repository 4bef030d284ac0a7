"""Access control and request filtering."""
