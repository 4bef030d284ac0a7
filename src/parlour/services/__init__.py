"""The use cases of the server, grouped by feature."""
