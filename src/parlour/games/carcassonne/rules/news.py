"""What each reader is told of what happened. Happenings of this game hold no secret, so everybody is told the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import Happening, News
from parlour.games.carcassonne.rules.happenings import Began, ChipsLaid, Decided, Discarded, Ended, FeatureScored, StackSettled, TilePlaced
from parlour.games.carcassonne.rules.state import Turned


def told(happened: Sequence[Happening]) -> list[News]:
    """Return the lines of what happened, in its order."""
    return [line for one in happened for line in _lines(one)]


def _lines(one: Happening) -> Iterator[News]:
    match one:
        case Began(seat):
            yield News("began", seat, places=("0",))
        case TilePlaced():
            yield News("placed", one.seat, {"tile": one.tile, "meeple": one.meeple or "none"}, (one.place,))
        case Discarded(tile):
            yield News("discarded", None, {"tile": tile})
        case FeatureScored():
            what = f"{one.kind}-unfinished" if one.final and one.kind != "field" else one.kind
            details: dict[str, str | int] = {"points": one.points, "tiles": one.tiles, "shields": one.shields, "cities": one.cities}
            yield from (News(what, seat, details, one.places) for seat in one.seats)
        case Decided(seat):
            yield News("decided", seat)
        case ChipsLaid(seats, tile):
            yield from (News("laid", seat, {}, (str(tile),)) for seat in seats)
            if not seats:
                yield News("no-chips", None, {}, (str(tile),))
        case StackSettled(tile, chips, labels, places):
            parts = tuple(_chip(chip, label, where) for chip, label, where in zip(chips, labels, places, strict=True))
            yield News("settled", None, {"chips": len(chips)}, (str(tile),), parts)
        case Ended():
            yield News("ended")
        case _:
            raise TypeError(f"nothing of Carcassonne: {one}")


def _chip(chip: Turned, label: str, places: tuple[str, ...]) -> News:
    kind = {"c": "city", "r": "road"}.get(chip.segment[:1], "none")
    return News("chip", chip.seat, {"chip": label, "kind": kind, "tiles": chip.tiles, "points": chip.points}, places)
