"""Test matches in which the test chooses the drawn tiles and the turns."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.codec import encode
from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options, land_of
from parlour.games.carcassonne.rules.tiles import packaged_tiles

RULES, KINDS = GAME(), tile_kinds(packaged_tiles(), "drawn")

STACK = ("V", "D", "E", "U", "L", "B") * 3
"""A stack in which at least one tile fits any land."""


class Table:
    """A match in which the test chooses the drawn tiles and the turns."""

    def __init__(self, seats: int, options: Options | None = None) -> None:
        start = RULES.setup(options or Options(), seats, Rng(bytes(32))).state
        self.state = replace(start, stack=STACK)
        self.events: list[Any] = []

    def act(self, seat: int, action: Any) -> None:
        """Apply an action of a seat and record its events."""
        transition = RULES.apply(self.state, Seat(seat), action)
        self.state = transition.state
        self.events += transition.events

    def prepare(self, seat: int, tile: str, stack: tuple[str, ...] = STACK) -> None:
        """Make a seat the mover and give it a drawn tile."""
        self.state = replace(self.state, mover=Seat(seat), drawn=tile, stack=stack, phase="place")

    def place(
        self,
        seat: int,
        tile: str,
        x: int,
        y: int,
        degrees: int,
        meeple: str | None = None,
        *,
        last: bool = False,
    ) -> None:
        """Make a seat the mover and place a tile; `last` empties the stack first."""
        self.prepare(seat, tile, () if last else STACK)
        self.act(seat, Place(x, y, degrees // 90, meeple))

    def bet(self, bets: dict[int, str] | None = None) -> None:
        """Make all awaited seats bet: the given chip by seat, or none."""
        for seat in sorted(RULES.turn(self.state).seats):
            self.act(seat, Bet((bets or {}).get(seat)))

    def tile_number(self, x: int, y: int) -> int:
        """Return the number of the tile on a square."""
        return land_of(self.state, KINDS).at[x, y]

    @property
    def scores(self) -> list[int]:
        """The total points by seat."""
        return [scores.total for scores in self.state.scores]


def error_code(table: Table, seat: int, action: object) -> str:
    """Return the code of the error that an action raises, and check that the state is unchanged."""
    before = encode(table.state)
    with pytest.raises(Illegal) as error:
        table.act(seat, action)
    assert encode(table.state) == before
    return error.value.code


def table_in_bet_phase(seats: int = 2) -> Table:
    """Return a table in the phase `bet`; a road ends at the office of tile 1."""
    table = Table(seats)
    table.prepare(0, "BM07")
    table.act(0, Place(1, 0, 0))
    assert table.state.phase == "bet"
    return table


def table_with_one_stack() -> Table:
    """Return a table on which seat 1 has completed two roads at one office.

    The roads have three and five tiles.
    """
    table = Table(2)
    moves = (
        ("BM06", 0, -1, 270),
        ("V", 1, -1, 90),
        ("U", 0, -2, 0),
        ("V", 0, -3, 270),
        ("V", 1, -3, 0),
    )
    for number, (tile, x, y, degrees) in enumerate(moves):
        table.place(0, tile, x, y, degrees)
        if number == 0:
            table.bet({0: "K1", 1: "K5"})
    table.place(1, "W", 1, -2, 270)
    return table


def table_with_two_stacks() -> Table:
    """Return a table on which seat 1 has completed a city and a road with one tile.

    Two offices with chips border both the city of eight tiles and the road of three tiles.
    """
    table = Table(2)
    for tile, x, y, degrees in (("R", 0, 1, 180), ("N", -1, 1, 90), ("N", 1, 1, 180)):
        table.place(0, tile, x, y, degrees)
    table.place(0, "BM06", -1, 2, 0)
    table.bet({0: "K1", 1: "K6"})
    table.place(0, "E", -2, 2, 90)
    table.place(0, "BM06", 1, 2, 90)
    table.bet({0: "K2", 1: "K1"})
    table.place(0, "E", 2, 2, 270)
    table.place(1, "D", 0, 2, 0)
    return table
