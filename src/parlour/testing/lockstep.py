"""Lockstep tests: a kernel must agree with the rules along random matches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from parlour.core.game import AnyGame, Ranking, Seat
from parlour.laws.playout import Playout, playout_rng

P = TypeVar("P")


class KernelAdapter(Protocol[P]):
    """A kernel under test; `P` is its packed state."""

    def pack(self, state: Any) -> P:
        """Return the packed form of a state."""

    def legal_actions(self, packed: P, seat: Seat) -> Sequence[Any]:
        """Return the legal actions of a seat, in the order of the rules."""

    def step(self, packed: P, seat: Seat, action: Any) -> P:
        """Return the packed state after an action; may change `packed` in place."""

    def are_equal(self, first: P, second: P) -> bool:
        """Return whether two packed states are equal."""

    def agrees_with_ranking(self, packed: P, ranking: Ranking) -> bool:
        """Return whether the kernel agrees with a ranking, as far as it can compute one."""


def play_lockstep(game: AnyGame, playout: Playout, kernel: KernelAdapter[Any]) -> int:
    """Compare rules and kernel after each action of a random match.

    Returns:
        The number of actions.
    """
    rng, count = Random(playout.seed), 0
    state = game.setup(playout.options, playout.seats, playout_rng(playout)).state
    packed = kernel.pack(state)
    while awaited := game.turn(state).seats:
        seat = rng.choice(sorted(awaited))
        actions = list(game.legal_actions(state, seat))
        assert list(kernel.legal_actions(packed, seat)) == actions, state
        assert kernel.agrees_with_ranking(packed, game.ranking(state)), state
        action = rng.choice(actions)
        state, packed = game.apply(state, seat, action).state, kernel.step(packed, seat, action)
        assert kernel.are_equal(packed, kernel.pack(state)), (action, state)
        count += 1
    assert kernel.agrees_with_ranking(packed, game.ranking(state)), state
    return count
