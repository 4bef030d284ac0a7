"""The events of a match, and their log entries for each seat."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import GameEvent, LogEntry, Seat, Transition
from parlour.games.betapet.rules.actions import AnyAction, Exchange
from parlour.games.betapet.rules.board import SIZE, coordinate
from parlour.games.betapet.rules.scoring import ScoredWord
from parlour.games.betapet.rules.state import Rack, RecordEntry, State, rack_without
from parlour.games.betapet.rules.tiles import JOKER


class EntryRecorded(GameEvent, frozen=True):
    """The event that an entry was added to the record of turns."""

    entry: RecordEntry
    """The entry."""

    given: Rack = ()
    """The tiles that an exchange returned; secret to other seats."""

    drawn: Rack = ()
    """The tiles that an exchange drew; secret to other seats."""


class PlayAnswered(GameEvent, frozen=True):
    """The event that a seat answered a play while other answers are missing.

    The answer itself is secret.
    """

    seat: Seat
    """The seat."""


def build_transition(
    before: State, after: State, seat: Seat | None = None, action: AnyAction | None = None
) -> Transition[State]:
    """Build the transition between two states, with an event for each new record entry.

    Args:
        before: The state before.
        after: The state after.
        seat: The seat that acted; None if a seat left or the time was up.
        action: The action.
    """
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


def log_entry(event: GameEvent, reader: Seat | None) -> LogEntry:
    """Return the log entry of an event as shown to a seat, or to the public for None.

    Squares have names such as `8H`.
    """
    if isinstance(event, PlayAnswered):
        return LogEntry("answered", event.seat)
    if not isinstance(event, EntryRecorded):
        raise TypeError(f"not an event of Betapet: {event}")
    entry = event.entry
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
                details | {"given": _rack_text(event.given), "drawn": _rack_text(event.drawn)},
            )
        case kind:
            return LogEntry(kind, seat, details, _tile_squares(entry))


def _word_entry(word: ScoredWord, seat: Seat) -> LogEntry:
    """Return the log entry of one word of a play, with its first square and direction."""
    direction = "down" if _is_down(word) else "across"
    details: dict[str, str | int] = {
        "word": word.text.upper(),
        "at": coordinate(word.squares[0], _is_down(word)),
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
