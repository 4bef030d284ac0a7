"""The board of Reversi, which the site draws."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.plugin.layout import Face, Grid, Layout, Part, Words
from parlour_reversi.rules.board import COLUMNS
from parlour_reversi.rules.view import EMPTY_CELL, ReversiView

DISCS = (Face(glyph="disc", colour="dark"), Face(glyph="disc", colour="light"))
"""The disc of each seat."""


def board_layout(view: ReversiView) -> Layout:
    """Return a grid whose parts have the names of the cells, which actions contain."""
    side = round(len(view.cells) ** 0.5)
    cells = zip(view.names, view.cells, strict=True)
    board = Grid(
        id="board",
        words=Words("board"),
        columns=side,
        parts=tuple(_cell_part(name, disc) for name, disc in cells),
        column_names=tuple(COLUMNS[:side]),
        row_names=tuple(str(row + 1) for row in range(side)),
    )
    last_move = () if view.placed is None else (view.placed,)
    return Layout(pieces=(board,), last_move=last_move, badges=DISCS)


def _cell_part(name: str, disc: str) -> Part:
    if disc == EMPTY_CELL:
        return Part(name, Words("free", {"cell": name}))
    seat = Seat(int(disc))
    kind = ("dark", "light")[seat]
    return Part(name, Words(kind, {"cell": name}), DISCS[seat])
