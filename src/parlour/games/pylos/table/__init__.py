"""The exact value of every position, as `parlour pylos solve` keeps it in the house's data folder and bots read it."""
