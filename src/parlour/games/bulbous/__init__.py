"""The Bulbous game: sealed bids of charm cards decide who places bulbs on specimens."""
