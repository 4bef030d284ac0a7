"""Rules and their fast twin side by side: the same actions, states and ends along random matches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from parlour.core.game import AnyGame, Ranking, Seat
from parlour.laws.playout import Playout, playout_rng

P = TypeVar("P")


class KernelAdapter(Protocol[P]):
    """A kernel as a test asks it; `P` is how it packs a match, compared with `same`."""

    def pack(self, state: Any) -> P:
        """Return a state as the kernel knows it."""

    def legal_actions(self, packed: P, seat: Seat) -> Sequence[Any]:
        """Return the actions that the kernel lists for a seat, in the order of the rules."""

    def step(self, packed: P, seat: Seat, action: Any) -> P:
        """Return what an action leads to; `packed` may be changed in place."""

    def same(self, one: P, other: P) -> bool:
        """Return whether two packed matches are the same."""

    def agrees(self, packed: P, standing: Ranking) -> bool:
        """Return whether the kernel thinks so of a standing, during the match and at its end, as far as it can know."""


def play_lockstep(game: AnyGame, playout: Playout, twin: KernelAdapter[Any]) -> int:
    """Play one random match on both sides, compare everything after each action, and return how many there were."""
    chance, count = Random(playout.seed), 0
    state = game.setup(playout.options, playout.seats, playout_rng(playout)).state
    packed = twin.pack(state)
    while awaited := game.turn(state).seats:
        seat = chance.choice(sorted(awaited))
        actions = list(game.legal_actions(state, seat))
        assert list(twin.legal_actions(packed, seat)) == actions, state
        assert twin.agrees(packed, game.ranking(state)), state
        action = chance.choice(actions)
        state, packed = game.apply(state, seat, action).state, twin.step(packed, seat, action)
        assert twin.same(packed, twin.pack(state)), (action, state)
        count += 1
    assert twin.agrees(packed, game.ranking(state)), state
    return count
