"""The pure core: the rules interface of games, and matches as folds over their event logs."""
