"""Drawing cards from the deck; an empty deck is replaced by the shuffled discards."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, replace
from parlour.games.bulbous.rules.cards import sorted_cards
from parlour.games.bulbous.rules.happenings import DeckReshuffled
from parlour.games.bulbous.rules.state import State


def draw_cards(
    state: State, seat: Seat, count: int
) -> tuple[State, tuple[str, ...], tuple[GameEvent, ...]]:
    """Draw cards for a seat.

    Returns:
        The new state, the drawn cards (sorted) and the events, such as a reshuffle. There are fewer
        than `count` cards if the deck and the discard pile run out.
    """
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
