"""Tests of invariants that hold after every action of random matches with all options."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

from parlour.core.rng import Rng
from parlour.games.bulbous.rules.cards import CARDS
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.specimens import SIZES, active_colours, owned_colours
from parlour.games.bulbous.rules.state import HAND_LIMIT, MAX_BULBS, STALL_ROUNDS, Options, State
from parlour.laws.playout import Playout, option_space, pairwise_order, playouts, random_states

FEW = 40
"""The number of matches in the usual tests; ten cover every pair of option values."""

GAME = Bulbous()
SPACE = [
    options
    for options in option_space(Options)
    if "teams" not in GAME.inactive_options(options) or options.teams == "none"
]


def require_invariants(state: State) -> None:
    """Assert that every card is in one place and that bulbs and turns are consistent.

    No space has two bulbs, and a round has at most one bulb on each specimen and one turn for each
    specimen.
    """
    laid = [
        card for choice in state.choices if choice and choice.do == "bid" for card in choice.cards
    ]
    cards = [*(card for hand in state.hands for card in hand), *laid, *state.deck, *state.discard]
    without = state.seats == 3 and state.options.deck == "three-colours"
    assert sorted(cards) == sorted(
        card for card in CARDS if not (without and card.startswith("yellow"))
    )
    assert all(len(hand) <= HAND_LIMIT[state.seats] for hand in state.hands)
    specimens = [*state.completed, *(place for place in state.places if place is not None)]
    assert len({(specimen.colour, specimen.size) for specimen in specimens}) == len(specimens)
    assert all(
        specimen.size in SIZES and len(specimen.bulbs) <= specimen.size for specimen in specimens
    )
    assert all(specimen.is_complete for specimen in state.completed)
    assert {specimen.colour for specimen in specimens} <= {
        colour for colours in owned_colours(state.seats) for colour in colours
    }
    assert state.turn <= len(active_colours(state.places))
    assert len(set(state.order)) == len(state.order)
    assert state.lit <= state.turn
    assert state.dry <= STALL_ROUNDS
    if state.options.bulbs == "fourteen":
        assert all(
            sum(specimen.bulbs.count(seat) for specimen in specimens) <= MAX_BULBS
            for seat in range(state.seats)
        )


def require_step(before: State, after: State) -> None:
    """Assert that a round contests each specimen and places at most one bulb on each."""
    if after.round == before.round:
        assert sum(place is not None for place in after.places) >= after.turn
    elif before.phase == "bid":
        assert before.turn == len(active_colours(before.places)) - 1
        assert before.lit <= len(active_colours(before.places))
    lit = [
        sum(len(place.bulbs) for place in (*state.places, *state.completed) if place)
        for state in (before, after)
    ]
    assert 0 <= lit[1] - lit[0] <= 1


def require_sound(playout: Playout) -> State:
    """Assert all invariants along one random match and return its final state."""
    states: list[State] = list(random_states(GAME, playout))
    for state in states:
        require_invariants(state)
    for before, after in pairwise(states):
        require_step(before, after)
    assert states[-1].over is not None
    return states[-1]


def test_random_games_that_bring_every_two_options_together_are_sound() -> None:
    played = [
        require_sound(playout)
        for playout in islice(pairwise_order(list(playouts(GAME, 1, SPACE))), FEW)
    ]
    assert "final-round" in {state.over for state in played}


@pytest.mark.slow
def test_two_thousand_random_games_of_every_option_are_sound() -> None:
    assert (
        sum(require_sound(playout).over is not None for playout in playouts(GAME, 8, SPACE))
        == 8 * 272
    )


def test_rounds_without_a_bulb_end_the_game() -> None:
    """A match in which everyone passes ends after ten rounds."""
    state = GAME.setup(Options(), 4, Rng(bytes(32))).state
    while state.over is None:
        seat = min(GAME.turn(state).seats)
        state = GAME.apply(state, seat, GAME.default_action(state, seat)).state
    assert (state.over, state.round + 1) == ("stalled", STALL_ROUNDS)
