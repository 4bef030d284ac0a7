"""A server that is killed in the middle of a stream of moves loses none that it acknowledged."""

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
        facts = MatchProjection(game="toy", phase="playing", public=True, updated_at=seq, deadlines=((seq % 2, seq),))
        await log.append([EventRow(match, seq, seq, "moved", b"{}")], projection=facts)
        os.write(1, f"{match} {seq}\\n".encode())
        seq += 1

async def main():
    log = await open_log(sys.argv[1])
    await asyncio.gather(*(play(log, f"{sys.argv[2]}-{number}") for number in range(16)))

asyncio.run(main())
"""


def acknowledged(url: str, name: str, lines_before: int = 600) -> dict[str, int]:
    """Return the last position of each match that a server acknowledged before it was killed."""
    with subprocess.Popen(
        [sys.executable, "-c", STREAM, url, name], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(lines_before)]
        server.send_signal(signal.SIGKILL)
        lines += server.stdout.read().splitlines()
    assert server.returncode == -signal.SIGKILL
    return {match: int(seq) for match, seq in (line.split() for line in lines)}


async def killed(opened: OpenLog, url: str, execute: Execute, name: str, lines: int) -> int:
    """Kill a server after so many acknowledged moves, and return how many that was once all of them are found again."""
    newest = await asyncio.to_thread(acknowledged, url, name, lines)
    async with opened() as log:
        for match, seq in newest.items():
            stored = [row.seq for row in await log.load(match)]
            assert stored == list(range(len(stored))), "no gaps"
            assert len(stored) > seq, "nothing lost"
        # One statement, as PostgreSQL may still be at work on what the dead server sent last.
        asked = f"select updated_at, (select max(seq) from event where match = id) from match where id like '{name}-%'"
        moments = await asyncio.to_thread(execute, asked)
        assert len(moments) == 16
        assert all(updated == last for updated, last in moments), (
            "facts and events are of the same moment"
        )
    return sum(seq + 1 for seq in newest.values())


async def test_a_kill_loses_no_acknowledged_move(
    opened: OpenLog, url: str, execute: Execute
) -> None:
    assert await killed(opened, url, execute, "m", 600) >= 600


@pytest.mark.slow
async def test_a_hundred_kills_lose_no_acknowledged_move(
    opened: OpenLog, url: str, execute: Execute
) -> None:
    luck = Random(1)
    moves = [
        await killed(opened, url, execute, f"kill{number}", luck.randint(100, 400))
        for number in range(100)
    ]
    print(f"100 kills, {sum(moves)} acknowledged moves, none lost")
