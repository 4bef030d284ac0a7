"""Static assets and bundles of browser modules."""
