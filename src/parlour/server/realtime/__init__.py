"""Live updates of matches over WebSockets."""
