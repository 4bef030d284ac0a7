"""Who may call what."""
