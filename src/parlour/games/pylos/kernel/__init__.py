"""Compiled code for the rules, evaluation, search and training of Pylos."""
