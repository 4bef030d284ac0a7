"""Tests for presence on two servers of one database, with lost messages and dead servers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from parlour.db.records import Player
from parlour.services.application import Application
from parlour.services.message_bus import MAX_MESSAGE_BYTES
from parlour.services.social import presence_sync
from parlour.services.social.presence import Presence
from parlour.services.social.presence_sync import split_sightings

from ..patience import eventually
from .harness import ANN, BOB, EVE, ManualClock, open_application


@asynccontextmanager
async def open_two_servers(
    url: str, folder: Path
) -> AsyncIterator[tuple[Application, Application]]:
    """Open two applications on one database that synchronize only on request."""
    async with open_application(url, folder) as here, open_application(url, folder) as there:
        for app in (here, there):
            app.message_bus.open()
        yield here, there


async def sync_in_turn(*apps: Application) -> None:
    """Make each server send its presence changes."""
    for app in apps:
        await app.social.presence_sync.sync()


async def sync_completely(here: Application, there: Application) -> None:
    """Synchronize two servers until no message is pending."""
    await sync_in_turn(here, there)
    await eventually(
        lambda: here.social.presence_sync._send_all and there.social.presence_sync._servers
    )
    await sync_in_turn(here)
    await eventually(
        lambda: not there.social.presence_sync._request_all and here.social.presence_sync._servers
    )


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
        await eventually(
            lambda: (
                there.social.presence.players_at("m1") == {ANN.id}
                and here.social.presence.online_count() == there.social.presence.online_count()
            )
        )
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


async def test_players_of_a_silent_server_go_offline(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        await sync_completely(here, there)
        here.social.presence.open_table("m1", ANN, "pylos")
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence.players_at("m1"))
        monkeypatch.setattr(presence_sync, "SERVER_TIMEOUT_S", -1.0)
        await sync_in_turn(there)
        assert (
            not there.social.presence.players_at("m1") and not there.social.presence.online_list()
        )
        monkeypatch.undo()
        # The server was only slow: its next message is out of order, which triggers a full sync.
        monkeypatch.setattr(presence_sync, "HEARTBEAT_S", 0.0)
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence_sync._request_all)
        await sync_in_turn(there)
        await eventually(lambda: here.social.presence_sync._send_all)
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence.players_at("m1") == {ANN.id})


async def test_a_missed_message_is_requested_again(postgres_url: str, tmp_path: Path) -> None:
    async with open_two_servers(postgres_url, tmp_path) as (here, there):
        await sync_completely(here, there)
        there.message_bus.close()
        passed: list[str] = []
        there.log.listen(lambda notice, _: passed.append(notice))
        here.social.presence.open_table("m1", ANN, "pylos")
        await sync_in_turn(here)
        # Earlier messages may still be pending, so wait until this one has been delivered.
        await eventually(lambda: any('"m1"' in notice for notice in passed))
        there.message_bus.open()
        here.social.presence.open_table("m2", BOB, "pylos")
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence.players_at("m2"))
        assert (
            not there.social.presence.players_at("m1") and there.social.presence_sync._request_all
        )
        await sync_in_turn(there)
        await eventually(lambda: here.social.presence_sync._send_all)
        await sync_in_turn(here)
        await eventually(lambda: there.social.presence.players_at("m1") == {ANN.id})
        await here.social.presence_sync.open()
        await here.social.presence_sync.close()
        await eventually(
            lambda: (
                not there.social.presence.players_at("m1")
                and not there.social.presence.players_at("m2")
            )
        )


async def test_a_single_server_sends_no_messages(sqlite_url: str, tmp_path: Path) -> None:
    async with open_application(sqlite_url, tmp_path) as app:
        heard: list[str] = []
        app.log.listen(lambda notice, _: heard.append(notice))
        app.message_bus.open()
        app.social.presence.open_table("m1", ANN, "pylos")
        await app.social.presence_sync.open()
        await app.social.presence_sync.sync()
        await app.social.presence_sync.close()
        assert app.social.presence.players_at("m1") == {ANN.id} and not heard


def test_many_sightings_are_split_into_several_messages() -> None:
    here = Presence()
    for number in range(500):
        here.open_table(f"match-{number}", Player(f"player-{number}", "Ä" * 30), "carcassonne")
    updates = list(split_sightings(here.local_sightings()))
    assert sum(map(len, updates)) == 500
    assert all(
        len(str([(item.player, item.person.name, item.at) for item in part]).encode())
        < MAX_MESSAGE_BYTES
        for part in updates
    )
    assert list(split_sightings([])) == [[]]
