"""Tests that all players of a match find the same rematch, which starts when all are seated."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from parlour.core.match import Occupant
from parlour.db.records import Player
from parlour.services.matches.frames import build_frame
from parlour.services.matches.rematch import rotated_seats

from .harness import ServedApplication


async def test_seats_rotate_and_a_rematch_starts_when_both_players_sit(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(options={"variant": "advanced"})
    async with host.at(match) as white, friend.at(match) as black:
        assert (await host.post(f"/api/tables/{match}/rematch", status=409))[
            "code"
        ] == "core.not-over"
        await white.ask("resign", seat=0)
        await black.frame(lambda frame: frame["phase"] == "over")
        first = await friend.post(f"/api/tables/{match}/rematch", {"nonce": "01"})
        asked = {"match": first["match"], "accepted_by": [1], "started": False, "changed": False}
        await white.until(lambda message: message.get("table", {}).get("rematch") == asked)
        table = await host.get(f"/api/tables/{first['match']}")
        assert (
            table["phase"] == "gathering"
            and table["previous_match"] == match
            and table["options"]["variant"] == "advanced"
        )
        assert [occupant is not None for occupant in table["seats"]] == [True, False]
        assert await friend.post(f"/api/tables/{match}/rematch", {}) == first
        second = await host.post(f"/api/tables/{match}/rematch", {"nonce": "02"})
        assert second == first
        assert await host.post(f"/api/tables/{match}/rematch", {}) == first
        # Sockets at the finished match also learn that the rematch has started.
        await black.until(
            lambda message: (
                message.get("table", {}).get("rematch")
                == asked | {"accepted_by": [0, 1], "started": True}
            )
        )
    assert (await host.get(f"/api/tables/{first['match']}"))["own_seats"] == [1]
    loaded = await server.application.matches.store.get(first["match"])
    assert loaded.match.phase == "playing" and [
        occupant.nonce for occupant in loaded.match.occupants if occupant
    ] == [b"\x01", b"\x02"]


async def test_two_concurrent_rematch_requests_lead_to_one_table(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as line:
        await line.ask("resign", seat=0)
    asked = await asyncio.gather(
        *(item.post(f"/api/tables/{match}/rematch") for item in (host, friend, host, friend))
    )
    assert len({answer["match"] for answer in asked}) == 1
    assert (await host.get(f"/api/tables/{asked[0]['match']}"))["phase"] == "playing"


async def test_only_players_can_request_a_rematch_and_strangers_cannot_take_their_seats(
    server: ServedApplication,
) -> None:
    host, friend, stranger = server.guest(), server.guest(), server.guest()
    match = await host.open_table(settings={"public": True})
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    async with host.at(match) as line:
        await line.ask("resign", seat=0)
    assert (await stranger.post(f"/api/tables/{match}/rematch", status=403))[
        "code"
    ] == "core.not-your-table"
    follow_up = (await host.post(f"/api/tables/{match}/rematch"))["match"]
    assert follow_up not in {line["match"] for line in (await stranger.get("/api/home"))["open"]}


async def test_a_rematch_with_a_bot_or_on_one_screen_starts_at_once(
    server: ServedApplication,
) -> None:
    for other, bot in (("beginner", "beginner"), ("guest", None)):
        host = server.guest()
        match = await host.open_table(who=("me", other), start=True)
        async with host.at(match) as line:
            await line.ask("resign", seat=0)
        follow_up = (await host.post(f"/api/tables/{match}/rematch"))["match"]
        table = await host.get(f"/api/tables/{follow_up}")
        assert table["phase"] == "playing"
        assert [occupant["bot"] for occupant in table["seats"]] == [bot, None]


async def test_a_changed_rematch_cannot_be_joined_from_the_old_table(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(options={"variant": "advanced"})
    async with host.at(match) as line:
        await line.ask("resign", seat=0)
    follow_up = (await host.post(f"/api/tables/{match}/rematch"))["match"]
    before = (await host.get(f"/api/tables/{follow_up}"))["settings"]
    hasty = before | {"clock": {"clock": "permove", "move_ms": 5_000, "fall": "lose"}}
    await host.post(f"/api/tables/{follow_up}/configure", {"settings": hasty})
    assert (await friend.get(f"/api/tables/{match}"))["rematch"]["changed"]
    assert (await friend.post(f"/api/tables/{match}/rematch", status=409))[
        "code"
    ] == "core.rematch-changed"
    await host.post(f"/api/tables/{follow_up}/configure", {"settings": before})
    await host.post(
        f"/api/tables/{follow_up}/seat", {"seat": 1, "occupant": "bot", "level": "beginner"}
    )
    assert (await friend.post(f"/api/tables/{match}/rematch", status=409))[
        "code"
    ] == "core.rematch-changed", "another player has taken the seat"
    assert (await friend.get(f"/api/tables/{follow_up}"))["phase"] == "gathering"
    await host.post(f"/api/tables/{follow_up}/seat", {"seat": 1, "occupant": "me"})
    assert not (await friend.get(f"/api/tables/{match}"))["rematch"]["changed"]
    await friend.post(f"/api/tables/{match}/rematch")
    assert (await friend.get(f"/api/tables/{follow_up}"))["phase"] == "playing"


async def test_a_changed_rematch_is_joined_at_its_own_table(server: ServedApplication) -> None:
    host, friends = server.guest(), [server.guest(), server.guest()]
    match = await host.open_table("betta", who=("me", "open", "open"))
    for friend in friends:
        await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    for seat, one in enumerate((host, friends[0])):
        async with one.at(match) as line:
            await line.ask("resign", seat=seat)
    follow_up = (await host.post(f"/api/tables/{match}/rematch"))["match"]
    assert (await host.get(f"/api/tables/{follow_up}"))["own_seats"] == [2]
    await host.post(f"/api/tables/{follow_up}/configure", {"order": [2, 0, 1]})
    await host.post(f"/api/tables/{follow_up}/configure", {"seat_count": 2})
    for friend in friends:
        assert (await friend.post(f"/api/tables/{match}/rematch", status=409))[
            "code"
        ] == "core.rematch-changed"
    await friends[0].take_seat(
        follow_up, terms_digest=(await friends[0].get(f"/api/tables/{follow_up}"))["terms_digest"]
    )
    table = await host.get(f"/api/tables/{follow_up}")
    assert len(table["seats"]) == 2 and None not in table["seats"]


async def test_both_players_start_equally_often_over_a_series_of_rematches(
    server: ServedApplication,
) -> None:
    match, *people = await server.two_at_a_table()
    ids = [(await item.get("/api/me"))["id"] for item in people]
    began = []
    for _ in range(6):
        loaded = await server.application.matches.store.get(match)
        (first,) = loaded.turn.seats
        occupant = loaded.match.occupants[first]
        assert occupant is not None and occupant.player is not None
        began.append(ids.index(occupant.player))
        # Requesting the rematch first gives no advantage.
        await server.application.matches.seats.resign(
            match,
            Player(ids[0], ""),
            next(
                seat
                for seat, occupant in enumerate(loaded.match.occupants)
                if occupant and occupant.player == ids[0]
            ),
        )
        asked = people if len(began) % 3 else people[::-1]
        found = {(await item.post(f"/api/tables/{match}/rematch"))["match"] for item in asked}
        assert len(found) == 1
        match = found.pop()
    assert began == [0, 1, 0, 1, 0, 1]


async def colours_at(server: ServedApplication, match: str) -> dict[str, int]:
    """Return the colour of each player or bot at a table, by name, as its frames show them."""
    loaded = await server.application.matches.store.get(match)
    return {
        occupant.name: occupant.colour
        for occupant in build_frame(loaded, None).seats
        if occupant is not None
    }


async def test_players_of_carcassonne_keep_their_colours_in_rematches(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table(
        game="carcassonne", who=("me", "open", "beginner"), settings={"public": True}
    )
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    first = await colours_at(server, match)
    assert sorted(first.values()) == [0, 1, 2]
    orders = [tuple(first)]
    for _ in range(3):
        for item in (host, friend):
            seat = (await item.get(f"/api/tables/{match}"))["own_seats"][0]
            await item.post(f"/api/matches/{match}/resign", {"seat": seat})
        for item in (host, friend):
            follow_up = (await item.post(f"/api/tables/{match}/rematch"))["match"]
        match = follow_up
        colours = await colours_at(server, match)
        orders.append(tuple(colours))
        assert colours == first
        listed = next(
            table for table in (await host.get("/api/home"))["own"] if table["match"] == match
        )
        assert {seat["name"]: seat["colour"] for seat in listed["seats"]} == first
    assert len({order[0] for order in orders}) == 3 and orders[0] == orders[3]


async def test_seats_of_pylos_keep_the_colours_of_the_rules(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as line:
        await line.ask("resign", seat=0)
    for item in (host, friend):
        follow_up = (await item.post(f"/api/tables/{match}/rematch"))["match"]
    assert list((await colours_at(server, follow_up)).values()) == [0, 1]


@pytest.mark.parametrize("seats", range(2, 7))
def test_over_a_full_cycle_of_rematches_everyone_has_each_seat_once(seats: int) -> None:
    occupants: tuple[Occupant | None, ...] = tuple(
        Occupant(name=str(number), player=str(number)) for number in range(seats)
    )
    orders = [occupants := rotated_seats(occupants) for _ in range(seats)]
    for seat in range(seats):
        assert len({occupants[seat] for occupants in orders}) == seats
    # The cyclic order of the players stays the same.
    assert all(
        (int(after.name) - int(before.name)) % seats == 1
        for order in orders
        for before, after in pairwise(order)
        if before and after
    )
