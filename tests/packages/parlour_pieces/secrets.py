"""The secrets of the test game."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour_pieces.rules import State


def with_other_cards(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after the deck and the hands of the others were dealt again."""
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = (*state.deck, *(card for other in others for card in state.hands[other]))
    cards, _ = rng.shuffle(hidden)
    hands, rest = list(state.hands), list(cards)
    for other in others:
        size = len(state.hands[other])
        hands[other], rest = tuple(rest[:size]), rest[size:]
    return replace(state, hands=tuple(hands), deck=tuple(rest))
