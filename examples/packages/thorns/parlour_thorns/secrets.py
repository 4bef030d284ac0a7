"""The secrets of Thorns, with which the laws check that nobody sees too much."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.plugin.secrets import Disguise, Scramble
from parlour_thorns.rules.actions import AnyAction, Card, Discard, Lay
from parlour_thorns.rules.hidden import unseen_cards
from parlour_thorns.rules.state import State


def with_other_cards(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after the hidden cards of the other seats were exchanged for lost ones."""
    hands, piles = list(state.hands), list(state.piles)
    for other in range(len(hands)):
        if other != seat:
            cards, rng = rng.shuffle(unseen_cards(state.turned[other]))
            size, pile_size = len(hands[other]), len(piles[other])
            piles[other] = cards[:pile_size]
            hands[other] = tuple(sorted(cards[pile_size : pile_size + size]))
    return replace(state, hands=tuple(hands), piles=tuple(piles))


def with_other_order(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after the other seats have laid their cards in another order."""
    hands, piles = list(state.hands), list(state.piles)
    for other in range(len(hands)):
        if other != seat:
            cards, rng = rng.shuffle((*piles[other], *hands[other]))
            piles[other] = cards[: len(piles[other])]
            hands[other] = tuple(sorted(cards[len(piles[other]) :]))
    return replace(state, hands=tuple(hands), piles=tuple(piles))


def with_other_losses(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state in which other cards will be lost."""
    return replace(state, rng=rng)


def other_card(state: State, seat: Seat, action: AnyAction, rng: Rng) -> AnyAction | None:
    """Return the same action with any card of the hand, which looks the same to the others."""
    if not isinstance(action, Lay | Discard):
        return None
    card: Card = rng.choice(state.hands[seat])[0]
    return replace(action, card=card)


SECRETS: dict[str, Scramble] = {
    "cards": with_other_cards,
    "face-down cards": with_other_order,
    "coming losses": with_other_losses,
}

DISGUISES: dict[str, Disguise] = {"laid and discarded cards": other_card}
