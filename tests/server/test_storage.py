"""Tests that storage failures are reported within five seconds and refuse moves as a whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest

from parlour.db import connections, outage, postgres, sqlite
from parlour.db.log import DatabaseOpenError
from parlour.services.application import Application, ApplicationOptions

from ..patience import PATIENCE, eventually, found_once
from .harness import Line, run_server


async def test_health_checks_the_database_and_ready_whether_it_is_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(tmp_path) as server:
        guest = server.guest()
        assert (await guest.get("/health"), await guest.get("/ready")) == (
            {"open": True},
            {"ready": True},
        )
        with monkeypatch.context() as broken:

            async def fail_ping() -> None:
                raise OSError("the disk is gone")

            broken.setattr(server.application.log.store, "ping", fail_ping)
            assert await guest.get("/health", 503) == {"open": False}
        with closing(sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            assert await guest.get("/health") == {"open": True}, "stored data can still be read"
            assert await guest.get("/ready", 503) == {"ready": False}


FAILING = [
    ("read-only", "pragma query_only = on", "pragma query_only = off"),
    ("full", "pragma max_page_count = 1", "pragma max_page_count = 1000000"),
]


@pytest.mark.parametrize(("code", "failing", "undo"), FAILING, ids=[row[0] for row in FAILING])
async def test_a_read_only_or_full_database_refuses_moves_as_a_whole(
    tmp_path: Path, code: str, failing: str, undo: str
) -> None:
    async with run_server(tmp_path) as server:
        match, host, _ = await server.two_at_a_table()
        async with host.at(match) as line:
            frame = await line.frame(lambda frame: frame["mine"])
            move = {
                "seat": 0,
                "decision_id": frame["decision_id"],
                "action": frame["legal_actions"][0],
            }
            writer = server.application.log._writer  # type: ignore[attr-defined]
            writer._connection.execute(failing)
            # Free pages of the database may still accept a few tables.
            while (
                answer := await host.web.post("/api/tables", json={"game": "pylos"})
            ).status_code == 201:
                pass
            assert (
                answer.json()["code"] == f"core.storage-{code}"
                and "Nothing was changed" in answer.json()["message"]
            )
            # A small move may still fit into a full file, but never into a read-only one.
            if code == "read-only":
                said = [
                    await line.ask("act", **move),
                    await host.post(f"/api/matches/{match}/act", move, 503),
                ]
                assert {refused["code"] for refused in said} == {f"core.storage-{code}"}
                assert (await host.get(f"/api/matches/{match}/frame?seat=0"))["seq"] == frame["seq"]
            writer._connection.execute(undo)
            assert (await line.ask("act", **move))["type"] == "ok"
            await host.post("/api/me", {"name": "Ann"})


async def test_a_full_disk_is_logged_once_and_reported_to_the_proxy_until_it_is_freed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(outage, "QUIET_SECONDS", 0.05)
    async with run_server(tmp_path) as server:
        guest = server.guest()
        with monkeypatch.context() as full:
            full.setattr(sqlite, "MIN_FREE_BYTES", 1 << 62)
            # A server of another test may have counted a failure that is not logged again.
            monkeypatch.setattr(outage.OUTAGE, "_count", 0)
            assert (await guest.get("/health"), await guest.get("/ready", 503)) == (
                {"open": True},
                {"ready": False},
            )
            said = ""

            def is_logged(text: str) -> bool:
                nonlocal said
                said += capsys.readouterr().err
                return text in said

            await eventually(lambda: is_logged("core.storage-full"))
            # Further sweeps read from the database, and fail to write.
            await asyncio.sleep(1.0)
            said += capsys.readouterr().err
            assert said.count("core.storage-full") == 1, "reads do not end the outage"

        async def has_recovered() -> bool:
            # A write directly after the last failure does not end the outage yet.
            assert await guest.get("/ready") == {"ready": True}
            return is_logged("works again")

        await found_once(has_recovered, bool)


async def test_a_server_starts_read_only_on_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (
        await Application.open(f"sqlite:///{tmp_path}/parlour.db", ApplicationOptions(tmp_path))
    ).close()
    monkeypatch.setattr(sqlite, "MIN_FREE_BYTES", 1 << 62)
    async with run_server(tmp_path) as server:
        assert await server.guest().get("/health") == {"open": True}


async def test_a_database_lock_is_reported_within_five_seconds(
    tmp_path: Path,
) -> None:
    async with run_server(tmp_path) as server:
        match, host, _ = await server.two_at_a_table()
        async with host.at(match) as line:
            frame = await line.frame(lambda frame: frame["mine"])
            move = {
                "seat": 0,
                "decision_id": frame["decision_id"],
                "action": frame["legal_actions"][0],
            }
            with closing(sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)) as other:
                other.execute("begin immediate")
                said = await asyncio.gather(
                    line.ask("act", **move), host.post("/api/me", {"name": "Ann"}, 503)
                )
                assert {answer["code"] for answer in said} == {"core.storage-busy"}
            assert (await line.ask("act", **move))["type"] == "ok"


async def test_a_second_server_on_one_file_is_refused_with_a_message(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/parlour.db"
    async with run_server(tmp_path):
        with pytest.raises(
            DatabaseOpenError,
            match=r"A server is already running on .*parlour\.db.*--data.*--database",
        ):
            await Application.open(database, ApplicationOptions(tmp_path))
    await (await Application.open(database, ApplicationOptions(tmp_path))).close()


async def test_a_postgresql_outage_is_reported_and_recovers(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        freezable_database(postgres_url) as (url, thawed),
        run_server(tmp_path, url) as server,
    ):
        match, host, _ = await server.two_at_a_table()
        async with host.at(match) as line:
            frame = await line.frame(lambda frame: frame["mine"])
            move = {
                "seat": 0,
                "decision_id": frame["decision_id"],
                "action": frame["legal_actions"][0],
            }
            monkeypatch.setattr(connections, "ANSWER_SECONDS", 1.0)
            thawed.clear()
            assert (await line.ask("act", **move))["code"] == "core.storage-unavailable"
            assert await host.get("/ready", 503) == {"ready": False}
            monkeypatch.setattr(connections, "ANSWER_SECONDS", PATIENCE)
            thawed.set()
            await act_until_accepted(line, move)


async def test_an_unresponsive_postgresql_is_reported_at_start(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "START_SECONDS", 1.0)
    async with freezable_database(postgres_url) as (url, thawed):
        thawed.clear()
        with pytest.raises(DatabaseOpenError, match="accepts connections and does not answer"):
            await Application.open(url, ApplicationOptions(tmp_path))


async def act_until_accepted(line: Line, move: dict[str, Any]) -> None:
    """Repeat a move until the server accepts it or says that it is already stored."""
    while (said := await line.ask("act", **move))["type"] != "ok" and said["code"] not in (
        "core.stale",
        "core.not-your-turn",
    ):
        assert said["code"] == "core.storage-unavailable"


@asynccontextmanager
async def freezable_database(url: str) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Run a database proxy and yield its URL and an event that enables forwarding while set."""
    parts, thawed = urlsplit(url), asyncio.Event()
    thawed.set()
    tasks: set[asyncio.Task[None]] = set()
    lines: list[asyncio.StreamWriter] = []

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            await thawed.wait()
            writer.write(data)
        writer.close()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(parts.hostname, parts.port or 5432)
        lines.extend((writer, there[1]))
        for one, other in ((reader, there[1]), (there[0], writer)):
            tasks.add(asyncio.create_task(carry(one, other)))

    listener = await asyncio.start_server(accept, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    user = parts.netloc.rpartition("@")[0]
    try:
        yield urlunsplit(parts._replace(netloc=f"{user}@127.0.0.1:{port}")), thawed
    finally:
        thawed.set()
        listener.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for line in lines:
            line.transport.abort()
        await asyncio.gather(*(line.wait_closed() for line in lines), return_exceptions=True)
