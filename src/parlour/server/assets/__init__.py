"""Static assets and the bundles of browser modules."""
