"""The log entries for each seat: other seats' bids and draws show only a number of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from parlour.core.game import GameEvent, LogEntry, Seat, replace
from parlour.games.bulbous.rules.cards import sorted_cards
from parlour.games.bulbous.rules.happenings import (
    BidsRevealed,
    BulbousMatchEnded,
    CardAdded,
    ChoiceMade,
    DeckReshuffled,
    HandRefilled,
    OrderFixed,
    RoundBegan,
    SpecimenBrought,
    SpecimenCompleted,
)
from parlour.games.bulbous.rules.notation import cards_text
from parlour.games.bulbous.rules.scoring import SeatScore
from parlour.games.bulbous.rules.state import Reveal


def log_entries(events: Sequence[GameEvent], reader: Seat | None) -> Sequence[LogEntry]:
    """Return the log entries of events for a reader, which is None for spectators."""
    return [
        line
        for happening in _with_sorted_draws(events, reader)
        for line in _entries_of_event(happening, reader)
    ]


def _with_sorted_draws(events: Sequence[GameEvent], reader: Seat | None) -> Iterator[GameEvent]:
    """Yield the events, with the reader's own draws distributed in sorted order.

    The reader's hand does not show which cards were drawn first, so the log must not show it
    either. The draws stay unchanged if the discards were reshuffled in between. Otherwise a swap
    could seem to draw a card that it discarded.
    """
    reshuffled = any(isinstance(one, DeckReshuffled) for one in events)
    draws = [
        card
        for one in events
        if isinstance(one, ChoiceMade | HandRefilled) and one.seat == reader
        for card in one.drawn
    ]
    cards = iter(draws if reshuffled else sorted_cards(draws))
    for one in events:
        if isinstance(one, ChoiceMade | HandRefilled) and one.seat == reader:
            one = replace(one, drawn=tuple(islice(cards, len(one.drawn))))
        yield one


def _entries_of_event(happening: GameEvent, reader: Seat | None) -> Sequence[LogEntry]:
    match happening:
        case SpecimenBrought(seat, colour, size, last):
            found = [LogEntry("brought", seat, {"colour": colour, "size": size}, (colour,))]
            return (
                [*found, LogEntry("last", seat, {"colour": colour}, (colour,))] if last else found
            )
        case RoundBegan(number, first, final):
            return [LogEntry("final" if final else "round", first, {"round": number})]
        case OrderFixed(seat, colours):
            parts = tuple(
                LogEntry("contested", None, {"colour": colour, "place": place}, (colour,))
                for place, colour in enumerate(colours)
            )
            return [
                LogEntry(
                    "order" if len(colours) > 1 else "next",
                    seat,
                    {"colour": colours[0]},
                    colours,
                    parts,
                )
            ]
        case ChoiceMade():
            return _choice_entry(happening, reader)
        case DeckReshuffled(count):
            return [LogEntry("reshuffled", None, {"count": count})]
        case BidsRevealed(reveal):
            return [_reveal_entry(reveal)]
        case CardAdded(seat, colour, card):
            details: dict[str, str | int] = (
                {} if seat != reader else {"card": cards_text(card) if card else ""}
            )
            return [LogEntry("added", seat, details, (colour,))]
        case SpecimenCompleted(specimen, leaders, points):
            details = {
                "colour": specimen.colour,
                "size": specimen.size,
                "points": points,
                "leaders": len(leaders),
            }
            parts = tuple(LogEntry("majority", seat, {"points": points}) for seat in leaders)
            return [
                LogEntry(
                    "complete",
                    leaders[0] if len(leaders) == 1 else None,
                    details,
                    (specimen.colour,),
                    parts,
                )
            ]
        case HandRefilled(seat, drawn):
            return [
                LogEntry(
                    "refilled", seat, {"count": len(drawn), **_own_cards(drawn, seat == reader)}
                )
            ]
        case BulbousMatchEnded(why, scores):
            parts = tuple(_score_entry(Seat(seat), score) for seat, score in enumerate(scores))
            return [LogEntry("ended", None, {"why": why}, (), parts)]
        case _:
            raise TypeError(f"nothing of Bulbous: {happening}")


def _choice_entry(happening: ChoiceMade, reader: Seat | None) -> Sequence[LogEntry]:
    """Return the log entry of a seat's choice; only that seat sees the cards it bid or drew."""
    seat, choice, own = happening.seat, happening.choice, happening.seat == reader
    places = (happening.colour,)
    if choice.do == "bid":
        sealed: dict[str, str | int] = {"count": len(choice.cards)}
        if own:
            sealed["cards"] = cards_text(*choice.cards)
        return [LogEntry("bid", seat, sealed, places)]
    details: dict[str, str | int] = {"drawn": choice.drawn, **_own_cards(happening.drawn, own)}
    if choice.do == "swap":
        details |= {"count": len(choice.cards), "swapped": cards_text(*choice.cards)}
    return [LogEntry(choice.do, seat, details, places)]


def _own_cards(drawn: tuple[str, ...], own: bool) -> dict[str, str | int]:
    """Return the drawn cards as log details if they belong to the reader, else no details."""
    return {"cards": cards_text(*drawn)} if own and drawn else {}


def _reveal_entry(reveal: Reveal) -> LogEntry:
    """Return the log entry of revealed bids; if a bid won, the entry names the bids it beat."""
    parts = tuple(
        LogEntry(
            "turned",
            one.seat,
            {
                "cards": cards_text(*one.cards, *([one.added] if one.added else [])),
                "value": one.value,
                "wild": int(one.wild),
            },
        )
        for one in reveal.turned
        if one.do == "bid"
    )
    details: dict[str, str | int] = {
        "colour": reveal.colour,
        "size": reveal.size,
        "bids": len(parts),
    }
    places: tuple[str, ...] = (reveal.colour,)
    best = [one for one in reveal.turned if one.seat == reveal.winner or one.seat in reveal.tied]
    if best:
        details |= {"value": best[0].value, "wild": int(best[0].wild)}
    if reveal.tied:
        details["tied"] = len(reveal.tied)
    if reveal.space is not None:
        details["bulb"] = reveal.space + 1
        places = (reveal.colour, f"{reveal.colour}-bulb-{reveal.space}")
    return LogEntry(reveal.result, reveal.winner, details, places, parts)


def _score_entry(seat: Seat, score: SeatScore) -> LogEntry:
    """Return the log entry of a seat's points by source; collections appear only if any scored."""
    details: dict[str, str | int] = {
        "points": score.total,
        "bulbs": score.bulbs,
        "majorities": score.majorities,
    }
    return LogEntry(
        "scored",
        seat,
        details
        | {
            name: points
            for name, points in (("colours", score.colours), ("sizes", score.sizes))
            if points
        },
    )
