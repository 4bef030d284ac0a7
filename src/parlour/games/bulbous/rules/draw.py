"""Drawing: from the deck while it lasts, then from the discards shuffled into a new one."""

from __future__ import annotations

from parlour.core.game import Happening, Seat, replace
from parlour.games.bulbous.rules.cards import in_order
from parlour.games.bulbous.rules.happenings import Reshuffled
from parlour.games.bulbous.rules.state import State


def drawn(state: State, seat: Seat, count: int) -> tuple[State, tuple[str, ...], tuple[Happening, ...]]:
    """Return the state after a seat drew so many cards, as far as there are any, those cards sorted, and what happened beside."""
    deck, discard, rng = state.deck, state.discard, state.rng
    cards: list[str] = []
    happened: tuple[Happening, ...] = ()
    for _ in range(count):
        if not deck:
            if not discard:
                break
            deck, discard = in_order(discard), ()
            happened = (*happened, Reshuffled(len(deck)))
        card, rng = rng.choice(deck)
        deck = tuple(other for other in deck if other != card)
        cards.append(card)
    hand = in_order((*state.hands[seat], *cards))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, hands=hands, deck=deck, discard=discard, rng=rng), in_order(cards), happened
