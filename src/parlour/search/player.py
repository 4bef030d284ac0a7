"""What a bot is: somebody who sees a view and names an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from parlour.core.game import Game, Seat


class Player(Protocol):
    """A bot at the table. It is given what its seat may see, never a state."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return a legal action for this seat within about this many seconds; answers at once when there is no choice."""


@dataclass(frozen=True)
class Level:
    """One of the five named opponents of a game, weakest first: `id` keys its name in strings/ as `bot-<id>`."""

    id: str
    build: Callable[[Game[Any, Any, Any, Any]], Player]


LEVELS = ("beginner", "casual", "club", "expert", "master")
"""The ids of the five levels that every game fills, weakest first; `bots.py` of a game names them in LEVELS."""
