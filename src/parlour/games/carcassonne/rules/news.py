"""What each reader is told of what happened. Happenings of this game hold no secret, so everybody is told the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import GameEvent, LogEntry
from parlour.games.carcassonne.rules.happenings import (
    ChipsLaid,
    FeatureScored,
    FinalScoringBegan,
    SeatDecided,
    StackSettled,
    StartingPlayerDrawn,
    TileDiscarded,
    TilePlaced,
)
from parlour.games.carcassonne.rules.state import RevealedChip


def log_entries(events: Sequence[GameEvent]) -> list[LogEntry]:
    """Return the lines of what happened, in its order."""
    return [line for one in events for line in _entries_of_event(one)]


def _entries_of_event(one: GameEvent) -> Iterator[LogEntry]:
    match one:
        case StartingPlayerDrawn(seat):
            yield LogEntry("began", seat, places=("0",))
        case TilePlaced():
            yield LogEntry(
                "placed", one.seat, {"tile": one.tile, "meeple": one.meeple or "none"}, (one.place,)
            )
        case TileDiscarded(tile):
            yield LogEntry("discarded", None, {"tile": tile})
        case FeatureScored():
            what = f"{one.kind}-unfinished" if one.final and one.kind != "field" else one.kind
            details: dict[str, str | int] = {
                "points": one.points,
                "tiles": one.tiles,
                "shields": one.shields,
                "cities": one.cities,
            }
            yield from (LogEntry(what, seat, details, one.places) for seat in one.seats)
        case SeatDecided(seat):
            yield LogEntry("decided", seat)
        case ChipsLaid(seats, tile):
            yield from (LogEntry("laid", seat, {}, (str(tile),)) for seat in seats)
            if not seats:
                yield LogEntry("no-chips", None, {}, (str(tile),))
        case StackSettled(tile, chips, labels, places):
            parts = tuple(
                _chip_entry(chip, label, where)
                for chip, label, where in zip(chips, labels, places, strict=True)
            )
            yield LogEntry("settled", None, {"chips": len(chips)}, (str(tile),), parts)
        case FinalScoringBegan():
            yield LogEntry("ended")
        case _:
            raise TypeError(f"nothing of Carcassonne: {one}")


def _chip_entry(chip: RevealedChip, label: str, places: tuple[str, ...]) -> LogEntry:
    kind = {"c": "city", "r": "road"}.get(chip.segment[:1], "none")
    return LogEntry(
        "chip",
        chip.seat,
        {"chip": label, "kind": kind, "tiles": chip.tiles, "points": chip.points},
        places,
    )
