"""Benchmarks of the services, printed by `parlour bench`."""
