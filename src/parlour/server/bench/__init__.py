"""Load benchmarks of the whole server: moves over real sockets, memory and startup time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import uvloop

from parlour.plugin.benchmark import Benchmark
from parlour.server.bench.page import BenchPage, DeliveryCounts
from parlour.server.bench.served import ServerProcess
from parlour.server.bench.tables import start_tables

TABLE_COUNT = 200
"""Number of tables, each with two players and a spectator."""

WINDOW_COUNT, WINDOW_SECONDS = 5, 2.0
"""Number and length (s) of the measured windows.

Each window has new tables, since finished matches would distort the results.
"""

SETTLE_SECONDS = 1.0
"""Seconds between the opening of the last page and the first action."""

COLD_STARTS = 5


@dataclass
class LoadMeasurement:
    """The measurements of a server under load.

    Attributes:
        per_second: Moves per second, by window.
        per_cpu_second: Moves per second of the server's processor time, by window.
        delivery_us: Processor time for one delivered frame in µs, by window.
        waits: Seconds from each move to the moving player's own next frame.
        connection_bytes: Memory of one connection, in bytes.
    """

    per_second: list[float] = field(default_factory=list)
    per_cpu_second: list[float] = field(default_factory=list)
    delivery_us: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    connection_bytes: float = 0.0


@cache
def measure_loads(against: Path | None = None) -> tuple[LoadMeasurement, LoadMeasurement]:
    """Measure this server and optionally another one in alternating windows.

    Args:
        against: Checkout of the other server, or None to measure only this one.
    """
    current, other = LoadMeasurement(), LoadMeasurement()
    with ExitStack() as stack:
        servers = [
            (_start_server(stack), current),
            *([(_start_server(stack, against), other)] if against else []),
        ]
        for number in range(WINDOW_COUNT):
            for server, found in servers:
                uvloop.run(measure_window([server], number, found, TABLE_COUNT, 1, WINDOW_SECONDS))
    return current, other


def _start_server(stack: ExitStack, source: Path | None = None) -> ServerProcess:
    # The default temporary folder may be in memory, which would hide the cost of disk writes.
    folder = stack.enter_context(TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()))
    server = ServerProcess(Path(folder), source)
    stack.callback(server.close)
    return server


async def measure_window(
    servers: Sequence[ServerProcess],
    number: int,
    found: LoadMeasurement,
    tables: int,
    watchers: int,
    seconds: float,
    *,
    together: bool = False,
) -> None:
    """Measure one window with new tables and add the results to a measurement.

    Args:
        servers: The processes that serve the tables.
        number: Number of the window, starting at 0.
        found: The measurement that receives the results.
        tables: Number of tables.
        watchers: Number of spectators per table.
        seconds: Maximum length of the window, in seconds.
        together: Whether all users of a table connect to the same server.
    """
    laid = list(start_tables(servers[0].port, tables * number, tables, watchers))
    before = sum(server.memory_bytes() for server in servers)
    ways = [
        (table, token, row if together else at)
        for row, table in enumerate(laid)
        for at, token in enumerate(table.tokens)
    ]
    pages = [
        await BenchPage.connect(table, token, servers[way % len(servers)].port)
        for table, token, way in ways
    ]
    await asyncio.sleep(SETTLE_SECONDS)
    if not number:
        # Later windows reuse memory that earlier ones released, so only the first is measured.
        found.connection_bytes = (sum(server.memory_bytes() for server in servers) - before) / len(
            pages
        )
    tally = DeliveryCounts()
    cpu, start = sum(server.cpu_seconds() for server in servers), time.perf_counter()
    for page in pages:
        page.play(tally)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await tally.over.wait()
    passed, moves, used = (
        time.perf_counter() - start,
        len(tally.waits),
        sum(server.cpu_seconds() for server in servers) - cpu,
    )
    found.per_second.append(moves / passed)
    found.per_cpu_second.append(moves / used)
    found.delivery_us.append(1e6 * used / tally.deliveries)
    found.waits.extend(tally.waits)
    for page in pages:
        page.close()
    await asyncio.sleep(SETTLE_SECONDS)


@cache
def measure_idle(source: Path | None = None) -> tuple[float, float]:
    """Return the startup time (s) and the memory (bytes) of an idle server, as medians."""
    starts, sizes = [], []
    for _ in range(COLD_STARTS):
        with ExitStack() as stack:
            server = _start_server(stack, source)
            starts.append(server.start_seconds)
            sizes.append(float(server.memory_bytes()))
    return median(starts), median(sizes)


def load_benchmarks(against: Path | None = None) -> tuple[Benchmark, ...]:
    """Return the load benchmarks of this server.

    Args:
        against: Checkout of another server to compare with, or None.
    """

    def load(number: int) -> LoadMeasurement:
        return measure_loads(against)[number]

    measures = (
        (
            f"moves through sockets, {TABLE_COUNT} tables of two seats and a watcher",
            "moves/s",
            lambda n: median(load(n).per_second),
        ),
        (
            "the same for one core of the server",
            "moves/cpu s",
            lambda n: median(load(n).per_cpu_second),
        ),
        ("from a move to its own frame, median", "ms", lambda n: 1_000 * median(load(n).waits)),
        (
            "from a move to its own frame, 99th percentile",
            "ms",
            lambda n: 1_000 * quantiles(load(n).waits, n=100)[98],
        ),
        ("processor time for one delivery", "µs", lambda n: median(load(n).delivery_us)),
        ("memory for one connection", "kB", lambda n: load(n).connection_bytes / 1_000),
        (
            "cold start until the first answer",
            "s",
            lambda n: measure_idle(against if n else None)[0],
        ),
        ("memory of an idle server", "MB", lambda n: measure_idle(against if n else None)[1] / 1e6),
    )
    return tuple(
        Benchmark(name, unit, partial(measure, 0), partial(measure, 1) if against else None)
        for name, unit, measure in measures
    )


FIGURES = load_benchmarks()
