"""The tests of Pylos."""
