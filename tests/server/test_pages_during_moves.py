"""Tests that a page opened during a move receives that move, on any server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour.core.event import Answered, Offered
from parlour.core.game import Seat
from parlour.db.records import Player
from parlour.server.limits.connection_limits import ConnectionLimits
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.session import Visitor
from parlour.server.realtime.socket import TableSocket
from parlour.services.application import Application

from ..patience import eventually
from ..services.harness import create_match, open_application

MIN_EVENTS = 12
"""The minimum number of events that are stored while the pages open."""

SCOPE = {"scheme": "ws", "headers": [], "query_string": b""}


class Page:
    """A fake table connection that remembers the newest log position it received."""

    def __init__(self) -> None:
        self.seq = -1

    def attach(self, _: TableSocket) -> None:
        """Accept the socket without using it."""

    def send_messages(self, *texts: bytes) -> bool:
        """Record the newest log position of the frames in these messages."""
        for text in texts:
            for frame in msgspec.json.decode(text).get("frames", ()):
                self.seq = max(self.seq, frame["seq"])
        return True

    def close_socket(self, code: int, reason: str = "") -> None:
        """Fail the test, because the server must not close these pages."""
        raise AssertionError((code, reason))


async def open_pages_amid_moves(servers: list[Application], pages: int) -> None:
    """Open pages while events are stored, and wait until every page shows the last event.

    Args:
        servers: The servers that open the pages in turn; the first one stores the events.
        pages: The number of pages.
    """
    match = (await create_match(servers[0])).match.id
    hubs = [Hub(server) for server in servers]
    for hub in hubs:
        hub.connection_limits = ConnectionLimits(capacity=10 * pages)
    luck, done = Random(1), asyncio.Event()

    async def store() -> None:
        stored = 0
        while not done.is_set() or stored < MIN_EVENTS:
            stored += 2
            await servers[0].matches.store.change(match, lambda _: [Offered(Seat(0), "draw")])
            await servers[0].matches.store.change(match, lambda _: [Answered(Seat(1), False)])
            await asyncio.sleep(luck.random() / 100)

    async def open_page(number: int) -> Page:
        page, here = Page(), number % len(servers)
        await asyncio.sleep(luck.random() / 20)
        player = Player(f"watcher-{number:04}", "Watcher")
        visitor = Visitor(
            player,
            f"token {number}",
            had_token=True,
            is_stored=True,
            network=f"10.0.{number % 250}.1",
        )
        await TableSocket(servers[here], hubs[here], page, visitor).open_page(match, SCOPE)  # type: ignore[arg-type]
        return page

    storing = asyncio.create_task(store())
    shown: list[Page] = []
    for first in range(0, pages, 10):
        shown += await asyncio.gather(
            *(open_page(number) for number in range(first, min(first + 10, pages)))
        )
    done.set()
    await storing
    newest = (await servers[0].matches.store.get(match)).match.seq
    assert newest >= MIN_EVENTS
    await eventually(lambda: all(page.seq == newest for page in shown))
    for hub in hubs:
        await hub.close()


@pytest.mark.parametrize("pages", [100, pytest.param(2_000, marks=pytest.mark.slow)])
async def test_no_page_that_opens_during_a_move_misses_it(
    url: str, tmp_path: Path, pages: int
) -> None:
    async with open_application(url, tmp_path) as server:
        await open_pages_amid_moves([server], pages)


@pytest.mark.parametrize("pages", [100, pytest.param(2_000, marks=pytest.mark.slow)])
async def test_no_page_on_another_server_misses_a_move(
    postgres_url: str, tmp_path: Path, pages: int
) -> None:
    async with (
        open_application(postgres_url, tmp_path) as server,
        open_application(postgres_url, tmp_path) as other,
    ):
        await open_pages_amid_moves([server, other], pages)
