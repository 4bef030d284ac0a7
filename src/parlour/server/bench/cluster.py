"""Load benchmark with 2,000 sockets at 500 tables on PostgreSQL and Redis.

It runs with one, two and four server processes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import uvloop

from parlour.db.temporary_database import new_schema
from parlour.plugin.benchmark import Benchmark
from parlour.server.bench import LoadMeasurement, measure_window
from parlour.server.bench.served import ServerProcess
from parlour.server.limits.connection_limits import raise_file_limit

TABLE_COUNT, WATCHERS_PER_TABLE = 500, 2
"""Number of two-player tables, and number of spectators per table."""

WINDOW_COUNT, WINDOW_SECONDS = 3, 4.0

REDIS = os.environ.get("PARLOUR_TEST_REDIS", "redis://127.0.0.1:6379")


@cache
def cluster_load(processes: int, together: bool) -> LoadMeasurement:
    """Return the measurements of a number of server processes that share one database.

    Args:
        processes: Number of server processes.
        together: Whether all users of a table connect to the same process.
    """
    raise_file_limit()
    return uvloop.run(_measure_load(processes, together))


async def _measure_load(processes: int, together: bool) -> LoadMeasurement:
    found = LoadMeasurement()
    async with new_schema() as database:
        with ExitStack() as stack:
            servers = [
                await asyncio.to_thread(_start_server, stack, database) for _ in range(processes)
            ]
            for number in range(WINDOW_COUNT):
                await measure_window(
                    servers,
                    number,
                    found,
                    TABLE_COUNT,
                    WATCHERS_PER_TABLE,
                    WINDOW_SECONDS,
                    together=together,
                )
    return found


def _start_server(stack: ExitStack, database: str) -> ServerProcess:
    folder = stack.enter_context(TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()))
    server = ServerProcess(Path(folder), database=database, shared=REDIS)
    stack.callback(server.close)
    return server


def _cluster_benchmarks(how: str, processes: int, together: bool) -> tuple[Benchmark, ...]:
    measures: tuple[tuple[str, str, Callable[[LoadMeasurement], float]], ...] = (
        ("moves", "moves/s", lambda found: median(found.per_second)),
        (
            "moves for a second of the servers' processor time",
            "moves/cpu s",
            lambda found: median(found.per_cpu_second),
        ),
        ("from a move to its own frame, median", "ms", lambda found: 1_000 * median(found.waits)),
        (
            "from a move to its own frame, 99th percentile",
            "ms",
            lambda found: 1_000 * quantiles(found.waits, n=100)[98],
        ),
        ("memory for one connection", "kB", lambda found: found.connection_bytes / 1_000),
    )
    return tuple(
        Benchmark(f"{name}, {how}", unit, partial(_measure, measure, processes, together))
        for name, unit, measure in measures
    )


def _measure(measure: Callable[[LoadMeasurement], float], processes: int, together: bool) -> float:
    return measure(cluster_load(processes, together))


def _efficiency(processes: int, together: bool) -> float:
    return median(cluster_load(processes, together).per_cpu_second) / median(
        cluster_load(1, True).per_cpu_second
    )


def _efficiency_benchmark(how: str, processes: int, together: bool) -> Benchmark:
    return Benchmark(
        f"moves for a second of processor time, {how}, compared with one process",
        "x",
        partial(_efficiency, processes, together),
    )


SEVERAL = (
    ("two processes, each table at one", 2, True),
    ("two processes, each table at both", 2, False),
    ("four processes, each table at one", 4, True),
    ("four processes, each table at several", 4, False),
)

FIGURES = (
    *_cluster_benchmarks("one process", 1, True),
    *(benchmark for case in SEVERAL for benchmark in _cluster_benchmarks(*case)),
    *(_efficiency_benchmark(*case) for case in SEVERAL),
)
