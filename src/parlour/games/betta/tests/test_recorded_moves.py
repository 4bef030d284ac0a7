"""Tests that the search still chooses the recorded moves, to detect accidental changes."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.rng import Rng
from parlour.games.betta.kernel.player import BettaKernelPlayer
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Mode, Options, State

pytestmark = pytest.mark.uncounted

GAME, BOX = Betta(), packaged_box()

RECORDED: tuple[tuple[Mode, int, int, Place, float], ...] = (
    ("classic", 2, 0, Place("blue-5", 1, 0), 0.532608695652174),
    ("classic", 2, 4, Place("blue-5", 3, 1), 0.5824175824175825),
    ("classic", 2, 9, Place("red-10", 3, 1), 3.883116883116883),
    ("classic", 2, 11, Place("red-8", 3, 4), 7.7),
    ("classic", 3, 0, Place("blue-7", 3, 0), -4.132530120481928),
    ("classic", 3, 4, Place("red-5", 3, 0), 2.826771653543307),
    ("classic", 3, 9, Place("blue-8", 2, 0), -2.027027027027027),
    ("classic", 3, 18, Place("blue-9", 3, 4), -11.229999999999999),
    ("betty", 4, 0, Place("yellow-5", 1, 3), -7.641666666666667),
    ("betty", 4, 4, Place("yellow-1", 2, 2), -2.672566371681416),
    ("betty", 4, 9, Place("blue-8", 2, 1), -3.8247422680412373),
    ("betty", 4, 25, Place("blue-5", 3, 2), -1.1900000000000002),
    ("betty", 5, 0, Place("betty-yellow-1", 0, 4), -7.117647058823529),
    ("betty", 5, 4, Place("yellow-6", 3, 4), -8.545454545454545),
    ("betty", 5, 9, Place("yellow-6", 3, 4), -6.245901639344262),
    ("betty", 5, 32, Place("red-12", 0, 1), -10.17),
    ("solo", 1, 0, Place("green-12", 2, 0), 91.20289855072464),
    ("solo", 1, 4, Place("green-12", 1, 1), 68.73076923076923),
    ("solo", 1, 9, Place("blue-5", 0, 0), 52.75757575757576),
)
"""The mode, seats, turn, best action and value of each recorded move."""


def state_after(mode: Mode, seats: int, turns: int) -> State:
    """Return a state after random actions."""
    rng = Random(seats)
    state = GAME.setup(Options(mode=mode), seats, Rng(rng.randbytes(32))).state
    for _ in range(turns):
        (seat,) = GAME.turn(state).seats
        state = GAME.apply(state, seat, rng.choice(list(GAME.legal_actions(state, seat)))).state
    return state


@pytest.mark.parametrize(("mode", "seats", "turn", "action", "value"), RECORDED)
def test_recorded_moves(mode: Mode, seats: int, turn: int, action: Place, value: float) -> None:
    state = state_after(mode, seats, turn)
    (seat,) = GAME.turn(state).seats
    player = BettaKernelPlayer(150, exact=True)
    best = player.rank(GAME.view(state, seat), BOX, Random(turn), 1e9)[0]
    assert best.action == action
    assert best.value == pytest.approx(value)
