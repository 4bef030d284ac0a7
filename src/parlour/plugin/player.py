"""The interface of bots: a bot maps a view to an action, and stronger bots evaluate actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from parlour.core.game import AnyGame, Seat
from parlour.core.value import Value

if TYPE_CHECKING:
    from random import Random


@runtime_checkable
class BotPlayer(Protocol):
    """A bot, which receives only the view of its seat, never a state."""

    def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Any:
        """Return a legal action for this seat.

        Args:
            view: The view of the seat.
            seat: The bot's seat.
            rng: The source of randomness.
            seconds: The approximate time limit. A forced action is returned immediately.
        """


class Candidate(Value, frozen=True):
    """An evaluated action.

    Attributes:
        action: The action.
        value: Its value to the mover, in the game's unit.
        line: The likely continuation.
        ends_in: For a proven value, the number of turns (of all seats, including this one) until
            the match ends under best play; 0 for a draw by endless play. None if the value is an
            estimate.
    """

    action: Any
    value: float
    line: tuple[Any, ...] = ()
    ends_in: int | None = None


@runtime_checkable
class RankingPlayer(BotPlayer, Protocol):
    """A bot that ranks actions; `choose` returns the first action of a possibly faster ranking."""

    def rank(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Sequence[Candidate]:
        """Return the best actions with their values, best first.

        The result is never empty for an awaited seat.
        """


@runtime_checkable
class EvaluatingPlayer(RankingPlayer, Protocol):
    """A ranking bot that can also evaluate any single action, on the scale of its ranking."""

    def evaluate(self, view: Any, seat: Seat, action: Any, rng: Random, seconds: float) -> float:
        """Return the value of a legal action, even if the ranking does not contain it."""


@runtime_checkable
class SolvingPlayer(BotPlayer, Protocol):
    """A bot that knows the proven value of some actions without searching."""

    def exact_value(self, view: Any, seat: Seat, action: Any, rng: Random) -> Candidate | None:
        """Return a legal action with its proven value and `ends_in`, or None if unknown."""


@dataclass(frozen=True)
class BotLevel:
    """A named opponent of a game.

    Attributes:
        id: The level id; the name in strings/ is `bot-<id>`.
        build: Returns a new bot.
    """

    id: str
    build: Callable[[AnyGame], BotPlayer]


@dataclass(frozen=True)
class LevelScore:
    """The result of a level against the level below.

    Attributes:
        level: The id of the level.
        below: The id of the level below.
        score: The score from 0 to 1; a draw counts half.
        games: The number of two-player games.
    """

    level: str
    below: str
    score: float
    games: int


STRENGTH_RANGES = ("beginner", "casual", "club", "expert", "master")
"""The five strength ranges, weakest first. Every game has at least one level in each."""

LEVEL_IDS = tuple(level for name in STRENGTH_RANGES for level in (name, f"{name}-plus"))
"""All possible level ids, weakest first: each range and its upper half.

A game lists the levels that it offers in LEVELS in its `bots.py`.
"""
