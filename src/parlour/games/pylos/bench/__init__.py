"""Benchmarks of Pylos: speed, and how often the levels keep a known result."""
