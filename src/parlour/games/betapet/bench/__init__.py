"""Benchmarks of Betapet."""
