"""Tests for several servers that share the clock and the connections of one PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest

from parlour.db.opening import open_log
from parlour.services.application import Application, ApplicationOptions

from .harness import create_match, make_move, open_application

CONNECTIONS, SERVERS = 14, 3
"""The number of allowed connections, which is below the servers' demand, and of servers."""

MATCHES, MOVES = 40, 8

SKEWED = """
import asyncio, sys, time
wall, ahead = time.time_ns, int(sys.argv[3]) * 1_000_000
time.time_ns = lambda: wall() + ahead
from pathlib import Path
from parlour.services.application import Application, ApplicationOptions
from parlour.services.time import now

async def main():
    app = await Application.open(sys.argv[1], ApplicationOptions(Path(sys.argv[2])))
    print(now(), flush=True)
    await app.close()

asyncio.run(main())
"""


@pytest.fixture
def scarce_url(
    postgres: str, empty_postgres_url: str, query: Callable[[str, str], list[tuple[Any, ...]]]
) -> Iterator[str]:
    """Yield the URL of an empty schema for a user with a low connection limit."""
    role = f"parlour_scarce_{secrets.token_hex(6)}"
    schema = empty_postgres_url.rpartition("search_path=")[2]
    query(f"create role {role} login connection limit {CONNECTIONS}", postgres)
    query(f"grant all on schema {schema} to {role}", postgres)
    parts = urlsplit(empty_postgres_url)
    yield urlunsplit(parts._replace(netloc=f"{role}@{parts.netloc.rpartition('@')[2]}"))
    query(f"drop owned by {role} cascade", postgres)
    query(f"drop role {role}", postgres)


async def test_matches_progress_with_few_database_connections(
    scarce_url: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        apps = [
            await stack.enter_async_context(open_application(scarce_url, tmp_path))
            for _ in range(SERVERS)
        ]

        async def play(number: int) -> int:
            luck = Random(number)
            match = (await create_match(luck.choice(apps))).match.id
            for move in range(MOVES):
                await make_move(luck.choice(apps), match, move % 2)
            return len((await luck.choice(apps).matches.store.get(match)).match.moves)

        began = monotonic()
        played = await asyncio.gather(*(play(number) for number in range(MATCHES)))
        print(
            f"{sum(played)} moves at {CONNECTIONS} connections, {sum(played) / (monotonic() - began):.0f} moves/s"
        )
        assert played == [MOVES] * MATCHES


@pytest.mark.slow
@pytest.mark.parametrize("skew_ms", [-5_000, 5_000])
async def test_a_server_with_a_wrong_wall_clock_uses_the_database_clock(
    postgres_url: str, tmp_path: Path, skew_ms: int
) -> None:
    app = await Application.open(postgres_url, ApplicationOptions(tmp_path))
    await app.close()
    log = await open_log(postgres_url)
    before = await log.time()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        SKEWED,
        postgres_url,
        str(tmp_path),
        str(skew_ms),
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    after = await log.time()
    await log.close()
    assert before - 100 <= int(output) <= after + 100
