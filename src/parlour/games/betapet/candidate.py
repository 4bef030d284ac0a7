"""A play that may be made, and what somebody who knows them all can be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from parlour.core.value import Value
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.placement import Placed
from parlour.games.betapet.rules.state import Rack

Worth = Callable[[Rack], int]
"""What a leave is worth, in thousandths of a point."""


class Candidate(Value, frozen=True):
    """A play that may be made: its tiles, its points, and what stays on the rack."""

    tiles: tuple[Placed, ...]
    points: int
    leave: Rack


class Finder(Protocol):
    """Knows the plays of any rack on any board."""

    def every(self, board: Board, premiums: str, rack: Rack) -> list[Candidate]:
        """Return every play."""

    def finest(self, board: Board, premiums: str, rack: Rack, worth: Worth) -> Candidate | None:
        """Return a play whose points and leave together are worth most."""
