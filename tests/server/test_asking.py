"""Asking people to a table: who is told, who may, and that a block stands between."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.services.matches import invitations

from .harness import Guest, ServedHouse
from .test_accounts import says
from .test_circle import step, two


async def asked(guest: Guest) -> list[dict[str, Any]]:
    """Return who asks somebody to which table."""
    return list((await guest.get("/api/home"))["invitations"])


async def asks(guest: Guest, match: str, whom: str) -> None:
    answer = await guest.web.post(f"/api/tables/{match}/invite", json={"user_id": whom})
    assert answer.status_code == 204, answer.text


async def test_whoever_is_asked_is_told_until_they_come_or_decline_or_the_table_is_full(
    house: ServedHouse,
) -> None:
    one, other, me, you = await two(house)
    tables = [await one.opens(), await one.opens("betta"), await one.opens("betta")]
    for match in tables:
        await asks(one, match, you)
        await asks(one, match, you)
    assert [(line["match"], line["inviter"]) for line in await asked(other)] == [
        (match, me) for match in reversed(tables)
    ]
    assert await asked(one) == [] and await asked(house.guest()) == []
    await other.sits(tables[0])
    assert (await other.web.post(f"/api/tables/{tables[1]}/decline")).status_code == 204
    assert [line["match"] for line in await asked(other)] == tables[2:]
    await house.guest().sits(tables[2])
    assert await asked(other) == []


async def test_only_who_sits_there_asks_and_nobody_across_a_block(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, me, you = await two(house)
    match = await one.opens()
    path = f"/api/tables/{match}/invite"
    assert await says(other, path, {"user_id": me}, 403) == "core.not-your-table"
    assert await says(one, path, {"user_id": me}, 409) == "social.yourself"
    assert await says(one, path, {"user_id": "nobody"}, 404) == "social.no-such-user"
    await asks(one, match, you)
    await step(other, me, "block")
    assert await asked(other) == [], "what was asked before is not heard either"
    assert await says(one, path, {"user_id": you}, 403) == "social.not-accepting"
    assert (
        await says(other, f"/api/tables/{await other.opens()}/invite", {"user_id": me}, 403)
        == "social.you-block-them"
    )
    await step(other, me, "unblock")
    await one.post(f"/api/tables/{match}/seat", {"seat": 1, "occupant": "bot", "level": "club"})
    assert await says(one, path, {"user_id": you}, 409) == "social.no-open-seat"
    monkeypatch.setattr(invitations, "MAX_PER_HOUR", 1)
    assert (
        await says(one, f"/api/tables/{await one.opens()}/invite", {"user_id": you}, 409)
        == "social.too-many-invitations"
    )


async def test_whoever_was_put_out_is_not_asked_again(house: ServedHouse) -> None:
    one, other, _, you = await two(house)
    match = await one.opens()
    await other.sits(match)
    await one.post(f"/api/tables/{match}/seat", {"seat": 1, "occupant": "open"})
    assert (
        await says(one, f"/api/tables/{match}/invite", {"user_id": you}, 403)
        == "social.removed-from-table"
    )


async def test_a_block_is_heard_by_open_tables_at_once(house: ServedHouse) -> None:
    one, other, me, you = await two(house)
    match = await one.opens(who=("me", "open", "open"), game="betta")
    await other.sits(match)
    async with one.at(match) as line:
        await line.frame()
        await step(other, me, "block")
        assert await line.end() == 4501
    async with one.at(match) as line, other.at(match) as talking:
        await talking.ask("chat", text="can you hear me?")
        assert (await line.ask("chat", text="no"))["type"] == "ok"
        assert (await line.until(lambda message: message["type"] == "chat"))["messages"][0][
            "text"
        ] == "no"
    assert you != me
