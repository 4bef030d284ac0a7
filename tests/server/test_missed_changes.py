"""Tests that open pages learn of changes whose messages were lost, and of those of commands."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.cli import admin
from parlour.server.realtime import missed_changes
from parlour.services.topics import match_topic
from parlour.shared.redis_bus import RedisBus

from ..patience import eventually
from .harness import run_server, run_two_servers

PASSWORD = "felt lamp under rain"


async def test_a_move_whose_message_was_lost_reaches_the_other_server(
    postgres_url: str, tmp_path: Path
) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        match, host, friend = await here.two_at_a_table()
        watcher = there.guest()
        async with host.at(match) as line, watcher.at(match) as far:
            await far.frame()
            await eventually(lambda: match in there.hub._subscriptions)
            there.hub._subscriptions[match]()
            before = (await line.frame())["seq"]
            async with friend.at(match) as other:
                mover = line if (await line.frame())["mine"] else other
                await mover.act()
            assert (await far.beyond(before))["seq"] > before


async def test_a_server_follows_only_matches_with_open_pages(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.realtime.hub.LINGER_S", 0.05)
    async with run_server(tmp_path, postgres_url) as server:
        match, host, _ = await server.two_at_a_table()
        bus = server.application.shared.bus
        assert isinstance(bus, RedisBus)
        topics = bus._local
        assert match_topic(match) not in topics.topics
        async with host.at(match):
            await eventually(lambda: match_topic(match) in topics.topics)
        await eventually(lambda: match_topic(match) not in topics.topics)
        async with host.at(match) as line:
            await line.frame()
            assert server.hub.watched_matches == (match,)


async def test_a_command_closes_the_pages_of_a_member_whose_rights_change(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with run_server(tmp_path) as server:
        match, host, _ = await server.two_at_a_table()
        await host.post("/api/account/sign-up", {"name": "Ada", "password": PASSWORD})
        async with host.at(match) as line:
            await line.frame()
            done = await asyncio.to_thread(admin.role, "Ada", "moderator", data=tmp_path)
            assert done == 0, capsys.readouterr().out
            assert await line.end() == 4501
        async with host.at(match) as line:
            await line.frame()
            # The notice is read again in later sweeps, but acted on once.
            await asyncio.sleep(2.5 * missed_changes.SWEEP_INTERVAL_S)
            assert (await line.ask("ping"))["type"] == "pong"


async def test_a_session_that_ends_without_a_message_is_closed(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        match, host, _ = await server.two_at_a_table()
        for unsubscribe in server.hub._stop:
            unsubscribe()
        async with host.at(match) as line:
            await line.frame()
            assert (await host.web.post("/api/me/sign-out")).status_code == 204
            assert await line.end() == 4501
