"""How much a crowd costs: two thousand sockets at five hundred tables on PostgreSQL, served by one process and by two."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import uvloop

from parlour.db.temporary_database import new_schema
from parlour.plugin.benchmark import Figure
from parlour.server.bench import Load, window
from parlour.server.bench.served import ServedHouse
from parlour.server.limits.connection_limits import raise_file_limit

TABLES, WATCHERS = 500, 2
"""Tables of two seats, and who watches each of them."""

WINDOWS, SECONDS = 3, 4.0


@cache
def load(processes: int, together: bool) -> Load:
    """Return what so many processes of one house bear; people of one table come to all of them in turn, or `together` to one."""
    raise_file_limit()
    return uvloop.run(_load(processes, together))


async def _load(processes: int, together: bool) -> Load:
    found = Load()
    async with new_schema() as database:
        with ExitStack() as stack:
            houses = [await asyncio.to_thread(_served, stack, database) for _ in range(processes)]
            for number in range(WINDOWS):
                await window(houses, number, found, TABLES, WATCHERS, SECONDS, together=together)
    return found


def _served(stack: ExitStack, database: str) -> ServedHouse:
    folder = stack.enter_context(TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()))
    house = ServedHouse(Path(folder), database=database)
    stack.callback(house.close)
    return house


def _figures(how: str, processes: int, together: bool) -> tuple[Figure, ...]:
    measures: tuple[tuple[str, str, Callable[[Load], float]], ...] = (
        ("moves", "moves/s", lambda found: median(found.per_second)),
        ("moves for a second of the servers' processor time", "moves/cpu s", lambda found: median(found.per_cpu_second)),
        ("from a move to its own frame, median", "ms", lambda found: 1_000 * median(found.waits)),
        ("from a move to its own frame, 99th percentile", "ms", lambda found: 1_000 * quantiles(found.waits, n=100)[98]),
        ("memory for one connection", "kB", lambda found: found.connection_bytes / 1_000),
    )
    return tuple(Figure(f"{name}, {how}", unit, partial(_of, measure, processes, together)) for name, unit, measure in measures)


def _of(measure: Callable[[Load], float], processes: int, together: bool) -> float:
    return measure(load(processes, together))


FIGURES = (
    *_figures("one process", 1, True),
    *_figures("two processes, each table at one", 2, True),
    *_figures("two processes, each table at both", 2, False),
)
