"""A small, complete game that `parlour new-game` copies under another name. It is checked and tested as the games of the house are."""
