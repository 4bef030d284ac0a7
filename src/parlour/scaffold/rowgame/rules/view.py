"""What a seat sees, and what it is told."""

from __future__ import annotations

from parlour.core.game import GameEvent, LogEntry, Preview, Seat, View


class RowgameView(View, frozen=True, kw_only=True):
    """Everything: there are no secrets. `names` are the cells' names in the order of `cells`."""

    cells: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    mover: Seat


class RowgamePreview(Preview, frozen=True, kw_only=True):
    """What a token would make: its points, and the cells of its rows."""

    rows: tuple[str, ...] = ()


class TokenPlaced(GameEvent, frozen=True):
    """A token was placed, and made these rows, each of three cells."""

    seat: Seat
    cell: str
    rows: tuple[tuple[str, ...], ...]


def log_entry_of(placed: GameEvent) -> LogEntry:
    """Return what everybody is told of a token; its places light the board when somebody points at the line."""
    if not isinstance(placed, TokenPlaced):
        raise TypeError(f"nothing of Rowgame: {placed}")
    places = (placed.cell, *sorted({cell for row in placed.rows for cell in row} - {placed.cell}))
    return LogEntry(
        "scored" if placed.rows else "placed",
        placed.seat,
        {"cell": placed.cell, "points": len(placed.rows)},
        places,
    )
