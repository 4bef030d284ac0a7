"""Tests that the search still chooses the recorded moves, to detect accidental changes."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.rng import Rng
from parlour.games.bulbous.kernel.packed import pack_action
from parlour.games.bulbous.kernel.player import BulbousKernelPlayer
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options, State

pytestmark = pytest.mark.uncounted

GAME = Bulbous()

MODES = (
    (Options(), 2),
    (Options(bluff="on", tied_bids="add-card"), 3),
    (Options(edition="author", teams="symbols", sequence="next", bulbs="fourteen"), 4),
)

RECORDED = (
    (0, 0, 0x30000000003, 0x30000000013, 26.64),
    (0, 3, 0x30000000009, 0x3000000000A, 26.491),
    (0, 5, 0x20000006000, 0x20000006000, 28.9),
    (0, 8, 0x20000010000, 0x10000010000, 26.469),
    (0, 40, 0x20200000000, 0x20200000000, 26.491),
    (1, 0, 0x30000000011, 0x30000000013, 10.695),
    (1, 3, 0x40000003050, 0x40000003050, 12.742),
    (1, 5, 0x20000420000, 0x20000420000, 13.959),
    (1, 8, 0x20000000009, 0x20000000009, 12.531),
    (1, 40, 0x20000000100, 0x0, 7.618),
    (2, 0, 0x30000000009, 0x3000000000C, 21.682),
    (2, 3, 0x30000000002, 0x30000000004, 19.418),
    (2, 5, 0x10000000002, 0x10000001002, 23.056),
    (2, 8, 0x20000000020, 0x10002000200, 18.875),
    (2, 40, 0x10000030000, 0x10000030000, 16.452),
)
"""The recorded moves, in which actions are packed.

Each has the index of MODES, the number of actions, the chosen action, and the best action of the
ranking with its value.
"""


def state_after(options: Options, seats: int, count: int) -> State:
    """Return the state after `count` random actions."""
    rng = Random(seats)
    state = GAME.setup(options, seats, Rng(rng.randbytes(32))).state
    for _ in range(count):
        seat = min(GAME.turn(state).seats)
        actions = sorted(GAME.legal_actions(state, seat), key=pack_action)
        state = GAME.apply(state, seat, rng.choice(actions)).state
    return state


@pytest.mark.parametrize(("mode", "count", "chosen", "ranked", "value"), RECORDED)
def test_recorded_moves(mode: int, count: int, chosen: int, ranked: int, value: float) -> None:
    state = state_after(*MODES[mode], count)
    view, player = GAME.view(state, min(GAME.turn(state).seats)), BulbousKernelPlayer(150, 150)
    assert pack_action(player.choose_action(view, Random(count), 1e9, 1.0)) == chosen
    best = player.rank(view, Random(count), 1e9)[0]
    assert pack_action(best.action) == ranked
    assert best.value == pytest.approx(value)
