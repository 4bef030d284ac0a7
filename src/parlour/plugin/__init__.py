"""What a game package offers to the server."""
