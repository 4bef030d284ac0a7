"""Game-independent players and the kernel toolkit."""
