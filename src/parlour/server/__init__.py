"""HTTP and WebSocket server."""
