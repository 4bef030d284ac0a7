"""Charm cards: numbers and a double in four colours, and a wild for each of the two symbols."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from parlour.core.value import Value

Colour = Literal["blue", "red", "green", "yellow"]
Symbol = Literal["circle", "triangle"]
Kind = Literal["number", "double", "wild"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SYMBOL: dict[Colour, Symbol] = {colour: SYMBOLS[place % 2] for place, colour in enumerate(COLOURS)}
"""Colours of the two symbols alternate, so that the first colours go to the seats as they sit."""

NUMBERS = range(3, 10)


class Card(Value, frozen=True):
    """A charm card; a wild has no colour, a double or wild no number."""

    id: str
    kind: Kind
    symbol: Symbol
    colour: Colour | None = None
    number: int = 0


def _cards() -> Iterable[Card]:
    for colour in COLOURS:
        for number in NUMBERS:
            yield Card(f"{colour}-{number}", "number", SYMBOL[colour], colour, number)
        yield Card(f"{colour}-x2", "double", SYMBOL[colour], colour)
    for symbol in SYMBOLS:
        yield Card(f"wild-{symbol}", "wild", symbol)


CARDS = {card.id: card for card in _cards()}
"""The 34 charm cards by id, colour by colour, the wilds last."""

PLACE = {card: place for place, card in enumerate(CARDS)}
"""Where each card stands in that order: hands, deck and bids are sorted by it."""


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards in the order of the whole deck."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def fits(card: str, colour: Colour) -> bool:
    """Return whether a card may count in a bid for a specimen of a colour: by its colour, or a wild by its symbol."""
    known = CARDS[card]
    return known.colour == colour or (known.kind == "wild" and known.symbol == SYMBOL[colour])
