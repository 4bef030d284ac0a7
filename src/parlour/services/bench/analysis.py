"""How fast matches are read: by two processes, with the time that a house gives each decision unless it says otherwise."""

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
"""Processes, one for each of two cores."""

SAMPLED_DECISIONS = 24
"""Decisions that are read, spread over a match of two quick players."""

MOVE_SECONDS, SEAT_COUNT = 0.05, 2


def sample_decisions(games: Games, game: str) -> list[EvaluationRequest]:
    """Return the decisions of a match between the two weakest levels of a game."""
    rules, luck = games.game(game), Random(game)
    players = [level.build(rules) for level in list(games.levels(game).values())[:SEAT_COUNT]]
    state, found = (
        rules.setup(rules.types.options(), SEAT_COUNT, Rng(bytes(32))).state,
        list[EvaluationRequest](),
    )
    while seats := rules.turn(state).seats:
        seat = min(seats)
        view = rules.view(state, seat)
        action = players[seat].choose(view, seat, luck, MOVE_SECONDS)
        found.append(
            EvaluationRequest(
                seq=len(found), step=len(found), seat=seat, view=encode(view), action=encode(action)
            )
        )
        state = rules.apply(state, seat, action).state
    return found


@cache
def analysis_speed(game: str) -> tuple[float, int]:
    """Return the decisions read in a minute, and how many a match has; not a number where no bot ranks."""
    games = Games(Path("data").resolve())
    level = strongest_ranking_level(games, game)
    if level is None:
        return nan, 1
    questions = sample_decisions(games, game)
    chosen = questions[:: max(1, len(questions) // SAMPLED_DECISIONS)][:SAMPLED_DECISIONS]
    return len(chosen) * 60 / asyncio.run(
        _seconds_to_analyse(games.data_folder, game, level, chosen)
    ), len(questions)


async def _seconds_to_analyse(
    folder: Path, game: str, level: str, questions: list[EvaluationRequest]
) -> float:
    """Return the seconds that it takes to read these decisions once everything is loaded."""
    readers, waiting = [Worker(folder) for _ in range(WORKER_COUNT)], list(questions)

    async def work(reader: Worker) -> None:
        while waiting:
            await reader.evaluate(game, level, waiting.pop(), 1, DEFAULT_LIMITS.seconds)

    try:
        await asyncio.gather(*(reader.precompile_level(game, level) for reader in readers))
        began = perf_counter()
        await asyncio.gather(*map(work, readers))
        return perf_counter() - began
    finally:
        for reader in readers:
            reader.stop()


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
