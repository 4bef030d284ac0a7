"""Tests that a killed server loses no acknowledged move."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

STREAM = """
import asyncio, os, sys
from parlour.db.records import EventRow, MatchProjection
from parlour.db.opening import open_log

async def play(log, match):
    seq = 0
    while True:
        projection = MatchProjection(game="toy", phase="playing", public=True, updated_at=seq, deadlines=((seq % 2, seq),))
        await log.append([EventRow(match, seq, seq, "moved", b"{}")], projection=projection)
        os.write(1, f"{match} {seq}\\n".encode())
        seq += 1

async def main():
    log = await open_log(sys.argv[1])
    await asyncio.gather(*(play(log, f"{sys.argv[2]}-{number}") for number in range(int(sys.argv[3]))))

asyncio.run(main())
"""

MATCHES = 16
"""How many matches are played at once."""


def kill_server(url: str, name: str, lines_before: int = 600) -> dict[str, int]:
    """Kill a server during writes and return the last acknowledged position of each match."""
    with subprocess.Popen(
        [sys.executable, "-c", STREAM, url, name, str(MATCHES)], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(lines_before)]
        server.send_signal(signal.SIGKILL)
        lines += server.stdout.read().splitlines()
    assert server.returncode == -signal.SIGKILL
    return {match: int(seq) for match, seq in (line.split() for line in lines)}


async def count_after_kill(
    open_test_log: OpenLog, url: str, execute: Execute, name: str, lines: int
) -> int:
    """Kill a server, check that every acknowledged move is stored, and return their number."""
    newest = await asyncio.to_thread(kill_server, url, name, lines)
    async with open_test_log() as log:
        for match, seq in newest.items():
            stored = [row.seq for row in await log.load(match)]
            assert stored == list(range(len(stored))), "no gaps"
            assert len(stored) > seq, "nothing lost"
        # A single statement is needed because the last append may still run in PostgreSQL.
        query = f"select updated_at, (select max(seq) from event where match = id) from match where id like '{name}-%'"
        updates = await asyncio.to_thread(execute, query)
        # A match whose first append was not acknowledged may be missing.
        assert len(newest) <= len(updates) <= MATCHES
        assert all(updated == last for updated, last in updates), (
            "projections and events belong together"
        )
    return sum(seq + 1 for seq in newest.values())


async def test_a_kill_loses_no_acknowledged_move(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    assert await count_after_kill(open_test_log, url, execute, "m", 600) >= 600


@pytest.mark.slow
async def test_a_hundred_kills_lose_no_acknowledged_move(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    random = Random(1)
    moves = [
        await count_after_kill(
            open_test_log, url, execute, f"kill{number}", random.randint(100, 400)
        )
        for number in range(100)
    ]
    print(f"100 kills, {sum(moves)} acknowledged moves, none lost")
