"""Tests that matches go on while servers, Redis or the database fail, with real processes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ..patience import eventually
from .server_group import FollowingPlayer, ServerGroup, open_server_group

ROUNDS = int(os.environ.get("PARLOUR_TEST_ROUNDS", "3"))
"""The number of matches for each failure; the published figures come from 100."""

DECISIONS = 3
"""The number of decisions of each player before, during and after a failure."""

Query = Callable[[str, str], list[tuple[Any, ...]]]
CutConnections = Callable[[], Awaitable[None]]


@asynccontextmanager
async def killed_server(group: ServerGroup, _: CutConnections) -> AsyncIterator[None]:
    """Kill a server and start it again."""
    group.servers[1].kill()
    yield
    await group.servers[1].start()


@asynccontextmanager
async def restarted_servers(group: ServerGroup, _: CutConnections) -> AsyncIterator[None]:
    """Restart both servers in turn, as an update does."""
    for server in group.servers:
        await server.stop()
        await server.start()
    yield


@asynccontextmanager
async def killed_redis(group: ServerGroup, _: CutConnections) -> AsyncIterator[None]:
    """Kill Redis and start it with an empty memory."""
    group.redis.kill()
    yield
    group.redis.start()


@asynccontextmanager
async def frozen_redis(group: ServerGroup, _: CutConnections) -> AsyncIterator[None]:
    """Stop Redis without closing its connections, as a broken network does."""
    group.redis.freeze()
    yield
    group.redis.thaw()


@asynccontextmanager
async def restarted_database(
    _: ServerGroup, cut_connections: CutConnections
) -> AsyncIterator[None]:
    """Cut all connections to the database, as its restart does."""
    await cut_connections()
    yield


@pytest.mark.slow
@pytest.mark.parametrize(
    "failure",
    [killed_server, restarted_servers, killed_redis, frozen_redis, restarted_database],
)
async def test_a_failure_loses_and_doubles_no_move(
    postgres_url: str, tmp_path: Path, query: Query, failure: Callable[..., Any]
) -> None:
    async def cut_connections() -> None:
        schema = postgres_url.rpartition("=")[2]
        await asyncio.to_thread(
            query,
            "select pg_terminate_backend(pid) from pg_stat_activity "
            f"where application_name = 'parlour_{schema}'",
            postgres_url,
        )

    url = f"{postgres_url}&application_name=parlour_{postgres_url.rpartition('=')[2]}"
    gaps: list[float] = []
    async with open_server_group(url, tmp_path) as group:
        for _ in range(ROUNDS):
            ann, bob = FollowingPlayer(group, home=0), FollowingPlayer(group, home=1)
            match = await open_match(ann, bob)
            async with following(ann.follow(match), bob.follow(match)):
                await play_both(ann, bob, match)
                async with failure(group, cut_connections):
                    await play_both(ann, bob, match)
                await play_both(ann, bob, match)
                decisions = {**ann.acknowledged, **bob.acknowledged}
                for player in (ann, bob):
                    await shows(player, max(decisions) + 1)
            gaps += [
                max(0.0, shown_at(other, decision + 1) - at)
                for player, other in ((ann, bob), (bob, ann))
                for decision, at in player.acknowledged.items()
            ]
            rows = await asyncio.to_thread(
                query,
                f"select seq, kind from event where match = '{match}' order by seq",
                postgres_url,
            )
            assert [seq for seq, _ in rows] == list(range(len(rows))), "the log has no gap"
            assert {decision + 1 for decision in decisions} <= {
                seq for seq, kind in rows if kind == "moved"
            }, "every acknowledged move is stored"
            assert len(ann.acknowledged.keys() & bob.acknowledged.keys()) == 0
    gaps.sort()
    print(
        f"{failure.__name__}: {len(gaps)} moves in {ROUNDS} matches; shown to the opponent "
        f"{gaps[len(gaps) // 2] * 1e3:.0f} ms (median) and {gaps[-1] * 1e3:.0f} ms (longest) later"
    )


async def open_match(ann: FollowingPlayer, bob: FollowingPlayer) -> str:
    """Start a match of Pylos between two players and return its id."""
    seats = [{"occupant": "me"}, {"occupant": "open"}]
    opened = await ann.request("POST", "/api/tables", {"game": "pylos", "seats": seats})
    match: str = opened.json()["match"]
    await bob.request("POST", f"/api/tables/{match}/sit", {})
    started = await ann.request("POST", f"/api/tables/{match}/start", {})
    assert started.status_code == 201, started.text
    return match


@asynccontextmanager
async def following(*pages: Awaitable[None]) -> AsyncIterator[None]:
    """Run the pages of players in the background."""
    tasks = [asyncio.ensure_future(page) for page in pages]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def play_both(ann: FollowingPlayer, bob: FollowingPlayer, match: str) -> None:
    """Let both players take their decisions."""
    await asyncio.gather(ann.play(match, 0, DECISIONS), bob.play(match, 1, DECISIONS))


async def shows(player: FollowingPlayer, position: int) -> None:
    """Wait until a player's page shows a log position."""
    await eventually(lambda: max(player.received, default=-1) >= position)


def shown_at(player: FollowingPlayer, position: int) -> float:
    """Return the time (s) at which a player's page first showed a position or a later one."""
    return min(at for seq, at in player.received.items() if seq >= position)
