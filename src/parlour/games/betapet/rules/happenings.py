"""What happens in Betapet, and what each seat is told of it."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import GameEvent, LogEntry, Seat, Transition
from parlour.games.betapet.rules.actions import AnyAction, Exchange
from parlour.games.betapet.rules.board import SIZE, coordinate
from parlour.games.betapet.rules.scoring import ScoredWord
from parlour.games.betapet.rules.state import Rack, RecordEntry, State, rack_without
from parlour.games.betapet.rules.tiles import JOKER


class EntryRecorded(GameEvent, frozen=True):
    """A line was added to the record. Of an exchange, `given` and `drawn` are the tiles that went back and came: that seat's secret."""

    entry: RecordEntry
    given: Rack = ()
    drawn: Rack = ()


class PlayAnswered(GameEvent, frozen=True):
    """A seat answered a play while others have yet to answer; how, nobody is told."""

    seat: Seat


def build_transition(
    before: State, after: State, seat: Seat | None = None, action: AnyAction | None = None
) -> Transition[State]:
    """Return a step: the state after it, and what happened when this seat took this action, somebody left, or time was up."""
    events: list[GameEvent] = []
    for entry in after.entries[len(before.entries) :]:
        given = action.letters if isinstance(action, Exchange) and entry.kind == "exchange" else ()
        kept = rack_without(before.racks[entry.seat], given)
        drawn = (
            tuple((Counter(after.racks[entry.seat]) - Counter(kept)).elements()) if given else ()
        )
        events.append(EntryRecorded(entry, given, drawn))
    if seat is not None and before.doubt is not None and after.doubt is not None:
        events.append(PlayAnswered(seat))
    return Transition(after, tuple(events))


def log_entry(happening: GameEvent, reader: Seat | None) -> LogEntry:
    """Return what this seat (None: the public) is told of a happening; places are squares as `8H`."""
    if isinstance(happening, PlayAnswered):
        return LogEntry("answered", happening.seat)
    if not isinstance(happening, EntryRecorded):
        raise TypeError(f"nothing of Betapet: {happening}")
    entry = happening.entry
    seat = Seat(entry.seat)
    details: dict[str, str | int] = {
        "points": entry.points,
        "lost": -entry.points,
        "total": entry.total,
        "count": entry.count,
    }
    details["words"] = ", ".join(word.text.upper() for word in entry.words)
    details["letters"] = _rack_text(entry.letters)
    match entry.kind:
        case "play":
            main = entry.words[0]
            details |= {
                "word": main.text.upper(),
                "at": coordinate(main.squares[0], _is_down(main)),
            }
            parts = tuple(_word_entry(word, seat) for word in entry.words)
            return LogEntry(
                "bingo" if entry.bingo else "play", seat, details, _tile_squares(entry), parts
            )
        case "exchange" if seat == reader:
            return LogEntry(
                "exchange-own",
                seat,
                details
                | {"given": _rack_text(happening.given), "drawn": _rack_text(happening.drawn)},
            )
        case kind:
            return LogEntry(kind, seat, details, _tile_squares(entry))


def _word_entry(word: ScoredWord, seat: Seat) -> LogEntry:
    """Return one word of a play, with where it begins and which way it runs."""
    direction = "down" if _is_down(word) else "across"
    details: dict[str, str | int] = {
        "word": word.text.upper(),
        "at": coordinate(word.squares[0]),
        "direction": direction,
        "points": word.points,
    }
    return LogEntry("word", seat, details, tuple(map(coordinate, word.squares)))


def _is_down(word: ScoredWord) -> bool:
    return word.squares[1] - word.squares[0] == SIZE


def _tile_squares(entry: RecordEntry) -> tuple[str, ...]:
    return tuple(coordinate(tile.square) for tile in entry.tiles)


def _rack_text(rack: Rack) -> str:
    return " ".join("✦" if letter == JOKER else letter for letter in rack)
