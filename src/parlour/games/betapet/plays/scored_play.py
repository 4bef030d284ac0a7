"""A play that may be made with its points, and what a move generator can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from parlour.core.value import Value
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Rack

POINT = 1000
"""Equities are whole numbers of thousandths of a point."""

LeaveValue = Callable[[Rack], int]
"""What a leave is worth, in thousandths of a point."""


class ScoredPlay(Value, frozen=True):
    """A play that may be made: its tiles, its points, and its leave, what stays on the rack."""

    tiles: tuple[PlacedLetter, ...]
    points: int
    leave: Rack


class MoveGenerator(Protocol):
    """Generates the plays of any rack on any board, with one list and tile set."""

    def all_plays(self, board: Board, premiums: str, rack: Rack) -> list[ScoredPlay]:
        """Return every play."""

    def best_play(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> ScoredPlay | None:
        """Return a play of the highest equity: whose points and leave together are worth most."""

    def best_plays(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue, most: int
    ) -> list[ScoredPlay]:
        """Return so many plays of the highest equity, the best first."""

    def plays_by_equity(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> Iterator[ScoredPlay]:
        """Yield every play, the best first."""
