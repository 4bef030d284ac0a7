"""The law that each of the broken toys breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from parlour.core.game import AnyGame

G = TypeVar("G", bound=type[AnyGame])

BROKEN: list[tuple[str, type[AnyGame]]] = []
"""Laws, as patterns of their sentences, with the games that break them."""


def breaks(law: str) -> Callable[[G], G]:
    """Note that a game breaks a law, and nothing else that would be noticed first."""

    def noted(game: G) -> G:
        BROKEN.append((law, game))
        return game

    return noted
