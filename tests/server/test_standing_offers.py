"""Tests of standing offers of bot accounts, and of the challenges that they allow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from parlour.services.matches import challenges
from parlour.services.moderation.administration import HOST_ACTOR

from .accounts import id_of, new_member
from .api_keys import create_key, program_of
from .harness import ServedApplication, run_two_servers
from .standing_offers import (
    PYLOS,
    OfferingBot,
    challenge,
    challenges_at,
    offering_bot,
    opponents,
    wait_until_listed,
)
from .test_relationships import change_relationship


async def test_a_bot_is_listed_with_its_owner_while_its_stream_is_open(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    async with offering_bot(server) as bot:
        assert bot.id not in [found["id"] for found in await opponents(guest)]
        async with bot.offering():
            await wait_until_listed(guest, bot)
            (found,) = [one for one in await opponents(guest) if one["id"] == bot.id]
            assert found == {
                "id": bot.id,
                "name": bot.bot["name"],
                "owner": {"id": await id_of(bot.owner), "name": bot.owner_name},
            }
        await wait_until_listed(guest, bot, holds=False)


FISCHER = {"clock": "fischer", "bank_ms": 60_000}
TERMS: tuple[tuple[dict[str, Any], dict[str, Any], bool], ...] = (
    ({"game": "betta"}, {}, False),
    ({"game": "pylos"}, {"clock": FISCHER}, True),
    ({"game": "pylos", "options": {"variant": "basic"}}, {}, False),
    ({"game": "pylos", "options": {"variant": "basic"}}, {"options": {"variant": "basic"}}, True),
    ({"game": "pylos", "seat_counts": [3, 4]}, {}, False),
    ({"game": "pylos", "seat_counts": [2]}, {}, True),
    ({"game": "pylos", "paces": ["evening", "daily"]}, {"clock": FISCHER}, False),
    ({"game": "pylos", "paces": ["quick"]}, {"clock": FISCHER}, True),
    ({"game": "pylos", "rated": True}, {}, False),
    ({"game": "pylos", "rated": False}, {}, True),
)


@pytest.mark.parametrize(("offer", "terms", "fits"), TERMS)
async def test_an_offer_fits_the_terms_that_it_names(
    server: ServedApplication, offer: dict[str, Any], terms: dict[str, Any], fits: bool
) -> None:
    guest = server.guest()
    async with offering_bot(server) as bot, bot.offering([offer]):
        assert (bot.id in [one["id"] for one in await opponents(guest, **terms)]) == fits


async def test_a_rated_offer_is_for_other_bot_accounts(server: ServedApplication) -> None:
    async with (
        offering_bot(server) as bot,
        offering_bot(server) as other,
        bot.offering([{"game": "pylos", "rated": True}]),
    ):
        answer = await other.program.web.post("/api/bots/opponents", json={"game": "pylos"})
        assert bot.id in [one["id"] for one in answer.json()["bots"]]
        table = {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "open"}]}
        opened = await other.program.web.post("/api/tables", json=table)
        path = f"/api/tables/{opened.json()['match']}/invite"
        sent = await other.program.web.post(path, json={"user_id": bot.id, "seat": 1})
        assert sent.status_code == 204, sent.text


async def test_a_challenged_bot_takes_the_seat_and_the_match_starts(
    server: ServedApplication,
) -> None:
    host, other = server.guest(), server.guest()
    match = await host.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering() as stream:
        await challenge(host, match, bot, starts=True)
        invited = await stream.event("invited", match)
        assert invited["seat"] == 1
        assert 0 < invited["answer_by"] - invited["at"] <= challenges.ANSWER_MS
        assert await challenges_at(host, match) == [(1, bot.id, "waiting")]
        for body in ({}, {"seat": 1}):
            refused = await other.post(f"/api/tables/{match}/sit", body, 409)
            assert refused["code"] in ("core.seat-taken", "core.seat-reserved")
        await bot.answer(match, "sit", 201)
        table = await host.get(f"/api/tables/{match}")
        assert (table["phase"], table["user_ids"][1]) == ("playing", bot.id)
        assert table["challenges"] == []
        await stream.event("seated", match)


async def test_without_the_wish_to_start_the_host_starts_the_match(
    server: ServedApplication,
) -> None:
    host = server.guest()
    match = await host.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering():
        await challenge(host, match, bot)
        await bot.answer(match, "sit", 201)
        assert (await host.get(f"/api/tables/{match}"))["phase"] == "gathering"
        await bot.answer(match, "stand", 201)
        await bot.answer(match, "sit", 201)
        await host.post(f"/api/tables/{match}/start")


async def test_a_declined_challenge_releases_the_seat_and_is_told(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering(), host.at(match) as line:
        await challenge(host, match, bot)
        await line.until(lambda message: bool(message.get("table", {}).get("challenges")))
        await bot.answer(match, "decline", 204)
        told = await line.until(lambda message: "table" in message)
        assert [one["state"] for one in told["table"]["challenges"]] == ["declined"]
        assert await bot.answer(match, "sit", 403) == "core.challenge-over"
        await friend.take_seat(match)


async def test_an_unanswered_challenge_releases_the_seat_and_is_told(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(challenges, "ANSWER_MS", 200)
    host = server.guest()
    match = await host.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering(), host.at(match) as line:
        await challenge(host, match, bot)
        told = await line.until(
            lambda message: (
                [one["state"] for one in message.get("table", {}).get("challenges", ())]
                == ["unanswered"]
            )
        )
        assert told["table"]["seats"][1] is None
        assert await bot.answer(match, "sit", 403) == "core.challenge-over"
        async with bot.offering() as late:
            await challenge(host, match, bot)
            invited = await late.event("invited", match)
            assert invited["answer_by"] > told["table"]["challenges"][0]["answer_by"]


@pytest.mark.parametrize("change", ["open seat", "other clock", "built-in bot"])
async def test_the_host_withdraws_a_challenge(server: ServedApplication, change: str) -> None:
    host = server.guest()
    match = await host.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering():
        await challenge(host, match, bot)
        match change:
            case "open seat":
                await host.post(f"/api/tables/{match}/seat", {"seat": 1, "occupant": "open"})
            case "other clock":
                settings = {"settings": {"clock": FISCHER}}
                await host.post(f"/api/tables/{match}/configure", settings)
            case _:
                body = {"seat": 1, "occupant": "bot", "level": "beginner"}
                await host.post(f"/api/tables/{match}/seat", body)
        assert await challenges_at(host, match) == []
        assert await bot.answer(match, "sit", 403) == "core.challenge-over"


async def test_only_the_host_challenges_for_an_open_seat_and_once(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    member, _, _ = await new_member(server)
    match = await host.open_table("betta", who=("me", "open", "open"))
    await friend.take_seat(match)
    offers = [{"game": "betta"}]
    async with offering_bot(server) as bot, bot.offering(offers), offering_bot(server) as other:
        assert await challenge(friend, match, bot, 403, seat=2) == "core.not-the-host"
        assert await challenge(host, match, bot, 409, seat=7) == "core.no-such-seat"
        assert await challenge(host, match, bot, 409, seat=1) == "core.seat-taken"
        assert await challenge(host, match, other, 409, seat=2) == "core.no-standing-offer"
        person = {"user_id": await id_of(member), "seat": 2}
        refused = await host.post(f"/api/tables/{match}/invite", person, 409)
        assert refused["code"] == "core.no-standing-offer"
        await challenge(host, match, bot, seat=2)
        assert await challenge(host, match, bot, 409, seat=2) == "core.seat-reserved"
        await bot.answer(match, "sit", 201)
        assert (await host.get(f"/api/tables/{match}"))["user_ids"][2] == bot.id
        await host.post(f"/api/tables/{match}/configure", {"seat_count": 4})
        assert await challenge(host, match, bot, 409, seat=3) == "core.one-seat-each"


async def test_a_bot_is_not_challenged_at_more_tables_than_it_offers(
    server: ServedApplication,
) -> None:
    host, other = server.guest(), server.guest()
    first, second = await host.open_table("pylos"), await other.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering(max_matches=1):
        await challenge(host, first, bot)
        assert await challenge(other, second, bot, 409) == "core.no-standing-offer"
        await bot.answer(first, "sit", 201)
        await wait_until_listed(other, bot, holds=False)
        await host.post(f"/api/tables/{first}/start")
        assert await challenge(other, second, bot, 409) == "core.no-standing-offer"
        await host.post(f"/api/matches/{first}/resign", {"seat": 0})
        await wait_until_listed(other, bot)
        await challenge(other, second, bot)


@pytest.mark.parametrize("who", ["player", "owner"])
async def test_players_and_owners_who_block_each_other_do_not_meet(
    server: ServedApplication, who: str
) -> None:
    player, _, _ = await new_member(server)
    match = await player.open_table("pylos")
    async with offering_bot(server) as bot, bot.offering():
        await wait_until_listed(player, bot)
        if who == "player":
            await change_relationship(player, bot.id, "block")
        else:
            await change_relationship(bot.owner, await id_of(player), "block")
        await wait_until_listed(player, bot, holds=False)
        refused = await challenge(player, match, bot, 403 if who == "player" else 409)
        assert refused in ("social.you-block-them", "core.no-standing-offer")


INVALID: tuple[tuple[dict[str, Any], int], ...] = (
    ({"offers": []}, 400),
    ({"offers": [{"game": "chess"}]}, 404),
    ({"offers": [{"game": "pylos"}] * 21}, 400),
    ({"offers": [{"game": "pylos", "options": {"variant": "none"}}]}, 409),
    ({"offers": [{"game": "pylos", "options": {"colour": 1}}]}, 409),
    ({"offers": [{"game": "pylos", "options": {str(n): n for n in range(21)}}]}, 409),
    ({"offers": [{"game": "pylos", "seat_counts": [0]}]}, 400),
    ({"offers": [{"game": "pylos", "paces": ["slow"]}]}, 400),
    ({"offers": list(PYLOS), "max_matches": 0}, 400),
    ({"offers": list(PYLOS), "max_matches": 21}, 400),
    ({"offers": list(PYLOS), "after": "x"}, 400),
)


@pytest.mark.parametrize(("body", "status"), INVALID)
async def test_an_invalid_offer_is_refused(
    server: ServedApplication, body: dict[str, Any], status: int
) -> None:
    async with offering_bot(server) as bot:
        await bot.program.code("POST", "/api/me/events", status, body)


async def test_only_bot_accounts_that_are_not_banned_make_offers(
    server: ServedApplication,
) -> None:
    member, _, _ = await new_member(server)
    body = {"offers": list(PYLOS)}
    refused = await member.post("/api/me/events", body, 403)
    assert refused["code"] == "account.bot-accounts-only"
    async with program_of(member) as program:
        assert await program.code("POST", "/api/me/events", 403, body) == refused["code"]
    async with offering_bot(server) as bot:
        read_only = await create_key(bot.owner, ["read"], bot=bot.id)
        bot.program.web.headers["authorization"] = f"Bearer {read_only['token']}"
        code = await bot.program.code("POST", "/api/me/events", 403, body)
        assert code == "account.api-key-scope"
        bot.program.web.headers["authorization"] = f"Bearer {bot.program.token}"
        async with bot.offering() as stream:
            await server.application.administration.ban(HOST_ACTOR, await id_of(bot.owner), 1)
            assert (await stream.end())["code"] == 4501
        assert await bot.program.code("POST", "/api/me/events", 403, body) == "core.banned"


async def _revoked_seconds(server: ServedApplication, bot: OfferingBot) -> float:
    """Revoke the key of a bot and return how long (s) it stays listed on a server."""
    guest = server.guest()
    await wait_until_listed(guest, bot)
    await bot.owner.web.post(f"/api/account/keys/{bot.key_id}/revoke")
    revoked_at = monotonic()
    await wait_until_listed(guest, bot, holds=False)
    return monotonic() - revoked_at


async def test_an_offer_ends_with_its_key(server: ServedApplication) -> None:
    async with offering_bot(server) as bot, bot.offering() as stream:
        await _revoked_seconds(server, bot)
        assert (await stream.end())["code"] == 4501


@pytest.mark.slow
async def test_offers_and_challenges_reach_other_servers(postgres_url: str, tmp_path: Path) -> None:
    async with run_two_servers(tmp_path, postgres_url) as (here, there):
        host = there.guest()
        match = await host.open_table("pylos")
        async with offering_bot(here) as bot, bot.offering() as stream:
            await wait_until_listed(host, bot)
            await challenge(host, match, bot, starts=True)
            await stream.event("invited", match)
            await bot.answer(match, "sit", 201)
            async with host.at(match) as line:
                await line.frame(lambda frame: frame["phase"] == "playing")
            await _revoked_seconds(there, bot)
            async with asyncio.timeout(5):
                await stream.end()
