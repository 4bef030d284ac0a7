"""Measurements of the services, printed by `parlour bench`."""
