"""Tests that an expired session is refused and closes the pages that it had open."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from parlour.db.schema.accounts import session
from parlour.server.realtime.hub import CLOSE_SESSION_CHANGED
from parlour.services.accounts import sessions
from parlour.services.accounts.guests import token_hash
from parlour.services.accounts.sessions import SEEN_INTERVAL_MS
from parlour.services.time import now

from .accounts import new_member
from .harness import Guest, ServedApplication


async def expire(server: ServedApplication, guest: Guest) -> None:
    """Set the last use of a guest's session to 1970."""
    await server.application.log.store.write(
        update(session).where(session.c.token_hash == token_hash(guest.token)).values(seen_at=1)
    )


async def test_an_open_page_closes_with_its_session(server: ServedApplication) -> None:
    member, name, _ = await new_member(server)
    match = await member.open_table(settings={"public": True})
    async with member.at(match) as line:
        await line.frame()
        await expire(server, member)
        await server.application.accounts.sessions.sweep()
        assert await line.end() == CLOSE_SESSION_CHANGED
    assert (await member.get("/api/me"))["role"] == "guest" and (await member.get("/api/me"))[
        "name"
    ] != name


async def test_an_expired_cookie_is_refused_before_any_sweep(server: ServedApplication) -> None:
    member, _, _ = await new_member(server)
    await expire(server, member)
    assert (await member.web.get("/api/account")).status_code == 403
    assert (await member.get("/api/me"))["role"] == "guest"


async def test_messages_at_a_table_keep_a_session_alive_but_pings_do_not(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    member, _, _ = await new_member(server)
    match = await member.open_table(settings={"public": True})
    async with member.at(match) as line:
        await line.frame()
        moment = now() + SEEN_INTERVAL_MS
        monkeypatch.setattr(sessions, "now", lambda: moment)
        for kind, fields, used in (("ping", {}, False), ("chat", {"text": "hello"}, True)):
            await line.ask(kind, **fields)
            found = await server.application.log.store.find_session(
                token_hash(member.token), moment
            )
            assert found is not None and (found.seen_at == moment) is used, kind
