"""Helpers that construct specific positions of a match."""

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
    """Return a state before the first bid of a round, contested in the order of COLOURS.

    Args:
        seats: The number of seats.
        options: The options, or the defaults.
        sizes: The sizes of specimens by colour. Specimens have size 2 by default.
        first: The seat of the first player.
    """
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
    """Return the state with these hands and this deck; all other cards are discarded.

    Args:
        state: The state to change.
        hands: The cards of each seat.
        deck: The cards of the deck. By default it holds all cards that are not in a hand.
    """
    held = {card for hand in hands for card in hand}
    left = tuple(card for card in CARDS if card not in held)
    drawn = left if deck is None else sorted_cards(deck)
    discard = tuple(card for card in left if card not in drawn)
    return replace(
        state, hands=tuple(sorted_cards(hand) for hand in hands), deck=drawn, discard=discard
    )


def played(state: State, *actions: AnyAction) -> State:
    """Return the state after these actions, each taken by the lowest awaited seat."""
    for action in actions:
        state = GAME.apply(state, min(GAME.turn(state).seats), action).state
    return state
