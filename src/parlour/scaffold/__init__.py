"""The template games that `parlour new-game` copies, checked and tested like built-in games."""
