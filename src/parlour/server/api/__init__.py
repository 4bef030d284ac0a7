"""The HTTP API, with one module for each resource."""
