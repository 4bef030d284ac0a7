"""The local server of `parlour design`, which shows a game to its author while it is written."""
