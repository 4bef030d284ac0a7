"""Benchmark of a player's waiting time while another client floods the server with tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache, partial
from http.client import HTTPConnection
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

import uvloop

from parlour.plugin.benchmark import Benchmark
from parlour.server.bench.page import BenchFrame, BenchPage, DeliveryCounts
from parlour.server.bench.served import ServerProcess
from parlour.server.bench.tables import BenchTable, guest_token, post_json
from parlour.services.engine.bot_seats import DECISION_SECONDS

FLOOD_TABLES = 60
"""Number of tables with master bots that one client requests, each as a new guest."""

MEASURED_MOVES = 40
"""Minimum number of measured moves."""

SETTLE_SECONDS = 10.0
"""Seconds to wait until the bots have loaded their games."""

FLOOD_ADDRESS, VICTIM_ADDRESS = "192.0.2.66", "198.51.100.7"
"""Addresses of the flooding client and of the measured player."""


class FloodWaits(NamedTuple):
    """The waiting times of a player, with or without a flood.

    Attributes:
        seconds: Seconds from each move of the player to their next turn.
        tables: Number of tables that the flood opened.
    """

    seconds: list[float]
    tables: int


class BotMatchPage(BenchPage):
    """A simulated page that plays against a bot and records the waiting times."""

    def __init__(self, table: BenchTable, token: str, port: int) -> None:
        super().__init__(table, token, port)
        self.waits: list[float] = []
        self.enough = asyncio.Event()
        self._moved_at: float | None = None

    def _decide(self, frame: BenchFrame) -> None:
        if frame.decision_id is not None and frame.legal_actions and self._sent is None:
            if self._moved_at is not None:
                self.waits.append(time.perf_counter() - self._moved_at)
            super()._decide(frame)
            self._moved_at = time.perf_counter()
        if len(self.waits) >= MEASURED_MOVES or frame.phase == "over":
            self.enough.set()


@cache
def measure_waits(level: str, flooded: bool) -> FloodWaits:
    """Return the waiting times against a bot of a given level, with or without a flood."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()))
        server = ServerProcess(Path(folder))
        stack.callback(server.close)
        tables = sum(_open_flood_tables(server.port)) if flooded else 0
        time.sleep(SETTLE_SECONDS)
        return FloodWaits(uvloop.run(_play_matches(server.port, level)), tables)


def _open_flood_tables(port: int) -> Iterator[bool]:
    """Request the tables of the flood, and yield for each whether it was opened."""
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    for _ in range(FLOOD_TABLES):
        wish = {
            "game": "pylos",
            "seats": [{"occupant": "bot", "level": "master-plus"}] * 2,
            "start": True,
        }
        try:
            post_json(line, FLOOD_ADDRESS, guest_token(line, FLOOD_ADDRESS), "/api/tables", wish)
        except RuntimeError:
            yield False
        else:
            yield True
    line.close()


async def _play_matches(port: int, level: str) -> list[float]:
    """Play matches against a bot and return the waiting times in seconds."""
    waits: list[float] = []
    # In the basic game, the bot and the player always alternate.
    wish = {
        "game": "pylos",
        "options": {"variant": "basic"},
        "seats": [{"occupant": "me"}, {"occupant": "bot", "level": level}],
        "start": True,
    }
    while len(waits) < MEASURED_MOVES:
        # Each match uses a new connection, since the server closes idle connections during a match.
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        person = guest_token(line, VICTIM_ADDRESS)
        match = str(post_json(line, VICTIM_ADDRESS, person, "/api/tables", wish)["match"])
        line.close()
        page = await BotMatchPage.connect(
            BenchTable(match, VICTIM_ADDRESS, (person, person, person)), person, port
        )
        page.play(DeliveryCounts())
        await page.enough.wait()
        # The first wait includes the time in which the bot process loads its game.
        waits += page.waits[1:]
        page.close()
    return waits


def _wait_percentile(level: str, flooded: bool) -> float:
    """Return the 95th percentile of the waiting times, in seconds."""
    return quantiles(measure_waits(level, flooded).seconds, n=20)[18]


def _relative_wait(level: str, flooded: bool) -> float:
    return _wait_percentile(level, flooded) / DECISION_SECONDS


FLOOD_LABEL = f"under a flood of {FLOOD_TABLES} tables of the strongest"

FIGURES = (
    Benchmark(
        "tables that the flood is given",
        "tables",
        lambda: float(measure_waits("beginner", True).tables),
    ),
    Benchmark(
        "a person waits for a beginner, 95th percentile, on a quiet server",
        "s",
        partial(_wait_percentile, "beginner", False),
    ),
    Benchmark(f"the same {FLOOD_LABEL}", "s", partial(_wait_percentile, "beginner", True)),
    Benchmark(
        "a person waits for the strongest, 95th percentile, on a quiet server",
        "× its time",
        partial(_relative_wait, "master-plus", False),
    ),
    Benchmark(
        f"the same {FLOOD_LABEL}", "× its time", partial(_relative_wait, "master-plus", True)
    ),
)
