"""Tests that sessions expire by age and by inactivity, and earlier for staff."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.db.records import Player, Role
from parlour.db.schema.accounts import session
from parlour.db.session_lifetimes import DAY_MS, KEPT_DAYS, LIFETIMES
from parlour.services.accounts import session_sweep
from parlour.services.accounts.guests import new_token
from parlour.services.accounts.sessions import public_session_id
from parlour.services.application import Application
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.topics import SESSION_CHANGED

from ..patience import eventually
from .harness import ANN, ManualClock, open_application

ROLES: tuple[Role, ...] = ("guest", "member", "moderator", "operator")


@pytest.fixture
def days(clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """Make sessions use the manual clock and return it."""
    for room in ("sessions", "guests", "members"):
        monkeypatch.setattr(f"parlour.services.accounts.{room}.now", clock)
    return clock


async def create_session(app: Application, role: Role) -> str:
    """Create a session of Ann with this role and return its token."""
    await app.log.store.save_player(ANN)
    if role != "guest":
        await app.accounts.members.sign_up(ANN, "Ann", "felt lamp under rain", role)
    return await app.accounts.sessions.create_session(ANN, "a browser", "password")


async def token_owner(app: Application, token: str) -> Player | None:
    """Return the player who owns a session token, or None."""
    found = await app.accounts.guests.token_owner(token)
    return found.player if found else None


@pytest.mark.parametrize("role", ROLES)
async def test_an_unused_session_expires(
    url: str, tmp_path: Path, days: ManualClock, role: Role
) -> None:
    async with open_application(url, tmp_path) as app:
        token = await create_session(app, role)
        days.wait(LIFETIMES[role].idle * DAY_MS - 1)
        known = await token_owner(app, token)
        assert (
            known is not None
            and (known.id, known.role) == (ANN.id, role)
            and len(await app.accounts.sessions.devices(ANN, token)) == 1
        )
        days.wait(1)
        assert await token_owner(app, token) is None, "the token belongs to no other user"
        assert await app.accounts.sessions.devices(ANN, token) == []


@pytest.mark.parametrize("role", ROLES)
async def test_a_session_has_a_maximum_age(
    url: str, tmp_path: Path, days: ManualClock, role: Role
) -> None:
    async with open_application(url, tmp_path) as app:
        token, lifetime = await create_session(app, role), LIFETIMES[role]
        seen = days.at
        for _ in range(lifetime.whole // lifetime.idle + 1):
            days.at = min(
                days.at + (lifetime.idle - 1) * DAY_MS, seen + lifetime.whole * DAY_MS - 1
            )
            assert await token_owner(app, token) is not None
            await app.accounts.sessions.record_visit(token, "a browser", 0)
        while days.at < seen + lifetime.whole * DAY_MS - 1:
            days.at = min(
                days.at + (lifetime.idle - 1) * DAY_MS, seen + lifetime.whole * DAY_MS - 1
            )
            await app.accounts.sessions.record_visit(token, "a browser", 0)
        assert await token_owner(app, token) is not None
        days.wait(1)
        assert await token_owner(app, token) is None


async def test_a_new_operator_gets_the_shorter_lifetime_at_once(
    url: str, tmp_path: Path, days: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        token = await create_session(app, "member")
        days.wait(LIFETIMES["operator"].idle * DAY_MS)
        assert await token_owner(app, token) is not None
        await app.administration.set_role(HOST_ACTOR, ANN.id, "operator")
        assert await token_owner(app, token) is None


async def test_a_sweep_notifies_open_pages_and_deletes_old_sessions(
    url: str, tmp_path: Path, days: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        token = await create_session(app, "member")
        other = new_token(await app.accounts.guests.token_key())
        heard: list[str] = []
        stop = app.shared.bus.subscribe(SESSION_CHANGED, heard.append)
        days.wait(LIFETIMES["member"].idle * DAY_MS)
        await app.accounts.sessions.sweep()
        await app.accounts.sessions.sweep()
        await eventually(lambda: heard)
        stop()
        assert heard == [public_session_id(token)]
        assert await app.accounts.sessions.ended_since(days.at) == heard
        assert await app.accounts.sessions.ended_since(days.at + 1) == []
        assert await app.log.store.read_values(select(session.c.ended_at)) == [days.at]
        await app.accounts.sessions.record_visit(token, "a browser", 0)
        assert await token_owner(app, token) is None and await token_owner(app, other) is not None
        days.wait(KEPT_DAYS * DAY_MS + 1)
        await app.accounts.sessions.sweep()
        assert await app.log.store.read(select(session.c.ended_at)) == []


async def test_one_server_sweeps_the_sessions_for_all(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_sweep, "SWEEP_INTERVAL_S", 0.01)
    async with (
        open_application(postgres_url, tmp_path) as here,
        open_application(postgres_url, tmp_path) as there,
    ):
        swept = Counter[str]()
        for name, app in (("here", here), ("there", there)):

            async def sweep(name: str = name) -> None:
                swept[name] += 1

            monkeypatch.setattr(app.accounts.sessions, "sweep", sweep)
            await app.accounts.session_sweep.open()
        await eventually(lambda: swept.total() >= 5)
        for app in (here, there):
            await app.accounts.session_sweep.close()
        assert len(swept) == 1


async def test_sessions_use_the_server_clock(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as app:
        wall = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: wall() - 500 * DAY_MS * 1_000_000)
        token = new_token(await app.accounts.guests.token_key())
        known = await app.accounts.guests.token_owner(token)
        assert known is not None and not known.is_stored
        await app.accounts.guests.store_guest(known.player, token)
        stored = await app.accounts.guests.token_owner(token)
        assert stored is not None and stored.is_stored and stored.player.id == known.player.id
