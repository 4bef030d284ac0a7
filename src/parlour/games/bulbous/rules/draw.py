"""Drawing: from the deck while it lasts, then from the discards shuffled into a new one."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, replace
from parlour.games.bulbous.rules.cards import sorted_cards
from parlour.games.bulbous.rules.happenings import DeckReshuffled
from parlour.games.bulbous.rules.state import State


def draw_cards(
    state: State, seat: Seat, count: int
) -> tuple[State, tuple[str, ...], tuple[GameEvent, ...]]:
    """Return the state after a seat drew so many cards, as far as there are any, those cards sorted, and what happened beside."""
    deck, discard, rng = state.deck, state.discard, state.rng
    cards: list[str] = []
    events: tuple[GameEvent, ...] = ()
    for _ in range(count):
        if not deck:
            if not discard:
                break
            deck, discard = sorted_cards(discard), ()
            events = (*events, DeckReshuffled(len(deck)))
        card, rng = rng.choice(deck)
        deck = tuple(other for other in deck if other != card)
        cards.append(card)
    hand = sorted_cards((*state.hands[seat], *cards))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return (
        replace(state, hands=hands, deck=deck, discard=discard, rng=rng),
        sorted_cards(cards),
        events,
    )
