"""Moments of a game to order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.rules.actions import AnyAction
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, Colour, sorted_cards
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.specimens import Specimen, owned_colours
from parlour.games.bulbous.rules.state import Options, State

GAME = Bulbous()


def opened(
    seats: int,
    options: Options | None = None,
    sizes: Mapping[Colour, int] | None = None,
    first: int = 0,
) -> State:
    """Return a round's first bid: one specimen of each colour in play, size 2 unless told, contested in the order of COLOURS."""
    state = replace(
        GAME.setup(options or Options(), seats, Rng(bytes(32))).state, first=Seat(first)
    )
    colours = [colour for colours in owned_colours(seats) for colour in colours]
    places = tuple(
        Specimen(colour, (sizes or {}).get(colour, 2)) if colour in colours else None
        for colour in COLOURS
    )
    return replace(
        state,
        phase="bid",
        places=places,
        order=tuple(colour for colour in COLOURS if colour in colours),
    )


def holding(
    state: State, hands: Sequence[Sequence[str]], deck: Sequence[str] | None = None
) -> State:
    """Return the state with these hands, this deck (or all other cards) and the rest discarded."""
    held = {card for hand in hands for card in hand}
    left = tuple(card for card in CARDS if card not in held)
    drawn = left if deck is None else sorted_cards(deck)
    discard = tuple(card for card in left if card not in drawn)
    return replace(
        state, hands=tuple(sorted_cards(hand) for hand in hands), deck=drawn, discard=discard
    )


def played(state: State, *actions: AnyAction) -> State:
    """Return the state after decisions of whoever is awaited, the lowest seat first."""
    for action in actions:
        state = GAME.apply(state, min(GAME.turn(state).seats), action).state
    return state
