"""Tests for presence on two servers of a site, with lost messages and dead servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.social import presence_sync
from parlour.services.topics import PRESENCE_CHANGED
from parlour.shared import presence_records
from parlour.shared.redis_bus import RedisBus

from ..patience import PATIENCE, eventually
from .harness import ANN, BOB, EVE, ManualClock, open_application


@asynccontextmanager
async def open_two_servers(
    url: str, folder: Path
) -> AsyncIterator[tuple[Application, Application]]:
    """Open two applications of one site that synchronize only on request."""
    async with open_application(url, folder) as here, open_application(url, folder) as there:
        yield here, there


async def sync_in_turn(*apps: Application) -> None:
    """Make each server write its presence changes."""
    for app in apps:
        assert app.shared.presence_records is not None
        await app.social.presence_sync.sync(app.shared.presence_records)


async def refresh(app: Application) -> None:
    """Make a server check the records of all others."""
    app.social.presence_sync._expect_refresh()
    await sync_in_turn(app)


async def test_a_player_on_one_server_is_online_on_the_other(
    postgres_url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        updates: list[str] = []
        there.social.presence.subscribe(updates.append)
        here.social.presence.open_table("m1", ANN, "pylos")
        here.social.presence.record_seen(BOB)
        there.social.presence.record_seen(Player(EVE.id, EVE.name, role="member"))
        await sync_in_turn(here, there)
        await refresh(here)
        assert there.social.presence.players_at("m1") == {ANN.id}
        assert here.social.presence.online_count() == there.social.presence.online_count()
        assert (
            there.social.presence.online_count().members == 1
            and there.social.presence.online_count().guests == 2
            and updates == ["m1"]
        )
        assert {(item.name, item.playing) for item in there.social.presence.online_list()} == {
            ("Ann", "pylos"),
            ("Bob", None),
            ("Eve", None),
        }
        # A user who is connected to both servers counts once, at the table of their seat.
        there.social.presence.record_seen(ANN)
        there.social.presence.open_table("m1", BOB, "pylos")
        await sync_in_turn(there)
        await eventually(lambda: here.social.presence.players_at("m1") == {ANN.id, BOB.id})
        assert ("Ann", "pylos") in {
            (item.name, item.playing) for item in there.social.presence.online_list()
        } and there.social.presence.online_count().guests == 2
        here.social.presence.close_table("m1", ANN)
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence.players_at("m1") == {BOB.id})


async def test_players_of_a_server_that_has_died_go_offline(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence_records, "EXPIRY_S", 1)
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        here.social.presence.open_table("m1", ANN, "pylos")
        await sync_in_turn(here, there)
        assert there.social.presence.players_at("m1") == {ANN.id}
        async with asyncio.timeout(PATIENCE):
            while there.social.presence.players_at("m1"):
                await asyncio.sleep(0.2)
                await refresh(there)
        assert not there.social.presence.online_list()
        # The server was only slow: it writes everything again.
        await refresh(here)
        await refresh(there)
        await eventually(lambda: not there.social.presence.players_at("m1"))
        here.social.presence_sync._expect_everything()
        await sync_in_turn(here)
        await refresh(there)
        assert there.social.presence.players_at("m1") == {ANN.id}


async def test_a_missed_message_is_found(postgres_url: str, tmp_path: Path) -> None:
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        await sync_in_turn(here, there)
        sync = there.social.presence_sync
        receive, missed = sync._receive, list[str]()
        assert isinstance(there.shared.bus, RedisBus)
        there.shared.bus._local._handlers[PRESENCE_CHANGED] = {0: missed.append}
        here.social.presence.open_table("m1", ANN, "pylos")
        await sync_in_turn(here)
        await eventually(lambda: len(missed) == 1)
        here.social.presence.open_table("m2", BOB, "pylos")
        await sync_in_turn(here)
        await eventually(lambda: len(missed) == 2)
        receive(missed[1])
        assert there.social.presence.players_at("m2") == {BOB.id}
        assert not there.social.presence.players_at("m1")
        await sync_in_turn(there)
        assert there.social.presence.players_at("m1") == {ANN.id}


async def test_a_server_that_stops_is_forgotten_at_once(postgres_url: str, tmp_path: Path) -> None:
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        here.social.presence.open_table("m1", ANN, "pylos")
        await here.social.presence_sync.open()
        await there.social.presence_sync.open()
        await eventually(lambda: there.social.presence.players_at("m1") == {ANN.id})
        await here.social.presence_sync.close()
        await eventually(lambda: not there.social.presence.players_at("m1"))
        await there.social.presence_sync.close()


async def test_presence_is_shared_again_after_an_outage(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence_sync, "SYNC_INTERVAL_S", 0.01)
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        records = here.shared.presence_records
        assert records is not None
        with monkeypatch.context() as outage:

            async def fail(*_: object, **__: object) -> int:
                raise ConnectionError("Redis is away")

            outage.setattr(records, "write", fail)
            here.social.presence.open_table("m1", ANN, "pylos")
            await here.social.presence_sync.open()
            await eventually(lambda: not here.social.presence.unsent_players)
            await asyncio.sleep(0.05)
        await eventually(lambda: here.social.presence_sync._is_complete)
        await refresh(there)
        assert there.social.presence.players_at("m1") == {ANN.id}
        await here.social.presence_sync.close()


async def test_a_table_that_was_closed_during_an_outage_is_left(
    postgres_url: str, tmp_path: Path
) -> None:
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        here.social.presence.open_table("m1", ANN, "pylos")
        await sync_in_turn(here, there)
        assert there.social.presence.players_at("m1") == {ANN.id}
        here.social.presence.close_table("m1", ANN)
        here.social.presence.unsent_players.clear()
        here.social.presence_sync._expect_everything()
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence_sync._refreshed_at < 0)
        await sync_in_turn(there)
        assert not there.social.presence.players_at("m1")


async def test_a_single_server_shares_nothing(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        app.social.presence.open_table("m1", ANN, "pylos")
        await app.social.presence_sync.open()
        await app.social.presence_sync.close()
        assert app.social.presence.players_at("m1") == {ANN.id}
        assert app.shared.presence_records is None
