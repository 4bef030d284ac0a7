"""The tablebase: the exact value of every position, written by `parlour pylos solve`."""
