"""The secrets of Cardgame, with which the laws check that nobody sees too much."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.plugin.secrets import Disguise, Scramble
from parlour.scaffold.cardgame.rules.actions import AnyAction, Lay
from parlour.scaffold.cardgame.rules.state import CARDS, State, sorted_cards


def with_other_hands(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after the other hands were dealt again from cards that nobody has shown."""
    others = [other for other in range(len(state.hands)) if other != seat]
    cards, _ = rng.shuffle(
        (*_undealt_cards(state), *(card for other in others for card in state.hands[other]))
    )
    hands, rest = list(state.hands), iter(cards)
    for other in others:
        hands[other] = sorted_cards(tuple(next(rest) for _ in state.hands[other]))
    return replace(state, hands=tuple(hands))


def with_other_laid_cards(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after the cards that others have laid aside were exchanged."""
    hidden = [card for other, card in enumerate(state.laid) if card is not None and other != seat]
    cards, _ = rng.shuffle((*_undealt_cards(state), *hidden))
    rest = iter(cards)
    return replace(
        state,
        laid=tuple(
            card if card is None or other == seat else next(rest)
            for other, card in enumerate(state.laid)
        ),
    )


def with_other_deals(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with other coming deals."""
    return replace(state, rng=rng)


def other_laid_card(state: State, seat: Seat, action: AnyAction, rng: Rng) -> AnyAction | None:
    """Return another card to lay aside, which looks the same to the other seats."""
    return Lay(rng.choice(state.hands[seat])[0]) if isinstance(action, Lay) else None


def _undealt_cards(state: State) -> tuple[str, ...]:
    """Return the cards that nobody has been dealt in this round."""
    dealt = {*state.played, *state.laid, *(card for hand in state.hands for card in hand)}
    return tuple(card for card in CARDS if card not in dealt)


SECRETS: dict[str, Scramble] = {
    "hands": with_other_hands,
    "laid cards": with_other_laid_cards,
    "coming deals": with_other_deals,
}

DISGUISES: dict[str, Disguise] = {"laid cards": other_laid_card}
