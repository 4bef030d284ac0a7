"""Benchmark of analysis with two worker processes and the default time per decision."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from math import nan
from pathlib import Path
from random import Random
from time import perf_counter

from parlour.core.codec import encode
from parlour.core.rng import Rng
from parlour.plugin import registry
from parlour.plugin.benchmark import Benchmark
from parlour.services.analysis.budget import DEFAULT_LIMITS
from parlour.services.analysis.strongest_bot import strongest_ranking_level
from parlour.services.engine.evaluation import EvaluationRequest
from parlour.services.engine.worker_pool import Worker
from parlour.services.games import Games

WORKER_COUNT = 2
"""The number of worker processes, for two cores."""

SAMPLED_DECISIONS = 24
"""The number of decisions to evaluate, spread over a match between two fast bots."""

MOVE_SECONDS, SEAT_COUNT = 0.05, 2


def sample_decisions(games: Games, game: str) -> list[EvaluationRequest]:
    """Return the decisions of a random match between the two weakest levels of a game."""
    rules, rng = games.game(game), Random(game)
    players = [level.build(rules) for level in list(games.levels(game).values())[:SEAT_COUNT]]
    state, requests = (
        rules.setup(rules.types.options(), SEAT_COUNT, Rng(bytes(32))).state,
        list[EvaluationRequest](),
    )
    while seats := rules.turn(state).seats:
        seat = min(seats)
        view = rules.view(state, seat)
        action = players[seat].choose(view, seat, rng, MOVE_SECONDS)
        requests.append(
            EvaluationRequest(
                seq=len(requests),
                step=len(requests),
                seat=seat,
                view=encode(view),
                action=encode(action),
            )
        )
        state = rules.apply(state, seat, action).state
    return requests


@cache
def analysis_speed(game: str) -> tuple[float, int]:
    """Return the analysed decisions per minute and the decisions of a match.

    The speed is NaN if no bot of the game can rank actions.
    """
    games = Games(Path("data").resolve())
    level = strongest_ranking_level(games, game)
    if level is None:
        return nan, 1
    requests = sample_decisions(games, game)
    chosen = requests[:: max(1, len(requests) // SAMPLED_DECISIONS)][:SAMPLED_DECISIONS]
    return len(chosen) * 60 / asyncio.run(
        _seconds_to_analyse(games.data_folder, game, level, chosen)
    ), len(requests)


async def _seconds_to_analyse(
    folder: Path, game: str, level: str, requests: list[EvaluationRequest]
) -> float:
    """Return the time (s) to evaluate decisions after games and kernels have been loaded."""
    workers, remaining = [Worker(folder) for _ in range(WORKER_COUNT)], list(requests)

    async def work(worker: Worker) -> None:
        while remaining:
            await worker.evaluate(game, level, remaining.pop(), 1, DEFAULT_LIMITS.seconds)

    try:
        await asyncio.gather(*(worker.precompile_level(game, level) for worker in workers))
        started_at = perf_counter()
        await asyncio.gather(*map(work, workers))
        return perf_counter() - started_at
    finally:
        for worker in workers:
            worker.stop()


def _decisions_per_minute(game: str) -> float:
    return analysis_speed(game)[0]


def _matches_per_minute(game: str) -> float:
    decisions, length = analysis_speed(game)
    return decisions / length


FIGURES = tuple(
    figure
    for game in registry.game_classes()
    for figure in (
        Benchmark(
            f"{game}: decisions read by two processes", "/min", partial(_decisions_per_minute, game)
        ),
        Benchmark(
            f"{game}: matches of two read by two processes",
            "/min",
            partial(_matches_per_minute, game),
        ),
    )
)
