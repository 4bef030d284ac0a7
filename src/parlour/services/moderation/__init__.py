"""Administration, moderation and the audit log."""
