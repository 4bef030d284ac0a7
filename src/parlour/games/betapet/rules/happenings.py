"""What happens in Betapet, and what each seat is told of it."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import Happening, News, Seat, Transition
from parlour.games.betapet.rules.actions import AnyAction, Exchange
from parlour.games.betapet.rules.board import SIZE, coordinate
from parlour.games.betapet.rules.scoring import Word
from parlour.games.betapet.rules.state import Entry, Rack, State, without
from parlour.games.betapet.rules.tiles import JOKER


class Recorded(Happening, frozen=True):
    """A line was added to the record. Of an exchange, `given` and `drawn` are the tiles that went back and came: that seat's secret."""

    entry: Entry
    given: Rack = ()
    drawn: Rack = ()


class Answered(Happening, frozen=True):
    """A seat answered a play while others have yet to answer; how, nobody is told."""

    seat: Seat


def transition(before: State, after: State, seat: Seat | None = None, action: AnyAction | None = None) -> Transition[State]:
    """Return a step: the state after it, and what happened when this seat took this action, somebody left, or time was up."""
    happened: list[Happening] = []
    for entry in after.entries[len(before.entries) :]:
        given = action.letters if isinstance(action, Exchange) and entry.kind == "exchange" else ()
        kept = without(before.racks[entry.seat], given)
        drawn = tuple((Counter(after.racks[entry.seat]) - Counter(kept)).elements()) if given else ()
        happened.append(Recorded(entry, given, drawn))
    if seat is not None and before.doubt is not None and after.doubt is not None:
        happened.append(Answered(seat))
    return Transition(after, tuple(happened))


def news_of(happening: Happening, reader: Seat | None) -> News:
    """Return what this seat (None: the public) is told of a happening; places are squares as `8H`."""
    if isinstance(happening, Answered):
        return News("answered", happening.seat)
    if not isinstance(happening, Recorded):
        raise TypeError(f"nothing of Betapet: {happening}")
    entry = happening.entry
    seat = Seat(entry.seat)
    details: dict[str, str | int] = {"points": entry.points, "lost": -entry.points, "total": entry.total, "count": entry.count}
    details["words"] = ", ".join(word.text.upper() for word in entry.words)
    details["letters"] = _shown(entry.letters)
    match entry.kind:
        case "play":
            main = entry.words[0]
            details |= {"word": main.text.upper(), "at": coordinate(main.squares[0], _down(main))}
            parts = tuple(_word(word, seat) for word in entry.words)
            return News("bingo" if entry.bingo else "play", seat, details, _places(entry), parts)
        case "exchange" if seat == reader:
            return News("exchange-own", seat, details | {"given": _shown(happening.given), "drawn": _shown(happening.drawn)})
        case kind:
            return News(kind, seat, details, _places(entry))


def _word(word: Word, seat: Seat) -> News:
    """Return one word of a play, with where it begins and which way it runs."""
    direction = "down" if _down(word) else "across"
    details: dict[str, str | int] = {"word": word.text.upper(), "at": coordinate(word.squares[0]), "direction": direction, "points": word.points}
    return News("word", seat, details, tuple(map(coordinate, word.squares)))


def _down(word: Word) -> bool:
    return word.squares[1] - word.squares[0] == SIZE


def _places(entry: Entry) -> tuple[str, ...]:
    return tuple(coordinate(tile.square) for tile in entry.tiles)


def _shown(rack: Rack) -> str:
    return " ".join("✦" if letter == JOKER else letter for letter in rack)
