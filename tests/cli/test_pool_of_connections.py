"""Tests that servers and a worker play through a real PgBouncer in transaction mode."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ..db.pgbouncer import run_pgbouncer
from .server_group import FollowingPlayer, RestartableWorker, open_server_group
from .test_server_failures import following, open_match, play_both
from .test_worker_failures import jobs_done, wait_for_slots
from .test_worker_failures import open_match as open_match_with_bot

Query = Callable[[str, str], list[tuple[Any, ...]]]

CONNECTIONS = 4
"""The number of connections that all processes share."""


@pytest.mark.slow
async def test_two_servers_and_a_worker_share_few_connections(
    postgres_url: str, tmp_path: Path, query: Query
) -> None:
    with run_pgbouncer(postgres_url, CONNECTIONS) as pool:
        direct = ("--direct-database", postgres_url)
        async with open_server_group(pool, tmp_path, "--bot-delay", "0", *direct) as group:
            worker = RestartableWorker(
                tmp_path / "worker", "--database", pool, "--shared", group.redis.url, *direct
            )
            await worker.start()
            try:
                ann, bob = FollowingPlayer(group, home=0), FollowingPlayer(group, home=1)
                match = await open_match(ann, bob)
                async with following(ann.follow(match), bob.follow(match)):
                    await play_both(ann, bob, match)
                rows = await asyncio.to_thread(
                    query,
                    f"select seq, kind from event where match = '{match}' order by seq",
                    postgres_url,
                )
                assert [seq for seq, _ in rows] == list(range(len(rows))), "the log has no gap"
                decisions = {**ann.acknowledged, **bob.acknowledged}
                moved = {seq for seq, kind in rows if kind == "moved"}
                assert decisions and {decision + 1 for decision in decisions} <= moved
                await wait_for_slots(group, 2)
                match = await open_match_with_bot(ann, "beginner")
                async with following(ann.follow(match)):
                    await ann.play(match, 0, 3)
                assert await jobs_done(worker) > 0
            finally:
                worker.kill()
