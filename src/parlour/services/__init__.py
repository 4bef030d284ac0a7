"""Use cases of the server."""
