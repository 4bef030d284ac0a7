"""The events of Betta and their log entries.

All events are public; drawing a card is not an event. Log entries name places on the board: `3` is
a display, `3/4` a cell of it, both counted from 0, and `red-1` is a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import GameEvent, LogEntry, Seat
from parlour.games.betta.rules.state import Over, PlacedCard


class BettaMatchBegan(GameEvent, frozen=True):
    """The match began; the seat `first` takes the first turn."""

    first: Seat


class CardPlaced(GameEvent, frozen=True):
    """A card was laid."""

    placed: PlacedCard


class BettaMatchEnded(GameEvent, frozen=True):
    """The match ended.

    Attributes:
        finals: The final points of each display, by seat.
    """

    why: Over
    finals: tuple[tuple[int, ...], ...]


def log_entries(events: Sequence[GameEvent]) -> Iterator[LogEntry]:
    """Yield the log entries of events."""
    for event in events:
        match event:
            case BettaMatchBegan():
                yield LogEntry("began", event.first)
            case CardPlaced():
                yield _card_entry(event.placed)
            case BettaMatchEnded():
                yield LogEntry("ended", None, {"why": event.why})
                for seat, points in enumerate(event.finals):
                    yield _displays_entry(Seat(seat), points)
            case _:
                raise TypeError(f"not an event of Betta: {event}")


def _card_entry(placed: PlacedCard) -> LogEntry:
    kind = "pattern" if placed.pattern else "first" if placed.points else "laid"
    details: dict[str, str | int] = {
        "card": placed.card,
        "display": placed.display,
        "points": placed.points,
    }
    if placed.pattern:
        details["pattern"] = placed.pattern
    cells = (f"{placed.display}/{cell}" for cell in placed.cells)
    return LogEntry(kind, placed.seat, details, (str(placed.display), *cells, placed.card))


def _displays_entry(seat: Seat, points: Sequence[int]) -> LogEntry:
    """Return the log entry of a seat's final points, with a part for each display that scored."""
    parts = tuple(
        LogEntry("display", seat, {"display": display, "points": worth}, (str(display),))
        for display, worth in enumerate(points)
        if worth
    )
    return LogEntry(
        "displays",
        seat,
        {"points": sum(points)},
        tuple(place for part in parts for place in part.places),
        parts,
    )
