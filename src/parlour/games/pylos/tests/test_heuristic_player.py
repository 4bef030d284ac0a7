"""Tests of the heuristic player: position noise, and play with and without noise."""

from __future__ import annotations

from random import Random

from parlour.core.game import Seat
from parlour.games.pylos.heuristic_player import NoisyPlayer, position_noise
from parlour.games.pylos.rules.actions import Raise
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.turn import state_from_position

PYLOS = Pylos()
SQUARE = "wbww.bwwbb....../........./..../. w"


def test_noise_is_repeatable_and_antisymmetric() -> None:
    states = [state_from_position("standard", text) for text in (START_POSITION, SQUARE)]
    noise = [position_noise(state, Seat(0), 5) for state in states]
    assert (
        noise
        == [position_noise(state, Seat(0), 5) for state in states]
        == [-position_noise(state, Seat(1), 5) for state in states]
    )
    assert noise != [position_noise(state, Seat(0), 6) for state in states]
    samples = [
        position_noise(states[1], Seat(0), Random(seed).getrandbits(64)) for seed in range(2_000)
    ]
    assert -1 <= min(samples) < -0.8 and 0.8 < max(samples) <= 1 and abs(sum(samples)) < 50


def test_player_without_noise_raises_to_save_a_ball() -> None:
    state = state_from_position("basic", "wb..bw....wb..../........./..../. w")
    view = PYLOS.view(state, Seat(0))
    raises = {action for action in PYLOS.legal_actions(state, Seat(0)) if isinstance(action, Raise)}
    without_noise = {
        NoisyPlayer(PYLOS, 1).choose(view, Seat(0), Random(seed), 3_600) for seed in range(10)
    }
    with_noise = {
        NoisyPlayer(PYLOS, 1, 5.0).choose(view, Seat(0), Random(seed), 3_600) for seed in range(30)
    }
    assert raises and without_noise <= raises and not with_noise <= raises
