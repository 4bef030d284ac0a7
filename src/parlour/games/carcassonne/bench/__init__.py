"""Benchmarks and measurements of Carcassonne."""
