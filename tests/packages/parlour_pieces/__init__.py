"""A game for tests whose layout has every kind of piece, and secrets."""
