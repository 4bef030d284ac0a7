"""The description of a kind of mistake, and the functions with which mistakes are built in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.core.game import AnyGame
from parlour.core.rng import Rng

CONSTANT = Rng(b"constant".ljust(32))
"""A generator that is the same in every match."""

GameClass = type[AnyGame]


@dataclass(frozen=True)
class Mistake:
    """A kind of mistake that authors of games make.

    Attributes:
        name: The name of the kind.
        sentence: What the rules do wrong.
        mutant_of: Returns a subclass of a game with the mistake, or None if it cannot be made in
            this game.
    """

    name: str
    sentence: str
    mutant_of: Callable[[GameClass], GameClass | None]


def subclass(game: GameClass, **members: Any) -> GameClass:
    """Return a subclass of a game with some members replaced."""
    return type(game.__name__, (game,), members)


def has_generator(game: GameClass) -> bool:
    """Return whether the states of a game contain a random number generator."""
    return getattr(game.types.state, "__annotations__", {}).get("rng") in ("Rng", Rng)
