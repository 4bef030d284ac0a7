"""Benchmark of the log: durable appends per second by sixteen concurrent writers."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from parlour.db.log import Log
from parlour.db.opening import open_log
from parlour.db.records import EventRow, MatchProjection, SeatRow
from parlour.db.temporary_database import new_schema
from parlour.plugin.benchmark import Benchmark

WRITERS, MATCHES = 16, 13
"""Sixteen writers with thirteen matches each: about two hundred simultaneous matches."""

SECONDS = 2.0
"""The length (s) of each of the three runs, whose median is the result."""

BODY = b'{"event":"moved","seat":0,"action":{"do":"place","cell":"a1"}}'
SEATS = (SeatRow(0, "somebody", "Amber Heron"), SeatRow(1, None, "Rosa", "club"))


def sqlite_appends() -> float:
    """Return the durable appends/s on SQLite, in a file in the working directory.

    A temporary folder is not used because it may be in memory.
    """
    with TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()) as folder:
        return asyncio.run(_median_rate(f"sqlite:///{folder}/parlour.db"))


def postgres_appends() -> float:
    """Return the durable appends/s on PostgreSQL, in a new schema of PARLOUR_TEST_POSTGRES."""
    return asyncio.run(_median_postgres_rate())


async def _median_postgres_rate() -> float:
    async with new_schema() as url:
        return await _median_rate(url)


async def _median_rate(url: str) -> float:
    log = await open_log(url)
    try:
        return median([await _appends_per_second(log) for _ in range(3)])
    finally:
        await log.close()


async def _appends_per_second(log: Log) -> float:
    start = perf_counter()
    counts = await asyncio.gather(*(_write(log, start + SECONDS) for _ in range(WRITERS)))
    return sum(counts) / (perf_counter() - start)


async def _write(log: Log, until: float) -> int:
    matches = [secrets.token_urlsafe(9) for _ in range(MATCHES)]
    count = 0
    while perf_counter() < until:
        seq, turn = divmod(count, MATCHES)
        projection = MatchProjection(
            game="pylos",
            phase="playing",
            public=True,
            updated_at=count,
            seats=SEATS,
            deadlines=((seq % 2, count + 60_000),),
        )
        await log.append(
            [EventRow(matches[turn], seq, count, "moved", BODY, "0123456789abcdef")],
            projection=projection,
        )
        count += 1
    return count


FIGURES = (
    Benchmark("durable appends with projections, SQLite, 16 writers", "appends/s", sqlite_appends),
    Benchmark(
        "durable appends with projections, PostgreSQL, 16 writers", "appends/s", postgres_appends
    ),
)
