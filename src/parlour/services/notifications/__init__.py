"""Notifications for players who are not at their table."""
