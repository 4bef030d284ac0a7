"""Benchmarks and statistical measurements of Carcassonne."""
