"""Tests that bots go on deciding while workers or Redis fail, with real processes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ..patience import eventually, found_once
from .server_group import FollowingPlayer, RestartableWorker, ServerGroup, open_server_group
from .test_server_failures import following

ROUNDS = int(os.environ.get("PARLOUR_TEST_ROUNDS", "2"))
"""The number of matches for each failure."""

DECISIONS = 2
"""The number of decisions of a player before, during and after a failure."""

Query = Callable[[str, str], list[tuple[Any, ...]]]


async def sample(address: str, name: str, **labels: str) -> float:
    """Return a sample of the metrics at an address, or 0 if there is none."""
    async with httpx.AsyncClient() as web:
        text = (await web.get(address, timeout=10.0)).text
    for family in text_string_to_metric_families(text):
        for found in family.samples:
            if found.name == name and labels.items() <= found.labels.items():
                return float(found.value)
    return 0.0


async def jobs_done(worker: RestartableWorker) -> float:
    """Return how many decisions a worker has computed."""
    return await sample(
        worker.metrics, "parlour_worker_jobs_total", lane="decisions", result="done"
    )


async def wait_for_slots(group: ServerGroup, count: int) -> None:
    """Wait until both servers know of some slots for decisions."""
    for base in group.bases:
        await found_once(
            partial(sample, f"{base}/metrics", "parlour_worker_slots", lane="decisions"),
            lambda slots: slots == count,
        )


async def wait_for_bot(base: str) -> None:
    """Wait until a bot of a server thinks."""
    await found_once(
        lambda: sample(f"{base}/metrics", "parlour_bot_decisions"), lambda number: number > 0
    )


async def wait_for_turn(player: FollowingPlayer) -> None:
    """Wait until it is a player's turn."""
    await eventually(lambda: player.frame is not None and player.frame["mine"])


@asynccontextmanager
async def kill_worker(group: ServerGroup, worker: RestartableWorker) -> AsyncIterator[None]:
    """Kill the worker and start it again."""
    worker.kill()
    yield
    await worker.start()
    await wait_for_slots(group, 2)


@asynccontextmanager
async def stop_worker(group: ServerGroup, worker: RestartableWorker) -> AsyncIterator[None]:
    """Stop the worker and start it again."""
    assert await worker.stop() == 0
    yield
    await worker.start()
    await wait_for_slots(group, 2)


@asynccontextmanager
async def kill_redis(group: ServerGroup, _: RestartableWorker) -> AsyncIterator[None]:
    """Kill Redis and start it with an empty memory."""
    group.redis.kill()
    yield
    group.redis.start()
    await wait_for_slots(group, 2)


@pytest.mark.slow
@pytest.mark.parametrize("failure", [kill_worker, stop_worker, kill_redis])
async def test_a_failure_loses_and_doubles_no_decision(
    postgres_url: str, tmp_path: Path, query: Query, failure: Callable[..., Any]
) -> None:
    async with open_server_group(postgres_url, tmp_path, "--bot-delay", "0") as group:
        worker = RestartableWorker(
            tmp_path / "worker",
            *("--database", postgres_url, "--shared", group.redis.url, "--processes", "2"),
        )
        await worker.start()
        try:
            await wait_for_slots(group, 2)
            delays = []
            for number in range(ROUNDS):
                player = FollowingPlayer(group, home=number % 2)
                match = await open_match(player, "master")
                async with following(player.follow(match)):
                    await player.play(match, 0, DECISIONS)
                    before = await jobs_done(worker)
                    assert before > 0
                    began = time.monotonic()
                    # The decision is still running when the failure comes.
                    worker.freeze_bots()
                    playing = asyncio.create_task(player.play(match, 0, DECISIONS))
                    await wait_for_bot(group.bases[player.home])
                    async with failure(group, worker):
                        await playing
                        await wait_for_turn(player)
                        delays.append(time.monotonic() - began)
                    done = await jobs_done(worker)
                    await player.play(match, 0, DECISIONS)
                    await wait_for_turn(player)
                    assert await jobs_done(worker) > done, "the worker decides again"
                rows = await asyncio.to_thread(
                    query,
                    f"select seq, kind from event where match = '{match}' order by seq",
                    postgres_url,
                )
                assert [seq for seq, _ in rows] == list(range(len(rows))), "the log has no gap"
                moved = {seq for seq, kind in rows if kind == "moved"}
                assert {decision + 1 for decision in player.acknowledged} <= moved
            print(
                f"{failure.__name__}: {DECISIONS} moves and answers around the failure took "
                f"{', '.join(f'{delay:.1f}' for delay in delays)} s"
            )
        finally:
            worker.kill()


@pytest.mark.slow
async def test_an_idle_worker_starts_decisions_soon(postgres_url: str, tmp_path: Path) -> None:
    async with open_server_group(postgres_url, tmp_path, "--bot-delay", "0") as group:
        worker = RestartableWorker(
            tmp_path / "worker", "--database", postgres_url, "--shared", group.redis.url
        )
        await worker.start()
        try:
            player = FollowingPlayer(group, home=0)
            for _ in range(10):
                match = await open_match(player, "beginner")
                async with following(player.follow(match)):
                    await player.play(match, 0, 6)
            name = "parlour_job_wait_seconds"
            count = await sample(worker.metrics, f"{name}_count", lane="decisions")
            shares = {
                edge: await sample(worker.metrics, f"{name}_bucket", lane="decisions", le=edge)
                for edge in ("0.001", "0.005", "0.02", "0.05")
            }
            print(
                f"{count:.0f} decisions were started "
                + ", ".join(
                    f"within {1_000 * float(edge):g} ms: {100 * number / count:.0f} %"
                    for edge, number in shares.items()
                )
            )
            assert count > 0
        finally:
            worker.kill()


async def open_match(player: FollowingPlayer, level: str) -> str:
    """Start a match of Pylos against a bot and return its id."""
    player.frame, player.acknowledged = None, {}
    seats = [{"occupant": "me"}, {"occupant": "bot", "level": level}]
    opened = await player.request(
        "POST", "/api/tables", {"game": "pylos", "seats": seats, "start": True}
    )
    assert opened.status_code == 201, opened.text
    match: str = opened.json()["match"]
    return match
