"""Benchmark of results: searches among 100,000 matches and rating updates on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from parlour.db.opening import open_log
from parlour.db.records import Player
from parlour.db.temporary_database import new_schema
from parlour.plugin.benchmark import Benchmark
from parlour.services.application import Application, ApplicationOptions
from parlour.services.results.results import ResultQuery

MATCHES, PEOPLE = 100_000, 500
"""The number of stored matches and the number of players."""

REPETITIONS = 7
"""The number of runs of each query; the result is the median."""

MATCH_INTERVAL_MS = 300_000
"""The time (ms) between two matches."""

VIEWER = Player("p0", "Player 0")

GAMES = ("betapet", "betta", "bulbous", "carcassonne", "pylos")
PACES = ("quick", "evening", "daily")
SEASON = "a season that is over, the first time"
RARE_OPTIONS = '{"variant":"rare"}'
"""The options of only three matches."""

SEARCHES: dict[str, ResultQuery] = {
    "mine, the last page": ResultQuery(),
    "mine of a game that I won": ResultQuery(game="betta", won=True),
    "mine against a part of a name": ResultQuery(against="body 17"),
    "mine against a name that nobody has": ResultQuery(against="nobody at all"),
    "everybody's, the last page": ResultQuery(matches="all"),
    "everybody's of a year ago": ResultQuery(matches="all", until=MATCH_INTERVAL_MS * MATCHES // 2),
    "everybody's with an option that most had": ResultQuery(matches="all", options='"variant":"a"'),
    "everybody's with an option that three had": ResultQuery(
        matches="all", options='"variant":"rare"'
    ),
    "everybody's with an option that nobody had": ResultQuery(
        matches="all", options='"variant":"never"'
    ),
    "mine with an option that nobody had": ResultQuery(options='"variant":"never"'),
}


def table_rows() -> dict[str, list[tuple[Any, ...]]]:
    """Return the generated rows of each table, with values in the order of COLUMNS."""
    rng = Random(1)
    found: dict[str, list[tuple[Any, ...]]] = {
        "player": [],
        "outcome": [],
        "placing": [],
        "variety": [],
    }
    found["player"] = [(f"p{number}", f"Player {number}", b"{}", 0) for number in range(PEOPLE)]
    kinds = [f'{{"variant":"{name}"}}' for name in "aaabc"]
    found["variety"] = [(options,) for options in {*kinds, RARE_OPTIONS}]
    for number in range(MATCHES):
        match, at = f"match{number:07}", MATCH_INTERVAL_MS * number
        options = RARE_OPTIONS if number in (5, MATCHES // 2, MATCHES - 9) else rng.choice(kinds)
        found["outcome"].append(
            (
                match,
                number,
                rng.choice(GAMES),
                rng.choice(PACES),
                options,
                at,
                "points",
                30,
                rng.random() < 0.5,
                True,
            )
        )
        for rank, player_id in enumerate(rng.sample(range(PEOPLE), rng.choice((2, 2, 3))), 1):
            rated = (25.0, 8.0, 25.0 + rng.random(), 7.9)
            tally = '{"turns":12,"sources":{"letters":200,"bonus":80},"counts":{"bingos":1}}'
            found["placing"].append(
                (
                    match,
                    rank - 1,
                    f"p{player_id}",
                    f"Player {player_id}",
                    None,
                    rank,
                    rng.randrange(200, 400),
                    None,
                    False,
                    at,
                    *rated,
                    tally,
                )
            )
    return found


COLUMNS = {
    "player": ("id", "name", "settings", "created_at"),
    "outcome": (
        "match",
        "number",
        "game",
        "pace",
        "options",
        "ended_at",
        "over",
        "moves",
        "open",
        "rated",
    ),
    "placing": (
        *("match", "seat", "player", "name", "bot", "rank", "points", "team", "left", "ended_at"),
        *("mu_before", "sigma_before", "mu", "sigma", "tally"),
    ),
    "variety": ("options",),
}


INSERT_ROW = "insert into {table} ({columns}) values ({values})"
ANALYZE = "analyze"
"""Updates the statistics with which the databases plan queries."""


async def _fill_sqlite(url: str) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        for table, lines in table_rows().items():
            named = ", ".join(f'"{name}"' for name in COLUMNS[table])
            values = ", ".join("?" * len(COLUMNS[table]))
            connection.executemany(
                INSERT_ROW.format(table=table, columns=named, values=values), lines
            )
        connection.execute(ANALYZE)
    connection.close()


async def _fill_postgres(url: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        for table, lines in table_rows().items():
            await connection.copy_records_to_table(table, records=lines, columns=COLUMNS[table])
        await connection.execute(ANALYZE)
    finally:
        await connection.close()


async def _measure(
    url: str, folder: Path, fill: Callable[[str], Awaitable[None]]
) -> dict[str, float]:
    """Return the time of each query (ms) and the matches rerated per second, by name."""
    log = await open_log(url)
    try:
        await fill(url)
        app = Application(log, ApplicationOptions(folder))
        found = {
            name: await _median_ms(partial(app.results.queries.search, query, VIEWER))
            for name, query in SEARCHES.items()
        }
        found["a person's statistics of a game"] = await _median_ms(
            partial(app.results.statistics.statistics_of, VIEWER, "betapet", VIEWER)
        )
        found["a leaderboard"] = await _median_ms(
            partial(app.results.leaderboards.leaderboard, "betta", "evening", None, VIEWER)
        )
        found[SEASON] = await _median_ms(partial(_load_past_season, app))
        started_at = perf_counter()
        await app.results.recorder.rerate("pylos", "evening")
        count = len(await app.results.recorder.outcomes.rated_outcomes("pylos", "evening"))
        return found | {"rerated": count / (perf_counter() - started_at)}
    finally:
        await log.close()


async def _load_past_season(app: Application) -> None:
    """Load the leaderboard of a past season after clearing its cache."""
    app.results.leaderboards._archive.clear()
    await app.results.leaderboards.leaderboard("betta", "evening", "1970-spring", VIEWER)


async def _median_ms(query: Callable[[], Awaitable[Any]]) -> float:
    times_ms = []
    for _ in range(REPETITIONS):
        started_at = perf_counter()
        await query()
        times_ms.append(1000 * (perf_counter() - started_at))
    return median(times_ms)


@cache
def sqlite_figures() -> dict[str, float]:
    """Return the benchmark results on SQLite, in a file in the working directory."""
    with TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()) as folder:
        return asyncio.run(_measure(f"sqlite:///{folder}/parlour.db", Path(folder), _fill_sqlite))


@cache
def postgres_figures() -> dict[str, float]:
    """Return the benchmark results on PostgreSQL, in a new schema of PARLOUR_TEST_POSTGRES."""
    return asyncio.run(_measure_in_new_schema())


async def _measure_in_new_schema() -> dict[str, float]:
    async with new_schema() as url:
        return await _measure(url, Path("data"), _fill_postgres)


def _figure_value(measure: Callable[[], dict[str, float]], name: str) -> float:
    return measure()[name]


def _figures() -> Iterator[Benchmark]:
    for name, measure in (("SQLite", sqlite_figures), ("PostgreSQL", postgres_figures)):
        for question in (*SEARCHES, "a person's statistics of a game", "a leaderboard", SEASON):
            yield Benchmark(
                f"{question}, of 100,000 matches, {name}",
                "ms",
                partial(_figure_value, measure, question),
            )
        yield Benchmark(
            f"ratings rebuilt, {name}", "matches/s", partial(_figure_value, measure, "rerated")
        )


FIGURES = tuple(_figures())
