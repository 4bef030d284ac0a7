"""The law that randomness is not used twice."""

from __future__ import annotations

from typing import Any

from parlour.core.codec import encode
from parlour.core.game import replace
from parlour.core.rng import Rng
from parlour.laws.playout import is_accepted, random_sample, rng_of
from parlour.laws.trial import Trial

OTHER_DRAWS = 3
"""The number of other generators that are tried to see whether an action draws randomness."""


def check_used_randomness(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that an action which draws randomness replaces the generator of the state.

    An action draws randomness if its result depends on the generator. If it kept the generator, the
    next draw would repeat this one.
    """
    generator = rng_of(state)
    if generator is None:
        return
    for mover in sorted(trial.game.turn(state).seats):
        for action in random_sample(trial.legal_actions(state, mover), 1, rng.fork(mover)):
            after = trial.apply(state, mover, action).state
            trial.require(
                "randomness: a generator that was used is replaced",
                rng_of(after) != generator
                or not any(
                    _depends_on_generator(trial, state, mover, action, after, rng.fork(number))
                    for number in range(OTHER_DRAWS)
                ),
                action,
            )


def _depends_on_generator(
    trial: Trial, state: Any, mover: Any, action: Any, after: Any, rng: Rng
) -> bool:
    """Return whether an action has another result than `after` with another generator."""
    other = replace(state, rng=rng)
    if not is_accepted(trial.game, other, mover, action):
        return False
    return json_without_generator(
        trial.game.apply(other, mover, action).state
    ) != json_without_generator(after)


def json_without_generator(state: Any) -> bytes:
    """Return the canonical JSON of a state with a constant generator."""
    return encode(without_generator(state))


def without_generator(state: Any) -> Any:
    """Return a state with a constant generator, if it has one."""
    return state if rng_of(state) is None else replace(state, rng=Rng(bytes(32)))
