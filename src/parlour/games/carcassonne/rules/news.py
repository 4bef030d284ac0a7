"""Conversion of events to log entries.

The entries are public, because no event holds a secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import GameEvent, LogEntry
from parlour.games.carcassonne.rules.events import (
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
    """Return the log entries of a sequence of events, in order."""
    return [entry for event in events for entry in _entries_of_event(event)]


def _entries_of_event(event: GameEvent) -> Iterator[LogEntry]:
    match event:
        case StartingPlayerDrawn(seat):
            yield LogEntry("began", seat, places=("0",))
        case TilePlaced():
            yield LogEntry(
                "placed",
                event.seat,
                {"tile": event.tile, "meeple": event.meeple or "none"},
                (event.place,),
            )
        case TileDiscarded(tile):
            yield LogEntry("discarded", None, {"tile": tile})
        case FeatureScored():
            what = (
                f"{event.kind}-unfinished" if event.final and event.kind != "field" else event.kind
            )
            details: dict[str, str | int] = {
                "points": event.points,
                "tiles": event.tiles,
                "shields": event.shields,
                "cities": event.cities,
            }
            yield from (LogEntry(what, seat, details, event.places) for seat in event.seats)
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
            raise TypeError(f"not an event of Carcassonne: {event}")


def _chip_entry(chip: RevealedChip, label: str, places: tuple[str, ...]) -> LogEntry:
    kind = {"c": "city", "r": "road"}.get(chip.segment[:1], "none")
    return LogEntry(
        "chip",
        chip.seat,
        {"chip": label, "kind": kind, "tiles": chip.tiles, "points": chip.points},
        places,
    )
