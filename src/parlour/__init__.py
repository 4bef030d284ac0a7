"""Parlour: a self-hosted site for board games."""

__version__ = "0.1.0"
