"""Tests for a restart after a crash with thousands of open matches."""

from __future__ import annotations

import asyncio
import signal
import sys
from functools import partial
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import func, select

from parlour.db.schema.matches import event
from parlour.services.application import Application, ApplicationOptions

from ..patience import found_once
from .harness import create_match, open_application

OPEN, AWAITED = 5_000, 2_500
"""The number of open matches, and of those in which a bot is on turn."""

AT_ONCE = 100

COUNT_MOVES = select(func.count()).where(event.c.kind == "moved")

LIVE = """
import asyncio, os, sys
from pathlib import Path
from parlour.services.application import Application, ApplicationOptions

async def main():
    app = await Application.open(sys.argv[1], ApplicationOptions(Path(sys.argv[2])))
    os.write(1, b"open")
    await asyncio.sleep(3_600)

asyncio.run(main())
"""


async def moved_match_count(app: Application) -> int:
    """Return the number of matches with at least one move."""
    return int(await app.log.store.read_value(COUNT_MOVES))


@pytest.mark.slow
async def test_every_bot_of_five_thousand_matches_moves_after_a_kill(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path, toys=False) as app:
        for first in range(0, OPEN, AT_ONCE):
            levels = [
                {0: "beginner"} if number % (OPEN // AWAITED) == 0 else None
                for number in range(first, first + AT_ONCE)
            ]
            await asyncio.gather(*(create_match(app, bots=level) for level in levels))
    # The server is killed while some bots have moved and others are claimed, thinking or waiting.
    killed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", LIVE, url, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert killed.stdout is not None and await killed.stdout.read(4) == b"open"
    async with open_application(url, tmp_path, toys=False) as app:
        before = await found_once(partial(moved_match_count, app), lambda count: count > 10)
    killed.send_signal(signal.SIGKILL)
    await killed.wait()
    began = monotonic()
    app = await Application.open(url, ApplicationOptions(tmp_path))
    try:
        await found_once(partial(moved_match_count, app), lambda count: count == AWAITED)
        print(
            f"after a kill {AWAITED - before} of {OPEN} open matches went on within {monotonic() - began:.1f} s"
        )
    finally:
        await app.close()
