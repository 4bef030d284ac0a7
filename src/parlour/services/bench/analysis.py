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
from parlour.plugin.benchmark import Figure
from parlour.services.analysis.budget import USUAL
from parlour.services.analysis.strongest_bot import strongest
from parlour.services.engine.evaluation import Question
from parlour.services.engine.worker_pool import Worker
from parlour.services.games import Games

READERS = 2
"""Processes, one for each of two cores."""

READ = 24
"""Decisions that are read, spread over a match of two quick players."""

QUICK, SEATS = 0.05, 2


def match(games: Games, game: str) -> list[Question]:
    """Return the decisions of a match between the two weakest levels of a game."""
    rules, luck = games.game(game), Random(game)
    players = [level.build(rules) for level in list(games.levels(game).values())[:SEATS]]
    state, found = rules.setup(rules.types.options(), SEATS, Rng(bytes(32))).state, list[Question]()
    while seats := rules.turn(state).seats:
        seat = min(seats)
        view = rules.view(state, seat)
        action = players[seat].choose(view, seat, luck, QUICK)
        found.append(Question(seq=len(found), step=len(found), seat=seat, view=encode(view), action=encode(action)))
        state = rules.apply(state, seat, action).state
    return found


@cache
def read(game: str) -> tuple[float, int]:
    """Return the decisions read in a minute, and how many a match has; not a number where no bot ranks."""
    games = Games(Path("data").resolve())
    level = strongest(games, game)
    if level is None:
        return nan, 1
    questions = match(games, game)
    chosen = questions[:: max(1, len(questions) // READ)][:READ]
    return len(chosen) * 60 / asyncio.run(_timed(games.folder, game, level, chosen)), len(questions)


async def _timed(folder: Path, game: str, level: str, questions: list[Question]) -> float:
    """Return the seconds that it takes to read these decisions once everything is loaded."""
    readers, waiting = [Worker(folder) for _ in range(READERS)], list(questions)

    async def work(reader: Worker) -> None:
        while waiting:
            await reader.opine(game, level, waiting.pop(), 1, USUAL.seconds)

    try:
        await asyncio.gather(*(reader.prepare(game, level) for reader in readers))
        began = perf_counter()
        await asyncio.gather(*map(work, readers))
        return perf_counter() - began
    finally:
        for reader in readers:
            reader.end()


def _decisions(game: str) -> float:
    return read(game)[0]


def _matches(game: str) -> float:
    decisions, length = read(game)
    return decisions / length


FIGURES = tuple(
    figure
    for game in registry.games()
    for figure in (
        Figure(f"{game}: decisions read by two processes", "/min", partial(_decisions, game)),
        Figure(f"{game}: matches of two read by two processes", "/min", partial(_matches, game)),
    )
)
