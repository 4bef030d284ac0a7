"""The law that an inactive option has no effect."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.codec import encode
from parlour.core.game import Illegal, replace
from parlour.core.rng import Rng
from parlour.laws.observations import state_observations
from parlour.laws.playout import Playout, option_values, random_states
from parlour.laws.trial import Trial


def check_inactive_options(trial: Trial, rng: Rng) -> None:
    """Check that a match is the same with another value of an option that is inactive.

    The turns, legal actions, views and rankings of all steps are compared. Views may contain the
    options themselves.
    """
    options = trial.playout.options
    for name in sorted(trial.game.inactive_options(options)):
        others = [
            value for value in option_values(options, name) if value != getattr(options, name)
        ]
        if not others:
            continue
        value, rng = rng.choice(others)
        other = replace(trial.playout, options=replace(options, **{name: value}))
        try:
            trial.game.setup(other.options, other.seats, rng)
        except Illegal:
            continue
        for step, (first, second) in enumerate(
            zip(_observations(trial, trial.playout), _observations(trial, other), strict=False)
        ):
            differing = [part for part in first if first[part] != second.get(part)]
            trial.require(
                "options: an inactive option has no effect",
                not differing,
                step,
                f"{name}={value!r} changes {differing[0]} at step {step}" if differing else "",
            )


def _observations(trial: Trial, playout: Playout) -> Iterator[dict[str, bytes]]:
    """Yield everything that the rules say at each step of a match, apart from the options."""
    own_options = encode(playout.options)
    for state in random_states(trial.game, playout):
        yield {
            name: encode(value).replace(own_options, b"")
            for name, value in state_observations(trial, state).items()
        }
