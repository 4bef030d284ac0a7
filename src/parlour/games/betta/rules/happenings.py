"""What happens in Betta, and how it is told. Nothing of it is secret: which card was drawn is no happening.

The board names its places so: `3` is a display, `3/4` a cell of it, both counted from 0; `red-1` is a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import Happening, News, Seat
from parlour.games.betta.rules.state import Over, Placed


class Began(Happening, frozen=True):
    """The match began; `first` takes the first turn."""

    first: Seat


class Laid(Happening, frozen=True):
    """A card was laid."""

    placed: Placed


class Ended(Happening, frozen=True):
    """The match ended; `finals` holds, by seat, the points of each display."""

    why: Over
    finals: tuple[tuple[int, ...], ...]


def news(happened: Sequence[Happening]) -> Iterator[News]:
    """Yield what is told of it, to everybody alike."""
    for each in happened:
        match each:
            case Began():
                yield News("began", each.first)
            case Laid():
                yield _laid(each.placed)
            case Ended():
                yield News("ended", None, {"why": each.why})
                for seat, points in enumerate(each.finals):
                    yield _displays(Seat(seat), points)
            case _:
                raise TypeError(f"nothing of Betta: {each}")


def _laid(placed: Placed) -> News:
    what = "pattern" if placed.pattern else "first" if placed.points else "laid"
    details: dict[str, str | int] = {"card": placed.card, "display": placed.display, "points": placed.points}
    if placed.pattern:
        details["pattern"] = placed.pattern
    cells = (f"{placed.display}/{cell}" for cell in placed.cells)
    return News(what, placed.seat, details, (str(placed.display), *cells, placed.card))


def _displays(seat: Seat, points: Sequence[int]) -> News:
    """Return what the displays bring a seat at the end, each that brings something being a part of it."""
    parts = tuple(News("display", seat, {"display": display, "points": worth}, (str(display),)) for display, worth in enumerate(points) if worth)
    return News("displays", seat, {"points": sum(points)}, tuple(place for part in parts for place in part.places), parts)
