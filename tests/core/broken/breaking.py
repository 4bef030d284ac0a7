"""A registry of broken toy games and the law that each one violates."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.core.game import AnyGame

G = TypeVar("G", bound=type[AnyGame])

BROKEN: list[tuple[str, type[AnyGame]]] = []
"""Pairs of a law, as a pattern of its message, and a game that violates it."""


def breaks(law: str) -> Callable[[G], G]:
    """Return a decorator that registers a game as a violation of this law."""

    def register(game: G) -> G:
        BROKEN.append((law, game))
        return game

    return register
