"""A law: what a batch shows a seat does not depend on what the seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.search.batches import KernelBatch
from parlour.search.kernels import Floats32

from .lockstep import Lockstep
from .subjects import secrets_of

Load = Callable[[Any, int, Any], None]
"""A function that replaces the match in a row of a batch by a state of the rules."""


def batch_leaks(lockstep: Lockstep, load: Load, decisions: int, every: int) -> set[str]:
    """Return the secrets that change what the mover of a random match receives.

    The match is in row 0. Row 1 receives the same states with another secret.
    """
    batch, match, luck = lockstep.batch, lockstep.matches[0], lockstep.luck
    secrets, found = secrets_of(match.game), set[str]()
    lockstep.check()
    for number in range(decisions):
        if not match.awaited:
            batch.reset()
            lockstep.follow(np.ones(2, np.bool_))
        if number % every == 0:
            seat = Seat(int(batch.movers[0]))
            rng = Rng(luck.randbytes(32))
            states = {
                name: scramble(match.state, seat, rng.fork(name))
                for name, scramble in secrets.items()
            }
            states["determinized"] = match.game.determinize(match.view(seat), rng)
            for name, state in {"nothing": match.state, **states}.items():
                load(batch, 1, state)
                batch.masks(lockstep.mask)
                batch.observe(lockstep.values)
                assert batch.movers[0] == batch.movers[1]
                if not np.array_equal(*lockstep.mask) or not np.array_equal(*lockstep.values):
                    found.add(name)
        batch.masks(lockstep.mask)
        chosen = lockstep.random_number(np.flatnonzero(lockstep.mask[0]))
        match.play(match.awaited[0], chosen)
        batch.step(np.array([chosen, -1]), lockstep.rewards)
    return found


def leaks_of_dishonest_batch(
    lockstep: Lockstep,
    load: Load,
    decisions: int,
    secret: Callable[[Any, int], int],
    monkeypatch: pytest.MonkeyPatch,
) -> set[str]:
    """Return what `batch_leaks` finds if the last value of each observation depends on a secret.

    Args:
        lockstep: The lockstep, of size 2.
        load: As in `batch_leaks`.
        decisions: The number of decisions, each of which is checked.
        secret: Returns a number from a batch and a row.
        monkeypatch: The fixture.
    """
    assert isinstance(lockstep.batch, KernelBatch)
    batch_type = type(lockstep.batch)
    honest = batch_type.write_observations

    def write_with_secret(batch: KernelBatch, out: Floats32) -> None:
        honest(batch, out)
        for row in range(batch.size):
            out[row, -1] = secret(batch, row) % 1000

    monkeypatch.setattr(batch_type, "write_observations", write_with_secret)
    # The rules know nothing of the secret.
    monkeypatch.setattr(lockstep, "check", lambda: None)
    return batch_leaks(lockstep, load, decisions, 1)
