"""The benchmarks of `parlour bench env`: environments compared with the rules alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from time import process_time

import numpy as np

from parlour.core.rng import Rng
from parlour.env import aec
from parlour.env.match import rules_of
from parlour.env.turns import TurnEnvironment
from parlour.plugin.benchmark import Benchmark

MEASURED_SECONDS = 3.0
"""The minimum processor time of a measurement, which also ends only after a whole match."""

MIN_DECISIONS = 60
"""The minimum number of decisions of a measurement."""

GAMES = ("pylos", "betta", "bulbous", "carcassonne", "betapet")


def rules_match(game: str, luck: Random) -> int:
    """Play a random match with the rules and return its number of decisions."""
    rules = _rules(game)
    options = rules.types.options()
    state = rules.setup(options, _seats(game), Rng(luck.randbytes(32))).state
    decisions = 0
    while awaited := rules.turn(state).seats:
        seat = min(awaited)
        state = rules.apply(state, seat, luck.choice(list(rules.legal_actions(state, seat)))).state
        decisions += 1
    return decisions


def aec_match(environment: TurnEnvironment, luck: Random) -> int:
    """Play a random match with observations and masks and return its number of decisions."""
    environment.reset(seed=luck.randrange(1 << 32))
    decisions = 0
    for _ in environment.agent_iter():
        observation, _, is_over, is_cut, _ = environment.last()
        if is_over or is_cut:
            break
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(int(legal[int(luck.random() * len(legal))]))
        decisions += 1
    return decisions


def decision_rate(play: Callable[[Random], int]) -> float:
    """Return the number of decisions per second in random matches."""
    luck, decisions, began = Random(1), 0, process_time()
    while process_time() - began < MEASURED_SECONDS or decisions < MIN_DECISIONS:
        decisions += play(luck)
    return decisions / (process_time() - began)


@cache
def rules_rate(game: str) -> float:
    """Return the number of decisions per second of the rules alone."""
    return decision_rate(partial(rules_match, game))


def aec_rate(game: str) -> float:
    """Return the number of decisions per second of the environment `aec`."""
    return decision_rate(partial(aec_match, aec(game)))


_rules = cache(rules_of)


def _seats(game: str) -> int:
    rules = _rules(game)
    return rules.seat_counts(rules.types.options())[0]


FIGURES = [
    Benchmark(
        f"{game}, AEC with observations and masks, beside the rules alone",
        "decisions/s",
        partial(aec_rate, game),
        partial(rules_rate, game),
    )
    for game in GAMES
]
"""The benchmarks, one for each game."""
