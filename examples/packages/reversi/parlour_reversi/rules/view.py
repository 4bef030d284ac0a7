"""The views and log entries of Reversi."""

from __future__ import annotations

from parlour.core.game import GameEvent, LogEntry, Seat, View
from parlour_reversi.rules.board import bits_of, cell_names
from parlour_reversi.rules.state import State

EMPTY_CELL = "."
"""An empty cell in `ReversiView.cells`; a disc is the digit of its seat."""


class ReversiView(View, frozen=True, kw_only=True):
    """The whole state, because the game has no secrets.

    Attributes:
        cells: The cells, row by row from the top.
        names: The names of the cells.
        counts: The number of discs of each seat.
        mover: The seat to move.
        placed: The cell of the last disc, or None.
        turned: The cells of the discs that it turned over.
    """

    cells: str
    names: tuple[str, ...]
    counts: tuple[int, int]
    mover: Seat
    placed: str | None
    turned: tuple[str, ...]


class DiscPlaced(GameEvent, frozen=True):
    """A disc was placed.

    Attributes:
        seat: The seat that placed it.
        cell: The cell.
        turned: The cells of the discs that it turned over.
    """

    seat: Seat
    cell: str
    turned: tuple[str, ...]


class Passed(GameEvent, frozen=True):
    """A seat could not place a disc.

    Attributes:
        seat: The seat.
    """

    seat: Seat


def view_of(state: State) -> ReversiView:
    """Return the view of a state."""
    names = cell_names(state.side)
    cells = [EMPTY_CELL] * len(names)
    for seat, discs in enumerate(state.discs):
        for cell in bits_of(discs):
            cells[cell] = str(seat)
    return ReversiView(
        cells="".join(cells),
        names=names,
        counts=state.counts,
        mover=state.mover,
        placed=None if state.placed is None else names[state.placed],
        turned=tuple(names[cell] for cell in bits_of(state.turned)),
    )


def state_of(view: ReversiView) -> State:
    """Return the state of a view."""
    dark, light = (
        sum(1 << cell for cell, disc in enumerate(view.cells) if disc == str(seat))
        for seat in range(2)
    )
    return State(
        side=round(len(view.cells) ** 0.5),
        discs=(dark, light),
        mover=view.mover,
        placed=None if view.placed is None else view.names.index(view.placed),
        turned=sum(1 << view.names.index(name) for name in view.turned),
    )


def log_entry_of(event: GameEvent) -> LogEntry:
    """Return the log entry of an event, with the places on the board to highlight."""
    match event:
        case DiscPlaced(seat, cell, turned):
            return LogEntry("placed", seat, {"cell": cell, "turned": len(turned)}, (cell, *turned))
        case Passed(seat):
            return LogEntry("passed", seat)
    raise TypeError(f"not an event of Reversi: {event}")
