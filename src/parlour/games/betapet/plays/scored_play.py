"""A play with its points, and the interface of move generators."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from parlour.core.value import Value
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Rack

POINT = 1000
"""The number of equity units in a point; equities are in thousandths of a point."""

WAITING_COST = 10 * POINT
"""The cost of keeping tiles with an empty bag, in addition to twice their points."""

LeaveValue = Callable[[Rack], int]
"""A function that returns the value of a leave, in thousandths of a point."""


class ScoredPlay(Value, frozen=True):
    """A legal play with its points and the leave."""

    tiles: tuple[PlacedLetter, ...]
    """The tiles."""

    points: int
    """The points."""

    leave: Rack
    """The tiles that stay on the rack."""


class MoveGenerator(Protocol):
    """A generator of the plays of a rack on a board, for one word list and tile set."""

    def all_plays(self, board: Board, premiums: str, rack: Rack) -> list[ScoredPlay]:
        """Return every legal play with its points and leave; the order is arbitrary."""

    def best_play(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> ScoredPlay | None:
        """Return a play of the highest equity, or None if there is no legal play.

        The equity of a play is its points plus the value of its leave.
        """

    def best_plays(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue, count: int
    ) -> list[ScoredPlay]:
        """Return up to `count` plays of the highest equity, best first."""

    def plays_by_equity(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> Iterator[ScoredPlay]:
        """Yield every legal play in descending order of equity."""
