"""Registers the law that each broken toy game violates."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.core.game import AnyGame

G = TypeVar("G", bound=type[AnyGame])

BROKEN: list[tuple[str, type[AnyGame]]] = []
"""Laws, as patterns of their messages, with the games that violate them."""


def breaks(law: str) -> Callable[[G], G]:
    """Register a game that violates this law first."""

    def register(game: G) -> G:
        BROKEN.append((law, game))
        return game

    return register
