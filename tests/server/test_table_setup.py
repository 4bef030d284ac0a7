"""Tests for tables before the start: invitations, free seats and the rights of the host."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from parlour.core.game import replace
from parlour.games.pylos.rules.game import Pylos

from .harness import ServedApplication


async def test_one_request_opens_a_table_against_a_bot(server: ServedApplication) -> None:
    host = server.guest()
    match = await host.open_table(who=("me", "beginner"), start=True)
    async with host.at(match) as line:
        frame = await line.act()
        assert (await line.frame(lambda later: later["mine"]))["seq"] > frame["seq"]
        assert (
            line.frames[0]["seats"][1]["bot"] == "beginner" and line.frames[0]["seats"][1]["name"]
        )


async def test_a_spoken_code_is_accepted_in_any_spelling(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    opened = await host.post("/api/tables", {"game": "pylos"})
    words = opened["code"].split("-")
    for typed in (
        opened["code"],
        " ".join(words).upper(),
        f"  {words[0].title()},{words[1]} {words[2]} {words[3]} ",
    ):
        assert (await friend.get(f"/api/table-codes/{quote(typed)}"))["match"] == opened["match"]
    led = await friend.web.get(f"/c/{opened['code']}")
    assert led.status_code in (301, 302, 307) and led.headers["location"] == f"/t/{opened['match']}"
    refused = await friend.get("/api/table-codes/no-such-99", 404)
    assert refused["code"] == "core.no-such-code" and "no-such-99" in refused["message"]


async def test_a_code_invites_before_the_start_and_later_admits_only_players(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    code = (await host.get(f"/api/tables/{match}"))["code"]
    for sitting in (host, friend):
        assert (await sitting.get(f"/api/table-codes/{code}"))["match"] == match
    late = await server.guest().get(f"/api/table-codes/{code}", 404)
    unknown = await server.guest().get("/api/table-codes/teak-sofa-100", 404)
    assert late["code"] == unknown["code"] == "core.no-such-code", (
        "unknown and former codes get the same answer"
    )


async def test_a_table_lists_the_ways_to_invite(server: ServedApplication) -> None:
    host = server.guest()
    match = await host.open_table()
    table = await host.get(f"/api/tables/{match}")
    assert table["link"] == f"{server.base}/t/{match}" and table["lan_link"].endswith(f"/t/{match}")
    picture = await host.web.get(table["qr"])
    assert (
        picture.headers["content-type"] == "image/svg+xml"
        and picture.text.startswith("<svg")
        and "xmlns=" in picture.text
    )
    assert (await server.guest().web.get(f"/t/{match}")).status_code == 200


async def test_repeated_requests_to_sit_take_one_seat(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("betta", who=("me", "open", "open"))
    for wish in ({}, {}, {"seat": 1}):
        await friend.take_seat(match, **wish)
    assert (await friend.get(f"/api/tables/{match}"))["own_seats"] == [1]
    await friend.take_seat(match, seat=2, nonce="aa55")
    assert (await friend.get(f"/api/tables/{match}"))["own_seats"] == [2]
    third = server.guest()
    assert (await third.post(f"/api/tables/{match}/sit", {"seat": 2}, 409))[
        "code"
    ] == "core.seat-taken"
    assert (await third.post(f"/api/tables/{match}/sit", {"seat": 7}, 409))[
        "code"
    ] == "core.no-such-seat"
    await third.take_seat(match)
    late = server.guest()
    assert (await late.post(f"/api/tables/{match}/sit", {}, 409))["code"] == "core.seat-taken"
    await friend.post(f"/api/tables/{match}/stand")
    await friend.post(f"/api/tables/{match}/stand")
    await late.take_seat(match)
    assert (await late.get(f"/api/tables/{match}"))["own_seats"] == [2]


async def test_a_seat_is_refused_if_the_terms_have_changed(server: ServedApplication) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table(settings={"public": True})
    open_tables = (await friend.get("/api/home"))["open"]
    (listed,) = [table for table in open_tables if table["match"] == match]
    shown = await friend.get(f"/api/tables/{match}")
    assert listed["terms_digest"] == shown["terms_digest"]
    for change in (
        {"settings": shown["settings"] | {"takebacks": False}},
        {"options": shown["options"] | {"variant": "advanced"}},
    ):
        await host.post(f"/api/tables/{match}/configure", change)
        refusal = await friend.post(
            f"/api/tables/{match}/sit", {"terms_digest": shown["terms_digest"]}, 409
        )
        assert refusal["code"] == "core.table-changed"
        shown = await friend.get(f"/api/tables/{match}")
        assert shown["seats"][1] is None
    for _ in range(2):
        await friend.post(f"/api/tables/{match}/sit", {"terms_digest": shown["terms_digest"]})
    assert (await friend.get(f"/api/tables/{match}"))["own_seats"] == [1]
    # A seated player does not have to confirm the changed terms.
    await host.post(f"/api/tables/{match}/configure", {"settings": shown["settings"]})
    await friend.post(f"/api/tables/{match}/sit", {"terms_digest": listed["terms_digest"]})


async def test_a_game_without_draw_offers_has_none_at_its_tables(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pylos, "spec", replace(Pylos.spec, has_draw_offers=False))
    host, friend = server.guest(), server.guest()
    match = await host.open_table(settings={"draws": True})
    shown = await host.get(f"/api/tables/{match}")
    assert shown["settings"]["draws"] is False
    changed = {"settings": shown["settings"] | {"draws": True, "pauses": False}}
    await host.post(f"/api/tables/{match}/configure", changed)
    shown = await host.get(f"/api/tables/{match}")
    assert (shown["settings"]["draws"], shown["settings"]["pauses"]) == (False, False)
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    async with host.at(match) as line:
        await line.frame(lambda frame: frame["phase"] == "playing")
        refusal = await line.ask("offer", seat=0, kind="draw")
        assert refusal["code"] == "core.offer-not-available"


async def test_the_host_assigns_the_seats(server: ServedApplication) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("betta", who=("me", "open", "open"))
    await friend.take_seat(match, seat=1)
    at = f"/api/tables/{match}"
    await host.post(f"{at}/seat", {"seat": 2, "occupant": "guest", "name": "  Grand\x00ma \u202e"})
    table = await host.get(at)
    assert [occupant and occupant["name"] for occupant in table["seats"]][
        2
    ] == "Grand ma" and table["own_seats"] == [0, 2]
    await host.post(f"{at}/configure", {"order": [1, 2, 0]})
    assert (await host.get(at))["own_seats"] == [1, 2] and (await friend.get(at))["own_seats"] == [
        0
    ]
    await friend.post(f"{at}/stand")
    assert (await friend.get(at))["own_seats"] == []
    await friend.take_seat(match)
    await friend.post(f"{at}/stand")
    await host.post(f"{at}/seat", {"seat": 0, "occupant": "me"})
    assert [occupant and occupant["name"] for occupant in (await host.get(at))["seats"]][1:] == [
        "Grand ma",
        None,
    ]


async def test_two_players_on_one_device_have_different_names(server: ServedApplication) -> None:
    host = server.guest()
    match = await host.open_table("betta", who=("me", "open", "open"))
    for seat in (1, 2):
        await host.post(
            f"/api/tables/{match}/seat", {"seat": seat, "occupant": "guest", "name": "Ada"}
        )
    assert [occupant["name"] for occupant in (await host.get(f"/api/tables/{match}"))["seats"]][
        1:
    ] == [
        "Ada",
        "Ada II",
    ]


async def test_the_host_can_change_game_and_options(server: ServedApplication) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("betta", who=("me", "open"))
    at = f"/api/tables/{match}"
    async with friend.at(match) as line:
        await host.post(
            f"{at}/configure",
            {
                "seat_count": 4,
                "options": {"mode": "betty", "betty": "first"},
                "settings": {"clock": {"clock": "fischer", "bank_ms": 60_000}},
            },
        )
        await line.until(lambda message: len(message.get("table", {}).get("seats", [])) == 4)
        assert (
            line.table["options"]["mode"] == "betty"
            and line.table["settings"]["clock"]["bank_ms"] == 60_000
        )
        await host.post(f"{at}/configure", {"seat_count": 2})
        await line.until(lambda message: len(message.get("table", {}).get("seats", [])) == 2)
    length = (await server.application.matches.store.get(match)).match.seq
    await host.post(f"{at}/configure", {})
    await host.post(f"{at}/configure", {"order": [0, 1], "seat_count": 2})
    assert (await server.application.matches.store.get(match)).match.seq == length, (
        "a request without changes is not logged"
    )


async def test_the_catalogue_lists_seat_counts_and_inactive_options_of_each_mode(
    server: ServedApplication,
) -> None:
    games = {card["spec"]["id"]: card for card in await server.guest().get("/api/games")}
    betta = games["betta"]
    assert betta["seat_range"] == [2, 4]
    assert {mode: found["seat_range"] for mode, found in betta["modes"].items()} == {
        "classic": [2, 4],
        "solo": [1, 1],
        "betty": [2, 5],
    }
    assert betta["modes"]["solo"]["inactive"] == ["betty", "goals"] and betta["modes"]["betty"][
        "inactive"
    ] == ["day", "deal", "pool"]
    assert all(
        not mode["inactive"] and mode["seat_range"] == [2, 2]
        for mode in games["pylos"]["modes"].values()
    )
    assert betta["seat_counts"] == [2, 3, 4] and games["pylos"]["seat_counts"] == [2]
    assert {mode: found["seat_counts"] for mode, found in games["bulbous"]["modes"].items()} == {
        "classic": [2, 3, 4],
        "author": [2, 4],
    }


async def test_a_table_lists_all_possible_seat_counts(server: ServedApplication) -> None:
    host = server.guest()
    for edition, counts in (("classic", [2, 3, 4]), ("author", [2, 4])):
        match = await host.open_table("bulbous", options={"edition": edition})
        assert (await host.get(f"/api/tables/{match}"))["seat_counts"] == counts


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seat_count": 9}, "core.seats"),
        ({"seat_count": 0}, "core.seats"),
        ({"seat_count": -1}, "core.bad-request"),
        ({"seat_count": 10**40}, "core.bad-request"),
        ({"order": [0, 0]}, "core.order"),
        ({"order": [0]}, "core.order"),
        ({"order": [5, 9]}, "core.order"),
        ({"order": [5, -5]}, "core.bad-request"),
        ({"options": {"mode": "solo"}}, "core.seats"),
        ({"options": {"mode": "poker"}}, "core.not-options"),
        ({"options": {"rake": 5}}, "core.not-options"),
        ({"options": {"box": "x" * 5000}}, "betta.unknown-box"),
        ({"options": {"pool": "any"}}, "betta.option-of-other-mode"),
        ({"settings": {"clock": {"clock": "permove", "move_ms": 1}}}, "core.clock"),
        ({"settings": {"clock": {"clock": "fischer", "bank_ms": 10**15}}}, "core.clock"),
        (
            {"settings": {"clock": {"clock": "fischer", "bank_ms": 60_000, "increment_ms": 10**9}}},
            "core.clock",
        ),
        (
            {"settings": {"clock": {"clock": "total", "bank_ms": 60_000, "points": 10**9}}},
            "core.clock",
        ),
        (
            {"settings": {"clock": {"clock": "total", "bank_ms": 60_000, "step_ms": 1}}},
            "core.clock",
        ),
        ({"settings": {"clock": {"clock": "correspondence", "days": 10_000}}}, "core.clock"),
        ({"settings": {"clock": {"clock": "correspondence", "days": 0}}}, "core.bad-request"),
        ({"settings": {"clock": {"clock": "hourglass"}}}, "core.bad-request"),
        ({"settings": {"curfew": True}}, "core.bad-request"),
    ],
)
async def test_an_invalid_configuration_is_refused_and_changes_nothing(
    server: ServedApplication, wish: dict[str, Any], code: str
) -> None:
    host = server.guest()
    match = await host.open_table("betta", who=("me", "open"))
    before = await host.get(f"/api/tables/{match}")
    answer = await host.web.post(f"/api/tables/{match}/configure", json=wish)
    assert answer.status_code in (400, 409) and answer.json()["code"] == code, answer.text
    assert answer.json()["message"] not in ("", code)
    assert await host.get(f"/api/tables/{match}") == before


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "core.no-such-game"),
        ({"game": "pylos", "seat_count": 3}, 409, "core.seats"),
        ({"game": "pylos", "seats": [{"occupant": "me"}] * 3}, 409, "core.seats"),
        (
            {"game": "pylos", "seat_count": 2, "seats": [{"occupant": "open"}] * 3},
            409,
            "core.too-many-seats",
        ),
        ({"game": "pylos", "seats": [{"occupant": "me"}] * 2}, 409, "core.one-seat-each"),
        (
            {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "bot"}]},
            409,
            "core.no-such-bot",
        ),
        (
            {
                "game": "pylos",
                "seats": [{"occupant": "me"}, {"occupant": "bot", "level": "x" * 900}],
            },
            409,
            "core.no-such-bot",
        ),
        (
            {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "ghost"}]},
            400,
            "core.bad-request",
        ),
        (
            {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "open"}], "start": True},
            409,
            "core.open-seats",
        ),
        ({"game": "pylos", "nonce": "zz"}, 409, "core.not-a-nonce"),
        ({"game": "pylos", "nonce": "00" * 65}, 409, "core.not-a-nonce"),
        ({"game": "pylos", "key": "00"}, 400, "core.bad-request"),
        ({}, 400, "core.bad-request"),
        ([], 400, "core.bad-request"),
    ],
)
async def test_an_invalid_table_is_not_opened(
    server: ServedApplication, wish: Any, status: int, code: str
) -> None:
    refused = await server.guest().post("/api/tables", wish, status)
    assert refused["code"] == code and refused["message"] not in ("", code)


async def test_only_the_host_can_manage_the_table(server: ServedApplication) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table()
    at = f"/api/tables/{match}"
    assert (await host.post(f"{at}/start", status=409))["code"] == "core.open-seats"
    await friend.take_seat(match)
    for change, body in (
        ("start", {}),
        ("configure", {"seat_count": 2}),
        ("seat", {"seat": 0, "occupant": "open"}),
    ):
        assert (await friend.post(f"{at}/{change}", body, 403))["code"] == "core.not-the-host"
    await host.post(f"{at}/start")
    for change, body in (
        ("start", {}),
        ("configure", {}),
        ("seat", {"seat": 0, "occupant": "open"}),
        ("sit", {}),
        ("stand", {}),
    ):
        assert (await host.post(f"{at}/{change}", body, 409))["code"] == "core.already-started"


async def test_only_public_tables_are_listed_and_codes_are_for_invited_players(
    server: ServedApplication,
) -> None:
    host, other = server.guest(), server.guest()
    hidden, shown = await host.open_table(), await host.open_table(settings={"public": True})
    home = await other.get("/api/home")
    listed = {line["match"]: line for line in home["open"]}
    assert shown in listed and hidden not in listed and listed[shown]["code"]
    assert {hidden, shown} <= {line["match"] for line in (await host.get("/api/home"))["own"]}
    await other.take_seat(shown)
    assert shown not in {line["match"] for line in (await server.guest().get("/api/home"))["open"]}
    await host.post(f"/api/tables/{shown}/start")
    loaded = (await server.guest().get("/api/home"))["live"]
    assert shown in {line["match"] for line in loaded} and hidden not in {
        line["match"] for line in loaded
    }
    async with host.at(shown) as line:
        await line.ask("resign", seat=0)
    assert shown in {line["match"] for line in (await host.get("/api/home"))["finished"]}
