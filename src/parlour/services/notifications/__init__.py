"""Notifications for players who are away from their table."""
