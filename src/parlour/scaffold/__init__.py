"""The small game that `parlour new-game` copies; checked and tested like the built-in games."""
