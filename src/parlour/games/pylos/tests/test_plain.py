"""Players in plain Python: what they overlook, they overlook throughout a decision, and a clear judgement overlooks nothing."""

from __future__ import annotations

from random import Random

from parlour.core.game import Seat
from parlour.games.pylos.plain import NoisyPlayer, position_noise
from parlour.games.pylos.rules.actions import Raise
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.turn import state_from_position

PYLOS = Pylos()
A_SQUARE = "wbww.bwwbb....../........./..../. w"


def test_what_is_misjudged_is_so_from_both_sides_and_throughout() -> None:
    states = [state_from_position("standard", text) for text in (START_POSITION, A_SQUARE)]
    off = [position_noise(state, Seat(0), 5) for state in states]
    assert (
        off
        == [position_noise(state, Seat(0), 5) for state in states]
        == [-position_noise(state, Seat(1), 5) for state in states]
    )
    assert off != [position_noise(state, Seat(0), 6) for state in states]
    found = [
        position_noise(states[1], Seat(0), Random(seed).getrandbits(64)) for seed in range(2_000)
    ]
    assert -1 <= min(found) < -0.8 and 0.8 < max(found) <= 1 and abs(sum(found)) < 50


def test_who_judges_clearly_raises_where_that_saves_a_ball_and_who_does_not_may_not() -> None:
    state = state_from_position("basic", "wb..bw....wb..../........./..../. w")
    view = PYLOS.view(state, Seat(0))
    raises = {action for action in PYLOS.legal_actions(state, Seat(0)) if isinstance(action, Raise)}
    clear = {NoisyPlayer(PYLOS, 1).choose(view, Seat(0), Random(seed), 60) for seed in range(10)}
    hazy = {
        NoisyPlayer(PYLOS, 1, 5.0).choose(view, Seat(0), Random(seed), 60) for seed in range(30)
    }
    assert raises and clear <= raises and not hazy <= raises
