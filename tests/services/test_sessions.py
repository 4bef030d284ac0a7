"""Sessions end by age and by idleness, sooner for those who may do more, and the database decides it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from parlour.db.records import Player, Role
from parlour.db.schema.accounts import session
from parlour.db.session_lifetimes import DAY_MS, KEPT_DAYS, LIFETIMES
from parlour.services.accounts.guests import new_token
from parlour.services.accounts.sessions import public_session_id
from parlour.services.application import Application
from parlour.services.moderation.administration import HOST_ACTOR

from .harness import ANN, Clock, open_house

ROLES: tuple[Role, ...] = ("guest", "member", "moderator", "operator")


@pytest.fixture
def days(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return the clock by which sessions go."""
    for room in ("sessions", "guests", "members"):
        monkeypatch.setattr(f"parlour.services.accounts.{room}.now", clock)
    return clock


async def signed_in(house: Application, role: Role) -> str:
    """Return the token of a new session of Ann."""
    await house.log.store.save_player(ANN)
    if role != "guest":
        await house.accounts.members.sign_up(ANN, "Ann", "felt lamp under rain", role)
    return await house.accounts.sessions.create_session(ANN, "a browser", "password")


async def who(house: Application, token: str) -> Player | None:
    """Return whom a token stands for."""
    found = await house.accounts.guests.token_owner(token)
    return found.player if found else None


@pytest.mark.parametrize("role", ROLES)
async def test_a_session_that_is_not_used_ends(
    url: str, tmp_path: Path, days: Clock, role: Role
) -> None:
    async with open_house(url, tmp_path) as house:
        token = await signed_in(house, role)
        days.wait(LIFETIMES[role].idle * DAY_MS - 1)
        known = await who(house, token)
        assert (
            known is not None
            and (known.id, known.role) == (ANN.id, role)
            and len(await house.accounts.sessions.devices(ANN, token)) == 1
        )
        days.wait(1)
        assert await who(house, token) is None, "nor is the token anybody else's"
        assert await house.accounts.sessions.devices(ANN, token) == []


@pytest.mark.parametrize("role", ROLES)
async def test_a_session_that_is_used_every_day_ends_all_the_same(
    url: str, tmp_path: Path, days: Clock, role: Role
) -> None:
    async with open_house(url, tmp_path) as house:
        token, lifetime = await signed_in(house, role), LIFETIMES[role]
        seen = days.at
        for _ in range(lifetime.whole // lifetime.idle + 1):
            days.at = min(
                days.at + (lifetime.idle - 1) * DAY_MS, seen + lifetime.whole * DAY_MS - 1
            )
            assert await who(house, token) is not None
            await house.accounts.sessions.record_visit(token, "a browser", 0)
        while days.at < seen + lifetime.whole * DAY_MS - 1:
            days.at = min(
                days.at + (lifetime.idle - 1) * DAY_MS, seen + lifetime.whole * DAY_MS - 1
            )
            await house.accounts.sessions.record_visit(token, "a browser", 0)
        assert await who(house, token) is not None
        days.wait(1)
        assert await who(house, token) is None


async def test_whoever_becomes_an_operator_has_the_shorter_lifetime_at_once(
    url: str, tmp_path: Path, days: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        token = await signed_in(house, "member")
        days.wait(LIFETIMES["operator"].idle * DAY_MS)
        assert await who(house, token) is not None
        await house.administration.set_role(HOST_ACTOR, ANN.id, "operator")
        assert await who(house, token) is None


async def test_a_sweep_tells_open_pages_and_forgets_what_ended_long_ago(
    url: str, tmp_path: Path, days: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        token = await signed_in(house, "member")
        other = new_token(await house.accounts.guests.token_key())
        heard: list[str] = []
        stop = house.log.listen(lambda notice, _: heard.append(notice))
        days.wait(LIFETIMES["member"].idle * DAY_MS)
        await house.accounts.sessions.sweep()
        await house.accounts.sessions.sweep()
        for _ in range(1_000):
            if heard:
                break
            await asyncio.sleep(0.01)
        stop()
        assert heard == [f"session/{public_session_id(token)}"]
        assert await house.log.store.read_values(select(session.c.ended_at)) == [days.at]
        await house.accounts.sessions.record_visit(token, "a browser", 0)
        assert await who(house, token) is None and await who(house, other) is not None
        days.wait(KEPT_DAYS * DAY_MS + 1)
        await house.accounts.sessions.sweep()
        assert await house.log.store.read(select(session.c.ended_at)) == []


async def test_a_session_goes_by_the_time_of_the_server_and_not_by_the_wall_clock(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as house:
        wall = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: wall() - 500 * DAY_MS * 1_000_000)
        token = new_token(await house.accounts.guests.token_key())
        known = await house.accounts.guests.token_owner(token)
        assert known is not None and not known.is_stored
        await house.accounts.guests.store_guest(known.player, token)
        stored = await house.accounts.guests.token_owner(token)
        assert stored is not None and stored.is_stored and stored.player.id == known.player.id
