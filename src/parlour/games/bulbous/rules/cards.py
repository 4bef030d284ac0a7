"""The charm cards: numbers and a double in four colours, and a wild for each of two symbols."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from parlour.core.value import Value

Colour = Literal["blue", "red", "green", "yellow"]
Symbol = Literal["circle", "triangle"]
CardKind = Literal["number", "double", "wild"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
COLOUR_SYMBOLS: dict[Colour, Symbol] = {
    colour: SYMBOLS[place % 2] for place, colour in enumerate(COLOURS)
}
"""The symbol of each colour.

The symbols alternate, because the colours are assigned to seats in this order.
"""

NUMBERS = range(3, 10)


class CharmCard(Value, frozen=True):
    """A charm card; wilds have no colour, and only number cards have a number."""

    id: str
    kind: CardKind
    symbol: Symbol
    colour: Colour | None = None
    number: int = 0


def _all_cards() -> Iterable[CharmCard]:
    for colour in COLOURS:
        for number in NUMBERS:
            yield CharmCard(f"{colour}-{number}", "number", COLOUR_SYMBOLS[colour], colour, number)
        yield CharmCard(f"{colour}-x2", "double", COLOUR_SYMBOLS[colour], colour)
    for symbol in SYMBOLS:
        yield CharmCard(f"wild-{symbol}", "wild", symbol)


CARDS = {card.id: card for card in _all_cards()}
"""The 34 charm cards by id, sorted by colour, with the wilds last."""

DECK_ORDER = {card: place for place, card in enumerate(CARDS)}
"""The position of each card in that order, by which hands, decks and bids are sorted."""


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards sorted in the order of the full deck."""
    return tuple(sorted(cards, key=DECK_ORDER.__getitem__))


def fits(card: str, colour: Colour) -> bool:
    """Return whether a card fits a specimen, by its colour or, for a wild, by its symbol."""
    known = CARDS[card]
    return known.colour == colour or (
        known.kind == "wild" and known.symbol == COLOUR_SYMBOLS[colour]
    )
