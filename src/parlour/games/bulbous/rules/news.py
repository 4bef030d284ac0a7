"""What each seat may hear of what happened: bids by their number of cards, draws by their count, all else whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from parlour.core.game import Happening, News, Seat, replace
from parlour.games.bulbous.rules.cards import in_order
from parlour.games.bulbous.rules.happenings import Added, Began, Brought, Chose, Completed, Ended, Ordered, Refilled, Reshuffled, Revealed
from parlour.games.bulbous.rules.notation import short
from parlour.games.bulbous.rules.scoring import Score
from parlour.games.bulbous.rules.state import Reveal


def told(happened: Sequence[Happening], reader: Seat | None) -> Sequence[News]:
    """Return the share of one reader (None: the public) in what happened."""
    return [line for happening in _in_one_go(happened, reader) for line in _lines(happening, reader)]


def _in_one_go(happened: Sequence[Happening], reader: Seat | None) -> Iterator[Happening]:
    """Yield what happened, the cards that the reader swapped for and was refilled with being told in the order of the deck's colours.

    Its hand does not show which of them came first, so the news must not either. Where discards became the deck in between, the swap
    could be told to have drawn what it had just laid off: there they stay as they came.
    """
    reshuffled = any(isinstance(one, Reshuffled) for one in happened)
    draws = [card for one in happened if isinstance(one, Chose | Refilled) and one.seat == reader for card in one.drawn]
    cards = iter(draws if reshuffled else in_order(draws))
    for one in happened:
        if isinstance(one, Chose | Refilled) and one.seat == reader:
            one = replace(one, drawn=tuple(islice(cards, len(one.drawn))))
        yield one


def _lines(happening: Happening, reader: Seat | None) -> Sequence[News]:
    match happening:
        case Brought(seat, colour, size, last):
            found = [News("brought", seat, {"colour": colour, "size": size}, (colour,))]
            return [*found, News("last", seat, {"colour": colour}, (colour,))] if last else found
        case Began(number, first, final):
            return [News("final" if final else "round", first, {"round": number})]
        case Ordered(seat, colours):
            parts = tuple(News("contested", None, {"colour": colour, "place": place}, (colour,)) for place, colour in enumerate(colours))
            return [News("order" if len(colours) > 1 else "next", seat, {"colour": colours[0]}, colours, parts)]
        case Chose():
            return _chose(happening, reader)
        case Reshuffled(count):
            return [News("reshuffled", None, {"count": count})]
        case Revealed(reveal):
            return [_revealed(reveal)]
        case Added(seat, colour, card):
            details: dict[str, str | int] = {} if seat != reader else {"card": short(card) if card else ""}
            return [News("added", seat, details, (colour,))]
        case Completed(specimen, leaders, points):
            details = {"colour": specimen.colour, "size": specimen.size, "points": points, "leaders": len(leaders)}
            parts = tuple(News("majority", seat, {"points": points}) for seat in leaders)
            return [News("complete", leaders[0] if len(leaders) == 1 else None, details, (specimen.colour,), parts)]
        case Refilled(seat, drawn):
            return [News("refilled", seat, {"count": len(drawn), **_own(drawn, seat == reader)})]
        case Ended(why, scores):
            parts = tuple(_scored(Seat(seat), score) for seat, score in enumerate(scores))
            return [News("ended", None, {"why": why}, (), parts)]
        case _:
            raise TypeError(f"nothing of Bulbous: {happening}")


def _chose(happening: Chose, reader: Seat | None) -> Sequence[News]:
    """Tell what a seat did; the cards of a bid and those drawn are for that seat alone."""
    seat, choice, own = happening.seat, happening.choice, happening.seat == reader
    places = (happening.colour,)
    if choice.do == "bid":
        sealed: dict[str, str | int] = {"count": len(choice.cards)}
        if own:
            sealed["cards"] = short(*choice.cards)
        return [News("bid", seat, sealed, places)]
    details: dict[str, str | int] = {"drawn": choice.drawn, **_own(happening.drawn, own)}
    if choice.do == "swap":
        details |= {"count": len(choice.cards), "swapped": short(*choice.cards)}
    return [News(choice.do, seat, details, places)]


def _own(drawn: tuple[str, ...], own: bool) -> dict[str, str | int]:
    """Return the cards drawn for whoever drew them."""
    return {"cards": short(*drawn)} if own and drawn else {}


def _revealed(reveal: Reveal) -> News:
    """Tell how a turn came out; the winner's line names what it beat."""
    parts = tuple(
        News("turned", one.seat, {"cards": short(*one.cards, *([one.added] if one.added else [])), "value": one.value, "wild": int(one.wild)})
        for one in reveal.turned
        if one.do == "bid"
    )
    details: dict[str, str | int] = {"colour": reveal.colour, "size": reveal.size, "bids": len(parts)}
    places: tuple[str, ...] = (reveal.colour,)
    best = [one for one in reveal.turned if one.seat == reveal.winner or one.seat in reveal.tied]
    if best:
        details |= {"value": best[0].value, "wild": int(best[0].wild)}
    if reveal.tied:
        details["tied"] = len(reveal.tied)
    if reveal.space is not None:
        details["bulb"] = reveal.space + 1
        places = (reveal.colour, f"{reveal.colour}-bulb-{reveal.space}")
    return News(reveal.result, reveal.winner, details, places, parts)


def _scored(seat: Seat, score: Score) -> News:
    """Tell a seat's points and where they come from; collections only where there are any."""
    details: dict[str, str | int] = {"points": score.total, "bulbs": score.bulbs, "majorities": score.majorities}
    return News("scored", seat, details | {name: points for name, points in (("colours", score.colours), ("sizes", score.sizes)) if points})
