"""The notation of actions: `bid 4 6 x2`, `swap r7 y8`, `bring 3`, `order r b g y`, `add 5`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from parlour.core.game import Illegal
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, Colour, sorted_cards

COLOUR_LETTERS = {colour[0]: colour for colour in COLOURS}
"""The colours by their letters b, r, g and y."""

WILD_CODES = {"wc": "wild-circle", "wt": "wild-triangle"}


def cards_text(*cards: str) -> str:
    """Return cards in notation, such as `b4 b6 bx2 wc`."""
    return " ".join(_card_text(card) for card in cards)


def action_text(action: AnyAction) -> str:
    """Return an action in notation, with the colour of every card."""
    match action:
        case Bring(colour, size):
            return f"bring {colour[0]}{size}"
        case Order(colours):
            return " ".join(("order", *(colour[0] for colour in colours)))
        case Bid(cards):
            return f"bid {cards_text(*sorted_cards(cards))}"
        case Swap(cards):
            return f"swap {cards_text(*sorted_cards(cards))}"
        case Add(card):
            return f"add {cards_text(card)}" if card else "add nothing"
        case Pass():
            return "pass"
        case _:
            assert_never(action)


def parse_action(
    text: str, contested: Colour | None = None, own: Sequence[Colour] = ()
) -> AnyAction:
    """Return the action that a text describes; raises Illegal `bulbous.not-read`.

    Args:
        text: The action in notation.
        contested: The colour of cards without a colour; its symbol is that of a `wild`.
        own: The colours of the seat. If there is only one, it is the colour of a specimen without a
            colour.
    """
    word, *rest = text.lower().split() or [""]
    try:
        match word:
            case "bid":
                return Bid(frozenset(_parse_card(part, contested) for part in rest))
            case "swap":
                return Swap(frozenset(_parse_card(part, contested) for part in rest))
            case "pass" if not rest:
                return Pass()
            case "add" if len(rest) == 1:
                return Add(None if rest[0] == "nothing" else _parse_card(rest[0], contested))
            case "bring" if len(rest) == 1:
                part = rest[0]
                (colour,) = own if part.isdigit() else (COLOUR_LETTERS[part[0]],)
                return Bring(colour, int(part if part.isdigit() else part[1:]))
            case "order" if rest:
                return Order(tuple(COLOUR_LETTERS[part[0]] for part in rest))
    except (KeyError, ValueError) as reason:
        raise Illegal("bulbous.not-read", text=text) from reason
    raise Illegal("bulbous.not-read", text=text)


def _card_text(card: str) -> str:
    known = CARDS[card]
    return (
        f"w{known.symbol[0]}"
        if known.colour is None
        else known.colour[0] + card.removeprefix(f"{known.colour}-")
    )


def _parse_card(part: str, contested: Colour | None) -> str:
    if part in WILD_CODES:
        return WILD_CODES[part]
    if part == "wild" and contested is not None:
        return next(
            card.id
            for card in CARDS.values()
            if card.kind == "wild" and card.symbol == CARDS[f"{contested}-x2"].symbol
        )
    colour = COLOUR_LETTERS.get(part[0], contested)
    face = part[1:] if part[0] in COLOUR_LETTERS else part
    card = f"{colour}-{'x2' if face in ('x', 'x2') else face}"
    if card not in CARDS:
        raise KeyError(part)
    return card
