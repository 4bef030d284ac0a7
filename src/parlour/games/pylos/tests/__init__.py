"""Tests of Pylos."""
