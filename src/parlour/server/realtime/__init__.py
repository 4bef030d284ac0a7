"""Live connections over WebSockets."""
