"""What happens in Betta, and how it is told. Nothing of it is secret: which card was drawn is no happening.

The board names its places so: `3` is a display, `3/4` a cell of it, both counted from 0; `red-1` is a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import GameEvent, LogEntry, Seat
from parlour.games.betta.rules.state import Over, PlacedCard


class BettaMatchBegan(GameEvent, frozen=True):
    """The match began; `first` takes the first turn."""

    first: Seat


class CardPlaced(GameEvent, frozen=True):
    """A card was laid."""

    placed: PlacedCard


class BettaMatchEnded(GameEvent, frozen=True):
    """The match ended; `finals` holds, by seat, the points of each display."""

    why: Over
    finals: tuple[tuple[int, ...], ...]


def log_entries(events: Sequence[GameEvent]) -> Iterator[LogEntry]:
    """Yield what is told of it, to everybody alike."""
    for each in events:
        match each:
            case BettaMatchBegan():
                yield LogEntry("began", each.first)
            case CardPlaced():
                yield _card_entry(each.placed)
            case BettaMatchEnded():
                yield LogEntry("ended", None, {"why": each.why})
                for seat, points in enumerate(each.finals):
                    yield _displays_entry(Seat(seat), points)
            case _:
                raise TypeError(f"nothing of Betta: {each}")


def _card_entry(placed: PlacedCard) -> LogEntry:
    what = "pattern" if placed.pattern else "first" if placed.points else "laid"
    details: dict[str, str | int] = {
        "card": placed.card,
        "display": placed.display,
        "points": placed.points,
    }
    if placed.pattern:
        details["pattern"] = placed.pattern
    cells = (f"{placed.display}/{cell}" for cell in placed.cells)
    return LogEntry(what, placed.seat, details, (str(placed.display), *cells, placed.card))


def _displays_entry(seat: Seat, points: Sequence[int]) -> LogEntry:
    """Return what the displays bring a seat at the end, each that brings something being a part of it."""
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
