"""The pure core: the rules contract of games and the match as a fold over its log."""
