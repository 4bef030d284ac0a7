"""A batch agrees with the rules and the coding, in lockstep over random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import parlour.env
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.utility import utility
from parlour.games.pylos.rules.actions import Place, Take

from .subjects import Setting

pytestmark = pytest.mark.uncounted

VARIANTS = ("basic", "standard", "advanced")


class Lockstep:
    """A batch of Pylos beside the rules; each check compares all that a batch shows."""

    def __init__(self, variant: str, size: int) -> None:
        self.batch = parlour.env.batch("pylos", size, options={"variant": variant})
        self.matches = [Setting("pylos", 2, {"variant": variant}).match() for _ in range(size)]
        for match in self.matches:
            match.start(Rng(bytes(32)))
        self.mask = np.full((size, self.batch.action_count), 7, np.int8)
        self.values = np.full((size, self.batch.length), 7, np.float32)
        self.rewards = np.full((size, 2), 7, np.float32)

    def check(self) -> None:
        """Compare masks, observations, movers and ends with the rules."""
        self.batch.masks(self.mask)
        self.batch.observe(self.values)
        for row, match in enumerate(self.matches):
            mover = Seat(match.state.mover)
            found = match.observation(mover)
            assert self.batch.movers[row] == mover
            assert self.batch.is_over[row] == (not match.awaited)
            assert np.array_equal(self.mask[row], found["action_mask"]), match.state
            assert np.array_equal(self.values[row], found["observation"]), match.state

    def step(self, numbers: list[int]) -> None:
        """Play an action in each match and compare the rewards."""
        running = [bool(match.awaited) for match in self.matches]
        ended = self.batch.step(np.array(numbers, np.int64), self.rewards)
        for row, (match, number) in enumerate(zip(self.matches, numbers, strict=True)):
            if running[row]:
                match.play(match.awaited[0], number)
            is_end = running[row] and not match.awaited
            ranking = match.game.ranking(match.state)
            expected = [utility(ranking, Seat(seat)) if is_end else 0 for seat in range(2)]
            assert ended[row] == is_end and self.rewards[row].tolist() == expected

    def random_numbers(self, luck: Random) -> list[int]:
        """Return a legal number for each match, and sometimes an illegal one."""
        found = []
        for row in self.mask:
            legal = np.flatnonzero(row).tolist()
            found.append(luck.choice(legal) if legal and luck.random() < 0.99 else 0)
        return found


def play_rounds(variant: str, size: int, rounds: int) -> int:
    """Play random matches to their ends in each round and return the number of steps."""
    lockstep, luck, steps = Lockstep(variant, size), Random(variant), 0
    for _ in range(rounds):
        lockstep.check()
        while not lockstep.batch.is_over.all():
            lockstep.step(lockstep.random_numbers(luck))
            lockstep.check()
            steps += 1
        lockstep.batch.reset()
        for match in lockstep.matches:
            match.start(Rng(bytes(32)))
    return steps


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_batch_agrees_with_the_rules(variant: str) -> None:
    assert play_rounds(variant, 8, 1) > 20


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_batch_agrees_with_the_rules_over_many_matches(variant: str) -> None:
    assert play_rounds(variant, 128, 27) > 800


def numbers_of(lockstep: Lockstep, actions: list[Any]) -> list[int]:
    """Return the numbers of actions in the first match."""
    coding: Any = lockstep.matches[0].coding
    return [coding.coding.action_numbers(None, [action])[0] for action in actions]


OPENING = [Place(cell) for cell in ("1a1", "1d4", "1b1", "1c4", "1a2", "1d3")]
"""Moves after which both sides need one ball for a square."""

CYCLE = [Place("1b2"), Take(("1b2",)), Place("1c3"), Take(("1c3",))]
"""Turns that complete a square and remove its last ball."""


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_a_third_repetition_is_a_draw(variant: str) -> None:
    lockstep = Lockstep(variant, 1)
    for number in numbers_of(lockstep, OPENING + 2 * CYCLE):
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


def test_a_game_without_a_batch_is_refused() -> None:
    with pytest.raises(LookupError, match="no batch"):
        parlour.env.batch("betta", 4)
    with pytest.raises(ValueError, match="at least one"):
        parlour.env.batch("pylos", 0)
