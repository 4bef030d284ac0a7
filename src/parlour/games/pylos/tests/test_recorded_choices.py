"""Tests that the bots choose the actions recorded in choices.json for fixed seeds."""

from __future__ import annotations

import json
from random import Random

import pytest

from parlour.core.game import Seat
from parlour.games.pylos.heuristic_player import NoisyPlayer
from parlour.games.pylos.kernel.packed import action_code
from parlour.games.pylos.kernel.player import PylosKernelPlayer
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.tests.reference_data import FOLDER, VALUED, VARIANTS

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
RECORDED: dict[str, list[list[int]]] = json.loads((FOLDER / "choices.json").read_text())


def chosen_codes(variant: Variant, position: str) -> list[int]:
    """Return the action codes chosen by noisy and exact kernel players and a heuristic player."""
    state = state_from_position(variant, position)
    kernel, heuristic = PylosKernelPlayer(bits=10), NoisyPlayer(PYLOS, 1, 2.0)
    actions = [
        kernel.choose_action(state, 60, Random(1), depth=2, noise=40),
        kernel.choose_action(state, 60, Random(2), depth=3),
        heuristic.choose(PYLOS.view(state, state.mover), Seat(state.mover), Random(3), 3_600),
    ]
    return [action_code(action) for action in actions]


@pytest.mark.parametrize("variant", VARIANTS)
def test_choices_are_as_recorded(variant: Variant) -> None:
    positions = [row["pos"] for row in VALUED[variant] if row["moves"] > 1][:20]
    assert [chosen_codes(variant, position) for position in positions] == RECORDED[variant]
