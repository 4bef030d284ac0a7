"""The board of Rowgame, which the site draws."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.plugin.layout import Face, Grid, Layout, Part, Words
from parlour.scaffold.rowgame.rules.state import EMPTY_CELL
from parlour.scaffold.rowgame.rules.view import RowgameView


def board_layout(view: RowgameView) -> Layout:
    """Return a grid whose parts have the names of the cells, which actions contain."""
    side = round(len(view.cells) ** 0.5)
    cells = zip(view.names, view.cells, strict=True)
    board = Grid(
        id="board",
        words=Words("board"),
        columns=side,
        parts=tuple(_cell_part(name, cell) for name, cell in cells),
        column_names=tuple("abcde"[:side]),
        row_names=tuple("12345"[:side]),
    )
    return Layout(
        pieces=(board,), badges=tuple(Face(seat=Seat(seat)) for seat in range(len(view.scores)))
    )


def _cell_part(name: str, cell: str) -> Part:
    if cell == EMPTY_CELL:
        return Part(name, Words("free", {"cell": name}))
    seat = Seat(int(cell))
    return Part(name, Words("token", {"cell": name}, seat), Face(seat=seat))
