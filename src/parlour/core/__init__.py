"""The pure heart: what a game is, what a match is, and the laws both obey."""
