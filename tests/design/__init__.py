"""Tests of `parlour design`, the page for the author of a game package."""
