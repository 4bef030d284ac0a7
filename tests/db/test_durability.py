"""A server that is killed in the middle of a stream of moves loses none that it acknowledged."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

STREAM = """
import asyncio, os, sys
from parlour.db.records import Facts, Row
from parlour.db.opening import open_log

async def play(log, match):
    seq = 0
    while True:
        facts = Facts(game="toy", phase="playing", public=True, updated_at=seq, deadlines=((seq % 2, seq),))
        await log.append([Row(match, seq, seq, "moved", b"{}")], facts=facts)
        os.write(1, f"{match} {seq}\\n".encode())
        seq += 1

async def main():
    log = await open_log(sys.argv[1])
    await asyncio.gather(*(play(log, f"m{number}") for number in range(16)))

asyncio.run(main())
"""


def acknowledged(url: str) -> dict[str, int]:
    """Return the last position of each match that a server acknowledged before it was killed."""
    with subprocess.Popen([sys.executable, "-c", STREAM, url], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(600)]
        server.send_signal(signal.SIGKILL)
        lines += server.stdout.read().splitlines()
    assert server.returncode == -signal.SIGKILL
    return {match: int(seq) for match, seq in (line.split() for line in lines)}


async def test_a_kill_loses_no_acknowledged_move(opened: OpenLog, url: str, execute: Execute) -> None:
    newest = await asyncio.to_thread(acknowledged, url)
    assert len(newest) == 16
    async with opened() as log:
        for match, seq in newest.items():
            stored = [row.seq for row in await log.load(match)]
            assert stored == list(range(len(stored))), "no gaps"
            assert len(stored) > seq, "nothing lost"
        # One statement, as PostgreSQL may still be at work on what the dead server sent last.
        moments = await asyncio.to_thread(execute, "select updated_at, (select max(seq) from event where match = id) from match")
        assert len(moments) == 16
        assert all(updated == last for updated, last in moments), "facts and events are of the same moment"
