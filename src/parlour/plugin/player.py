"""What a bot is: somebody who sees a view and names an action; the strongest also say what they think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from parlour.core.game import AnyGame, Seat
from parlour.core.value import Value

if TYPE_CHECKING:
    from random import Random


class BotPlayer(Protocol):
    """A bot at the table. It is given what its seat may see, never a state."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return a legal action for this seat within about this many seconds; answers at once when there is no choice."""


class Candidate(Value, frozen=True):
    """An action worth a thought, its value to the mover in the game's own unit, and what would likely follow it.

    `ends_in` is there where the value is known for certain to be the result: after so many turns of all together, this one
    included, the match ends with best play; 0: it never does, and is a draw.
    """

    action: Any
    value: float
    line: tuple[Any, ...] = ()
    ends_in: int | None = None


@runtime_checkable
class RankingPlayer(BotPlayer, Protocol):
    """A player that can say what it thinks: `choose` takes the first of its ranking, or of one for which it takes less time."""

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the best actions for this seat with their values, the best first; never empty for a seat that is awaited."""


@runtime_checkable
class EvaluatingPlayer(RankingPlayer, Protocol):
    """A ranking player that can also say what any one action is worth, on the scale of its ranking."""

    def weigh(self, view: Any, seat: Seat, action: Any, luck: Random, seconds: float) -> float:
        """Return the value of a legal action that the ranking may have left out."""


@runtime_checkable
class SolvingPlayer(BotPlayer, Protocol):
    """A player that knows for certain what some actions are worth, without a thought."""

    def exact_value(self, view: Any, seat: Seat, action: Any, luck: Random) -> Candidate | None:
        """Return a legal action with its value and `ends_in`, or None where that is not known."""


@dataclass(frozen=True)
class BotLevel:
    """One of the named opponents of a game: `id` keys its name in strings/ as `bot-<id>`."""

    id: str
    build: Callable[[AnyGame], BotPlayer]


@dataclass(frozen=True)
class LevelScore:
    """What a level scored against the one below it: wins and half the draws, of 0 to 1, over so many games of two."""

    level: str
    below: str
    score: float
    games: int


STRENGTH_RANGES = ("beginner", "casual", "club", "expert", "master")
"""The five ranges of strength that a game's opponents cover, weakest first; every game has somebody in each."""

LEVEL_IDS = tuple(level for name in STRENGTH_RANGES for level in (name, f"{name}-plus"))
"""The ids of all levels there can be, weakest first: each range, and its upper end. `bots.py` of a game names those it has in LEVELS."""
