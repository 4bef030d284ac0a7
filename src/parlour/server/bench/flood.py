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

from parlour.plugin.benchmark import Figure
from parlour.server.bench.page import Frame, Page, Tally
from parlour.server.bench.served import ServedHouse
from parlour.server.bench.tables import Table, asked, token
from parlour.services.engine.bot_seats import SECONDS

TABLES = 60
"""So many tables of master against master one visitor asks for, as fast as they can, as somebody new for each."""

MOVES = 40
"""After so many moves of a person what they waited is told."""

SETTLED = 10.0
"""Seconds until the flood's own bots, and the person's, have loaded their games."""

FLOODS, VISITS = "192.0.2.66", "198.51.100.7"
"""Where the flood and its victim come from."""


class Waits(NamedTuple):
    """Seconds from a person's move until the move is theirs again, and how many tables the flood was given."""

    seconds: list[float]
    tables: int


class Opponent(Page):
    """A page at which somebody plays against a bot and counts how long it takes."""

    def __init__(self, table: Table, token: str, port: int) -> None:
        super().__init__(table, token, port)
        self.waits: list[float] = []
        self.enough = asyncio.Event()
        self._moved_at: float | None = None

    def _decide(self, frame: Frame) -> None:
        if frame.since is not None and frame.legal and self._sent is None:
            if self._moved_at is not None:
                self.waits.append(time.perf_counter() - self._moved_at)
            super()._decide(frame)
            self._moved_at = time.perf_counter()
        if len(self.waits) >= MOVES or frame.phase == "over":
            self.enough.set()


@cache
def waited(level: str, flooded: bool) -> Waits:
    """Return what a person waits for a bot of a level, in a house that is flooded or quiet."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()))
        house = ServedHouse(Path(folder))
        stack.callback(house.close)
        tables = sum(_flooding(house.port)) if flooded else 0
        time.sleep(SETTLED)
        return Waits(uvloop.run(_played(house.port, level)), tables)


def _flooding(port: int) -> Iterator[bool]:
    """Ask for the tables of the flood, and yield whether each was given."""
    line = HTTPConnection("127.0.0.1", port, timeout=60)
    for _ in range(TABLES):
        wish = {"game": "pylos", "chairs": [{"who": "bot", "level": "master-plus"}] * 2, "start": True}
        try:
            asked(line, FLOODS, token(line, FLOODS), "/api/tables", wish)
        except RuntimeError:
            yield False
        else:
            yield True
    line.close()


async def _played(port: int, level: str) -> list[float]:
    """Play against a bot, as many matches as it takes, and return what was waited."""
    waits: list[float] = []
    # In the basic game one decision of a bot follows one of a person.
    wish = {"game": "pylos", "options": {"variant": "basic"}, "chairs": [{"who": "me"}, {"who": "bot", "level": level}], "start": True}
    while len(waits) < MOVES:
        # A match takes longer than the house keeps a silent line.
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        person = token(line, VISITS)
        match = str(asked(line, VISITS, person, "/api/tables", wish)["match"])
        line.close()
        page = await Opponent.opened(Table(match, VISITS, (person, person, person)), person, port)
        page.play(Tally())
        await page.enough.wait()
        # The first answer has to wait for the bot's process to load its game.
        waits += page.waits[1:]
        page.close()
    return waits


def _slowest(level: str, flooded: bool) -> float:
    """Return the 95th percentile of what is waited, in seconds."""
    return quantiles(waited(level, flooded).seconds, n=20)[18]


def _shared(level: str, flooded: bool) -> float:
    return _slowest(level, flooded) / SECONDS


FLOOD = f"under a flood of {TABLES} tables of the strongest"

FIGURES = (
    Figure("tables that the flood is given", "tables", lambda: float(waited("beginner", True).tables)),
    Figure("a person waits for a beginner, 95th percentile, in a quiet house", "s", partial(_slowest, "beginner", False)),
    Figure(f"the same {FLOOD}", "s", partial(_slowest, "beginner", True)),
    Figure("a person waits for the strongest, 95th percentile, in a quiet house", "× its time", partial(_shared, "master-plus", False)),
    Figure(f"the same {FLOOD}", "× its time", partial(_shared, "master-plus", True)),
)
