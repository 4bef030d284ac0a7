"""The interface between game packages and the server."""
