"""Tests that rate limits apply per user and per network, not per socket, cookie or address."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import segno

from parlour.server.api.game_info import GameInfo, build_game_info
from parlour.server.limits.quotas import QuotaKind, RequestQuotas
from parlour.server.limits.rate_limit import RateLimits
from parlour.services.games import Games
from parlour.shared.token_buckets import LocalTokenBuckets

from .harness import Guest, ServedApplication, run_server


def burst_of(kind: QuotaKind) -> int:
    """Return how many requests of a kind a person may make at once."""
    limit = kind.value.limit_of("member")
    assert limit is not None
    return limit[0]


def test_a_limit_states_the_waiting_time_and_keeps_to_it(limit_clock: list[float]) -> None:
    limits = RateLimits(2, 0.1)
    assert [limits.try_spend("a") for _ in range(3)] == [True, True, False] and limits.retry_after(
        "a"
    ) == pytest.approx(10)
    assert limits.retry_after("b") == 0, "other users are not limited"
    limit_clock[0] += 9.9
    assert not limits.try_spend("a")
    limit_clock[0] += 0.2
    assert limits.try_spend("a")


@pytest.mark.parametrize("kind", QuotaKind)
async def test_a_network_has_a_limit_but_this_machine_has_none(
    limit_clock: list[float], kind: QuotaKind
) -> None:
    allowances, terms = RequestQuotas(LocalTokenBuckets()), kind.value
    for number in range(terms.network[0]):
        await allowances.spend(kind, f"person {number}", "10.0.0.0/64")
    with pytest.raises(Exception, match=terms.code):
        await allowances.spend(kind, "one more", "10.0.0.0/64")
    for number in range(terms.network[0] + 1):
        await allowances.spend(kind, f"another {number}", "127.0.0.1")
    limit = terms.limit_of("key")
    assert limit is not None
    for _ in range(limit[0]):
        await allowances.spend(kind, "talker", "10.1.0.0/64", "key")
    with pytest.raises(Exception, match=terms.code):
        await allowances.spend(kind, "talker", "10.2.0.0/64", "key")


async def test_chat_is_limited_per_user_across_all_sockets(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    match, host, friend = await server.two_at_a_table()
    burst = burst_of(QuotaKind.CHAT)
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(host.at(match)) for _ in range(burst + 3)]
        answers = [
            await line.ask("chat", text=f"line {number}") for number, line in enumerate(lines)
        ]
        assert [answer["type"] for answer in answers] == ["ok"] * burst + ["error"] * 3
        assert (
            answers[-1]["code"] == "core.too-much-chat" and "one second" in answers[-1]["message"]
        )
        other = await stack.enter_async_context(friend.at(match))
        assert (await other.ask("chat", text="I may still"))["type"] == "ok"
        limit_clock[0] += 1
        assert (await lines[0].ask("chat", text="and so may I, a second later"))["type"] == "ok"


async def test_chat_is_limited_per_network_across_all_users(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    match, _, _ = await server.two_at_a_table()
    # All IPv6 addresses in one /64 network belong to one household.
    for number in range(QuotaKind.CHAT.value.network[0] - 1):
        await server.hub.quotas.spend(QuotaKind.CHAT, f"invented {number}", "2001:db8:0:1::/64")
    async with (
        guest_at(server, "2001:db8:0:1::a").at(match) as line,
        guest_at(server, "2001:db8:0:2::a").at(match) as neighbour,
    ):
        assert (await line.ask("chat", text="the last of ours"))["type"] == "ok"
        async with guest_at(server, "2001:db8:0:1::b").at(match) as other:
            assert (await other.ask("chat", text="spam"))["code"] == "core.too-much-chat"
        assert (await neighbour.ask("chat", text="I live next door"))["type"] == "ok"


async def test_previews_are_limited_per_user_across_sockets_and_http(
    server: ServedApplication, limit_clock: list[float]
) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        frame = await line.frame(lambda frame: frame["mine"])
        draft = {"seat": frame["seat"], "action": frame["legal_actions"][0]}
        assert (await host.web.post(f"/api/matches/{match}/preview", json=draft)).status_code == 201
        for _ in range(burst_of(QuotaKind.DRAFTS) - 1):
            await server.hub.quotas.spend(QuotaKind.DRAFTS, connected_player(server), "")
        assert (await line.ask("preview", **draft))["code"] == "core.too-many-drafts"
        refused = await host.web.post(f"/api/matches/{match}/preview", json=draft)
        assert refused.status_code == 429 and refused.headers["retry-after"] == "1"
        assert (await line.act())["phase"] == "playing", "a user who is limited can still play"


def connected_player(server: ServedApplication) -> str:
    """Return the id of the only connected player."""
    (person,) = {
        connection.player.id for match in server.hub._connections.values() for connection in match
    }
    return person


async def test_opening_tables_and_reading_history_are_limited_per_user(
    tmp_path: Path, limit_clock: list[float]
) -> None:
    async with run_server(tmp_path) as server:
        eager, calm = server.guest(), server.guest()
        match = await eager.open_table(who=("me", "club"), start=True)
        for _ in range(burst_of(QuotaKind.TABLES) - 1):
            await eager.open_table(who=("me", "guest"), start=True)
            limit_clock[0] += 0.04  # avoids the separate limit for changes in general
        refused = await eager.web.post("/api/tables", json={"game": "pylos"})
        assert refused.status_code == 429 and refused.json()["code"] == "core.too-many-tables"
        seconds = int(refused.headers["retry-after"])
        assert 0 < seconds <= 10 and f"{seconds} seconds" in refused.json()["message"]
        await calm.open_table()
        for _ in range(burst_of(QuotaKind.HISTORY)):
            await eager.get(f"/api/matches/{match}/history")
        assert (await eager.get(f"/api/matches/{match}/history", 429))[
            "code"
        ] == "core.too-much-history"
        await eager.get(f"/api/matches/{match}/frame")


async def test_waiting_and_public_tables_are_limited_per_user(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        host, public = server.guest(), {"public": True}
        quotas = server.application.matches.quotas
        offered = [
            await host.open_table(settings=public) for _ in range(quotas.public_tables.per_person)
        ]
        wish = {"game": "pylos", "settings": public}
        refused = await host.post("/api/tables", wish, 409)
        assert (
            refused["code"] == "core.too-many-public"
            and str(quotas.public_tables.per_person) in refused["message"]
        )
        private = await host.open_table()
        assert (await host.post(f"/api/tables/{private}/configure", {"settings": public}, 409))[
            "code"
        ] == "core.too-many-public"
        await host.post(f"/api/tables/{offered[0]}/configure", {"settings": {"public": False}})
        await host.post(f"/api/tables/{private}/configure", {"settings": public})
        for _ in range(quotas.waiting_tables.per_person - len(offered) - 1):
            await host.open_table()
        assert (await host.post("/api/tables", {"game": "pylos"}, 409))[
            "code"
        ] == "core.too-many-open-tables"
        await host.open_table(who=("me", "club"), start=True)
        await server.guest().take_seat(private)
        await host.post(f"/api/tables/{private}/start")
        await host.open_table()


async def test_one_user_cannot_push_other_tables_out_of_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with run_server(tmp_path) as server:
        for quota in (
            server.application.matches.quotas.public_tables,
            server.application.matches.quotas.waiting_tables,
        ):
            quota.per_person = quota.per_address = 1_000
        modest, loud, visitor = server.guest(), server.guest(), server.guest()
        theirs = await modest.open_table(settings={"public": True})
        monkeypatch.setattr("parlour.shared.token_buckets.wait_seconds", lambda *_: 0.0)
        monkeypatch.setattr("parlour.server.limits.rate_limit.RateLimit.retry_after", lambda _: 0.0)
        for _ in range(30):
            await loud.open_table(settings={"public": True})
        listed = [line["match"] for line in (await visitor.get("/api/home"))["open"]]
        assert len(listed) == 24 and theirs in listed[:2]


async def test_expensive_shared_responses_are_built_once(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    make = segno.make

    def count_qr_code(link: str, **how: Any) -> Any:
        made.append(link)
        return make(link, **how)

    def count_game_info(games: Games, name: str, *, has_puzzles: bool) -> GameInfo:
        made.append(name)
        return build_game_info(games, name, has_puzzles=has_puzzles)

    monkeypatch.setattr(segno, "make", count_qr_code)
    monkeypatch.setattr("parlour.server.api.game_catalogue.build_game_info", count_game_info)
    monkeypatch.setattr("parlour.server.api.game_catalogue.CHECK_INTERVAL_S", 3_600.0)
    match = await server.guest().open_table(settings={"public": True})
    assert (
        len(
            {
                (await server.guest().web.get(f"/api/tables/{match}/qr.svg")).content
                for _ in range(5)
            }
        )
        == len(made)
        == 1
    )
    made.clear()
    for _ in range(5):
        await server.guest().get("/api/games")
    assert len(made) in (0, len(server.application.games.ids))


def guest_at(server: ServedApplication, address: str) -> Guest:
    guest = server.guest()
    guest.address = guest.web.headers["x-forwarded-for"] = address
    return guest
