"""Benchmarks of Pylos: speed, ranking stability, and agreement with known results."""
