"""Tests for invitations to a table: delivery, permission to invite, and blocks."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.services.matches import invitations

from .accounts import error_code
from .harness import Guest, ServedApplication
from .test_relationships import change_relationship, two_members


async def received_invitations(guest: Guest) -> list[dict[str, Any]]:
    """Return the pending table invitations of a guest."""
    return list((await guest.get("/api/home"))["invitations"])


async def invite(guest: Guest, match: str, whom: str) -> None:
    answer = await guest.web.post(f"/api/tables/{match}/invite", json={"user_id": whom})
    assert answer.status_code == 204, answer.text


async def test_an_invitation_is_listed_until_it_is_answered_or_the_table_is_full(
    server: ServedApplication,
) -> None:
    member, other, member_id, other_id = await two_members(server)
    tables = [
        await member.open_table(),
        await member.open_table("betta"),
        await member.open_table("betta"),
    ]
    for match in tables:
        await invite(member, match, other_id)
        await invite(member, match, other_id)
    assert [(line["match"], line["inviter"]) for line in await received_invitations(other)] == [
        (match, member_id) for match in reversed(tables)
    ]
    assert (
        await received_invitations(member) == []
        and await received_invitations(server.guest()) == []
    )
    await other.take_seat(tables[0])
    assert (await other.web.post(f"/api/tables/{tables[1]}/decline")).status_code == 204
    assert [line["match"] for line in await received_invitations(other)] == tables[2:]
    await server.guest().take_seat(tables[2])
    assert await received_invitations(other) == []


async def test_only_seated_players_can_invite_and_blocks_prevent_it(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    member, other, member_id, other_id = await two_members(server)
    match = await member.open_table()
    path = f"/api/tables/{match}/invite"
    assert await error_code(other, path, {"user_id": member_id}, 403) == "core.not-your-table"
    assert await error_code(member, path, {"user_id": member_id}, 409) == "social.yourself"
    assert await error_code(member, path, {"user_id": "nobody"}, 404) == "social.no-such-user"
    await invite(member, match, other_id)
    await change_relationship(other, member_id, "block")
    assert await received_invitations(other) == [], "a block also hides earlier invitations"
    assert await error_code(member, path, {"user_id": other_id}, 403) == "social.not-accepting"
    assert (
        await error_code(
            other, f"/api/tables/{await other.open_table()}/invite", {"user_id": member_id}, 403
        )
        == "social.you-block-them"
    )
    await change_relationship(other, member_id, "unblock")
    await member.post(f"/api/tables/{match}/seat", {"seat": 1, "occupant": "bot", "level": "club"})
    assert await error_code(member, path, {"user_id": other_id}, 409) == "social.no-open-seat"
    monkeypatch.setattr(invitations, "MAX_PER_HOUR", 1)
    assert (
        await error_code(
            member, f"/api/tables/{await member.open_table()}/invite", {"user_id": other_id}, 409
        )
        == "social.too-many-invitations"
    )


async def test_a_removed_player_cannot_be_invited_again(server: ServedApplication) -> None:
    member, other, _, other_id = await two_members(server)
    match = await member.open_table()
    await other.take_seat(match)
    await member.post(f"/api/tables/{match}/seat", {"seat": 1, "occupant": "open"})
    assert (
        await error_code(member, f"/api/tables/{match}/invite", {"user_id": other_id}, 403)
        == "social.removed-from-table"
    )


async def test_open_tables_react_to_a_block_at_once(server: ServedApplication) -> None:
    member, other, member_id, other_id = await two_members(server)
    match = await member.open_table(who=("me", "open", "open"), game="betta")
    await other.take_seat(match)
    async with member.at(match) as line:
        await line.frame()
        await change_relationship(other, member_id, "block")
        assert await line.end() == 4501
    async with member.at(match) as line, other.at(match) as talking:
        await talking.ask("chat", text="can you hear me?")
        assert (await line.ask("chat", text="no"))["type"] == "ok"
        assert (await line.until(lambda message: message["type"] == "chat"))["messages"][0][
            "text"
        ] == "no"
    assert other_id != member_id
