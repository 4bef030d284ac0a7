"""What one visitor who floods the house with tables of bots costs another person who plays against one."""

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
"""So many tables of master against master one visitor asks for, as fast as they can, as somebody new for each."""

MEASURED_MOVES = 40
"""After so many moves of a person what they waited is told."""

SETTLE_SECONDS = 10.0
"""Seconds until the flood's own bots, and the person's, have loaded their games."""

FLOOD_ADDRESS, VICTIM_ADDRESS = "192.0.2.66", "198.51.100.7"
"""Where the flood and its victim come from."""


class FloodWaits(NamedTuple):
    """Seconds from a person's move until the move is theirs again, and how many tables the flood was given."""

    seconds: list[float]
    tables: int


class BotMatchPage(BenchPage):
    """A page at which somebody plays against a bot and counts how long it takes."""

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
    """Return what a person waits for a bot of a level, in a house that is flooded or quiet."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()))
        server = ServerProcess(Path(folder))
        stack.callback(server.close)
        tables = sum(_open_flood_tables(server.port)) if flooded else 0
        time.sleep(SETTLE_SECONDS)
        return FloodWaits(uvloop.run(_play_matches(server.port, level)), tables)


def _open_flood_tables(port: int) -> Iterator[bool]:
    """Ask for the tables of the flood, and yield whether each was given."""
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
    """Play against a bot, as many matches as it takes, and return what was waited."""
    waits: list[float] = []
    # In the basic game one decision of a bot follows one of a person.
    wish = {
        "game": "pylos",
        "options": {"variant": "basic"},
        "seats": [{"occupant": "me"}, {"occupant": "bot", "level": level}],
        "start": True,
    }
    while len(waits) < MEASURED_MOVES:
        # A match takes longer than the house keeps a silent line.
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        person = guest_token(line, VICTIM_ADDRESS)
        match = str(post_json(line, VICTIM_ADDRESS, person, "/api/tables", wish)["match"])
        line.close()
        page = await BotMatchPage.connect(
            BenchTable(match, VICTIM_ADDRESS, (person, person, person)), person, port
        )
        page.play(DeliveryCounts())
        await page.enough.wait()
        # The first answer has to wait for the bot's process to load its game.
        waits += page.waits[1:]
        page.close()
    return waits


def _wait_percentile(level: str, flooded: bool) -> float:
    """Return the 95th percentile of what is waited, in seconds."""
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
        "a person waits for a beginner, 95th percentile, in a quiet house",
        "s",
        partial(_wait_percentile, "beginner", False),
    ),
    Benchmark(f"the same {FLOOD_LABEL}", "s", partial(_wait_percentile, "beginner", True)),
    Benchmark(
        "a person waits for the strongest, 95th percentile, in a quiet house",
        "× its time",
        partial(_relative_wait, "master-plus", False),
    ),
    Benchmark(
        f"the same {FLOOD_LABEL}", "× its time", partial(_relative_wait, "master-plus", True)
    ),
)
