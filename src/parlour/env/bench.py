"""The benchmarks of `parlour bench env`: environments compared with the rules alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from time import process_time

import numpy as np

from parlour.core.rng import Rng
from parlour.env import aec, batch
from parlour.env.turns import TurnEnvironment
from parlour.plugin.benchmark import Benchmark
from parlour.plugin.registry import game_plugin
from parlour.search.levels import loaded_game

MEASURED_SECONDS = 3.0
"""The minimum processor time of a measurement, which also ends only after a whole match."""

MIN_DECISIONS = 60
"""The minimum number of decisions of a measurement."""

BATCH_SIZE = 1024
"""The number of matches of the measured batch."""

GAMES = ("pylos", "betta", "bulbous", "carcassonne", "betapet")


def rules_match(game: str, luck: Random) -> int:
    """Play a random match with the rules and return its number of decisions."""
    rules = loaded_game(game)
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
        (legal,) = observation["action_mask"].nonzero()
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


def batch_rate(game: str) -> float:
    """Return the number of decisions per second of a batch, with masks.

    The chosen actions are the first legal ones after random numbers, and finished matches are
    replaced by new ones.
    """
    found, luck = batch(game, BATCH_SIZE), np.random.default_rng(1)
    masks = np.zeros((found.size, found.action_count), np.int8)
    rewards = np.zeros((found.size, found.seats), np.float32)
    starts = luck.integers(found.action_count, size=(64, 1), dtype=np.int64)

    def play_steps() -> int:
        for start in starts[:, 0]:
            found.masks(masks)
            chosen = (np.roll(masks, -start, axis=1).argmax(axis=1) + start) % found.action_count
            ended = found.step(chosen, rewards)
            if ended.any():
                found.reset(ended)
        return len(starts) * found.size

    play_steps()
    decisions, began = 0, process_time()
    while process_time() - began < MEASURED_SECONDS:
        decisions += play_steps()
    return decisions / (process_time() - began)


def _seats(game: str) -> int:
    rules = loaded_game(game)
    return rules.seat_counts(rules.types.options())[0]


FIGURES = [
    Benchmark(
        f"{game}, AEC with observations and masks, beside the rules alone",
        "decisions/s",
        partial(aec_rate, game),
        partial(rules_rate, game),
    )
    for game in GAMES
] + [
    Benchmark(
        f"{game}, batch of {BATCH_SIZE:,} matches with masks, beside the rules alone",
        "decisions/s",
        partial(batch_rate, game),
        partial(rules_rate, game),
    )
    for game in GAMES
    if game_plugin(game).build_batch is not None
]
"""The benchmarks: `aec` for each game, and each batch."""
