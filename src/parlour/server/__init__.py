"""HTTP and sockets: the only door to the house."""
