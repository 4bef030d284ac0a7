"""Betta: cards of fish laid over one another in the displays of a pet shop."""
