"""The Betta game: players lay cards of fish over one another in the displays of a pet shop."""
