"""The views, previews and log entries of Rowgame."""

from __future__ import annotations

from parlour.core.game import GameEvent, LogEntry, Preview, Seat, View


class RowgameView(View, frozen=True, kw_only=True):
    """The whole state, because the game has no secrets.

    Attributes:
        cells: The cells, row by row from the top.
        names: The names of the cells.
        scores: The points of each seat.
        mover: The seat to move.
    """

    cells: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    mover: Seat


class RowgamePreview(Preview, frozen=True, kw_only=True):
    """The preview of placing a token.

    Attributes:
        rows: The cells of the rows that the token would complete.
    """

    rows: tuple[str, ...] = ()


class TokenPlaced(GameEvent, frozen=True):
    """A token was placed.

    Attributes:
        seat: The seat that placed it.
        cell: The cell.
        rows: The rows that it completed, three cells each.
    """

    seat: Seat
    cell: str
    rows: tuple[tuple[str, ...], ...]


def log_entry_of(event: GameEvent) -> LogEntry:
    """Return the log entry of a placed token, with the places on the board to highlight."""
    if not isinstance(event, TokenPlaced):
        raise TypeError(f"not an event of Rowgame: {event}")
    places = (event.cell, *sorted({cell for row in event.rows for cell in row} - {event.cell}))
    return LogEntry(
        "scored" if event.rows else "placed",
        event.seat,
        {"cell": event.cell, "points": len(event.rows)},
        places,
    )
