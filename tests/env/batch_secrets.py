"""A law: what a batch shows a seat does not depend on what the seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.core.game import Seat
from parlour.core.rng import Rng

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
