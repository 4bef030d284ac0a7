"""Batches agree with the rules and the codings, in lockstep over random matches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour.env
from parlour.core.game import Illegal
from parlour.core.rng import Rng
from parlour.env.match import AgentMatch
from parlour.games.pylos.kernel.packed import action_code
from parlour.games.pylos.rules.actions import AnyAction, Place, Take
from parlour.games.pylos.rules.game import Pylos
from parlour.plugin.plugin import GamePlugin

from .lockstep import Lockstep
from .subjects import Setting

pytestmark = pytest.mark.uncounted

VARIANTS = ("basic", "standard", "advanced")


def pylos_state(_batch: Any, _row: int, match: AgentMatch) -> Any:
    """Return the initial state of a match of Pylos, which has no randomness."""
    return match.game.setup(match.options, match.seats, Rng(bytes(32))).state


def pylos_lockstep(variant: str, size: int) -> Lockstep:
    return Lockstep(Setting("pylos", 2, {"variant": variant}), size, pylos_state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_batch_of_pylos_agrees_with_the_rules(variant: str) -> None:
    assert pylos_lockstep(variant, 8).play(12) > 20


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_batch_of_pylos_agrees_with_the_rules_over_many_matches(variant: str) -> None:
    assert pylos_lockstep(variant, 128).play(3400) > 800


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_illegal_number_is_replaced_by_the_default_of_the_rules(variant: str) -> None:
    defaults = pylos_lockstep(variant, 4).play_defaults(150)
    assert any(default > lowest for default, lowest in defaults)


OPENING: list[AnyAction] = [Place(cell) for cell in ("1a1", "1d4", "1b1", "1c4", "1a2", "1d3")]
"""Moves after which both sides need one ball for a square."""

CYCLE: list[AnyAction] = [Place("1b2"), Take(("1b2",)), Place("1c3"), Take(("1c3",))]
"""Turns that complete a square and remove its last ball."""


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_a_third_repetition_is_a_draw(variant: str) -> None:
    lockstep = pylos_lockstep(variant, 1)
    for number in map(action_code, OPENING + 2 * CYCLE):
        assert not lockstep.batch.is_over[0]
        lockstep.step([number])
        lockstep.check()
    assert lockstep.matches[0].state.over == "repetition"


def test_only_the_rows_of_a_mask_are_reset() -> None:
    batch = parlour.env.batch("pylos", 3)
    rewards = np.zeros((3, 2), np.float32)
    batch.step(np.full(3, 31 << 5, np.int64), rewards)
    batch.reset(np.array([True, False, True]))
    assert batch.movers.tolist() == [0, 1, 0]


def test_arrays_of_other_shapes_are_refused() -> None:
    batch = parlour.env.batch("pylos", 2)
    with pytest.raises(ValueError, match="shape"):
        batch.masks(np.zeros((2, 5), np.int8))
    with pytest.raises(ValueError, match="shape"):
        batch.step(np.zeros(3, np.int64), np.zeros((2, 2), np.float32))
    with pytest.raises(ValueError, match="shape"):
        batch.reset(np.ones(3, np.bool_))
    with pytest.raises(ValueError, match="shape"):
        batch.reset(seeds=np.zeros(3, np.int64))


def test_batches_that_cannot_be_built_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="at least one"):
        parlour.env.batch("pylos", 0)
    with pytest.raises(Illegal, match=r"core\.seats"):
        parlour.env.batch("pylos", 4, seats=3)
    monkeypatch.setattr(parlour.env, "game_plugin", lambda _game: GamePlugin(game=Pylos))
    with pytest.raises(LookupError, match="no batch"):
        parlour.env.batch("pylos", 4)
