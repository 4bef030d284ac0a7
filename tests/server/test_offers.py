"""Tests for offers (takeback, draw) and resignation between people, bots and shared devices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .harness import Line, ServedApplication

LIVE = {"clock": "fischer", "bank_ms": 600_000, "increment_ms": 0}


async def test_an_accepted_takeback_undoes_the_turn(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        before = await white.frame()
        assert (await white.ask("offer", seat=0, kind="takeback"))[
            "code"
        ] == "core.nothing-to-take-back"
        moved = await white.act()
        await white.ask("offer", seat=0, kind="takeback")
        await black.until(
            lambda message: message["type"] == "frame" and message["offer"] is not None
        )
        assert black.offer == {
            "kind": "takeback",
            "seat": 0,
            "accepted_by": [0],
            "seq": moved["seq"] + 1,
        }
        assert (await white.ask("offer", seat=0, kind="draw"))["code"] == "core.offer-open"
        assert (await black.answer(1, True))["type"] == "ok"
        after = await white.frame(lambda frame: frame["mine"] and frame["seq"] > moved["seq"])
        assert (
            after["view"] | {"news": []} == before["view"] | {"news": []}
            and after["decision_id"] > before["decision_id"]
        )
        await black.frame(lambda frame: frame["seq"] == after["seq"])
        assert black.offer is None
        # The decision has a new id after a takeback, so a late click on the old one is stale.
        stale = await white.ask(
            "act", seat=0, decision_id=before["decision_id"], action=before["legal_actions"][0]
        )
        assert stale["code"] == "core.stale"
        kinds = [
            entry["kind"]
            for entry in (await host.get(f"/api/matches/{match}/history?seat=0"))["entries"]
        ]
        assert kinds[-4:] == ["moved", "offered", "answered", "tookback"]


async def test_an_offer_may_be_declined_withdrawn_or_ignored(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(settings={"clock": LIVE})
    async with host.at(match) as white, friend.at(match) as black:
        await white.act()
        await white.ask("offer", seat=0, kind="takeback")
        assert (await black.answer(1, False))["type"] == "ok"
        assert (await black.ask("answer", seat=1, offer=0, accept=True))["code"] == "core.no-offer"
        await white.ask("offer", seat=0, kind="pause")
        assert (await white.answer(0, False))["type"] == "ok"
        await white.ask("offer", seat=0, kind="draw")
        await black.frame(lambda frame: frame["mine"])
        await black.act()
        assert (await black.ask("answer", seat=1, offer=0, accept=True))[
            "code"
        ] == "core.no-offer", "moving declines the offer"
        entries = (await friend.get(f"/api/matches/{match}/history?seat=1"))["entries"]
        said = [entry["details"] for entry in entries if entry["kind"] == "answered"]
        assert said == [
            {"yes": False, "what": "takeback"},
            {"yes": False, "what": "pause", "withdrawn": True},
        ]


async def test_an_answer_counts_only_for_the_offer_that_was_seen(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table(settings={"clock": LIVE})
    async with host.at(match) as white, friend.at(match) as black:
        await white.ask("offer", seat=0, kind="pause")
        await black.until(
            lambda message: message["type"] == "frame" and message["offer"] is not None
        )
        assert black.offer is not None
        seen = black.offer["seq"]
        assert (await white.answer(0, False))["type"] == "ok"
        assert (await white.ask("offer", seat=0, kind="draw"))["type"] == "ok"
        for yes in (True, False):
            refused = await black.ask("answer", seat=1, offer=seen, accept=yes)
            assert (refused["code"], refused["details"]) == (
                "core.stale-offer",
                {"offer": seen, "now": seen + 2},
            )
        assert (await black.ask("answer", seat=1, accept=True))["code"] == "core.bad-request", (
            "an answer names its offer"
        )
        frame = await host.get(f"/api/matches/{match}/frame?seat=0")
        assert (frame["phase"], frame["paused"]) == ("playing", False)


@pytest.mark.parametrize("what", ["draw", "takeback", "pause"])
async def test_a_declined_offer_cannot_be_repeated_at_once(
    server: ServedApplication, what: str
) -> None:
    match, host, friend = await server.two_at_a_table(settings={"clock": LIVE})
    async with host.at(match) as white, friend.at(match) as black:
        await white.act()
        await black.act()
        for line, seat in ((white, 0), (black, 1)):
            assert (await line.ask("offer", seat=seat, kind=what))["type"] == "ok", (
                "the limit applies to each player separately"
            )
            assert (await line.answer(seat, False))["type"] == "ok"
            refused = await line.ask("offer", seat=seat, kind=what)
            assert refused["code"] == "core.offer-later" and refused["details"]["what"] == what
            assert (
                "{" not in refused["message"]
                and str(refused["details"]["minutes"]) in refused["message"]
            )
        entries = (await friend.get(f"/api/matches/{match}/history?seat=1"))["entries"]
        assert [entry["kind"] for entry in entries].count("offered") == 2


async def test_a_takeback_can_be_requested_again_after_another_decision(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        await white.act()
        await white.ask("offer", seat=0, kind="takeback")
        await black.answer(1, False)
        assert (await white.ask("offer", seat=0, kind="takeback"))["code"] == "core.offer-later"
        await black.act()
        await white.act()
        assert (await white.ask("offer", seat=0, kind="takeback"))["type"] == "ok"


async def test_a_takeback_request_does_not_accept_the_opponents_request(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        await white.act()
        await black.act()
        await white.ask("offer", seat=0, kind="takeback")
        assert (await black.ask("offer", seat=1, kind="takeback"))["code"] == "core.offer-open"
        assert (await black.answer(1, True))["type"] == "ok"


async def test_a_shared_device_has_one_offer_for_all_its_seats(server: ServedApplication) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("betta", who=("me", "guest", "open"))
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    async with host.at(match) as couple, friend.at(match):
        await couple.ask("offer", seat=0, kind="draw")
        # A "no" from any seat of the device withdraws the offer in the name of its seat.
        await couple.answer(1, False)
        assert (await couple.ask("offer", seat=1, kind="draw"))["code"] == "core.offer-later"
    last = (await friend.get(f"/api/matches/{match}/history?seat=2"))["entries"][-1]
    assert (last["seat"], last["details"]) == (0, {"yes": False, "what": "draw", "withdrawn": True})


async def test_a_draw_that_both_players_offer_ends_the_game(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        await white.ask("offer", seat=0, kind="draw")
        assert (await white.ask("offer", seat=0, kind="draw"))["code"] == "core.offer-open"
        # A matching offer by the opponent accepts the first one.
        assert (await black.ask("offer", seat=1, kind="draw"))["type"] == "ok"
        last = await white.frame(lambda frame: frame["phase"] == "over")
        assert last["ranking"]["over"] == "agreed" and last["ranking"]["ranks"] == [1, 1]
        for kind, fields in (
            ("resign", {}),
            ("offer", {"kind": "draw"}),
            ("answer", {"offer": 0, "accept": True}),
        ):
            assert (await white.ask(kind, seat=0, **fields))["code"] == "core.not-playing"


async def test_the_host_can_disable_offers(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table(settings={"draws": False, "takebacks": False})
    async with host.at(match) as white:
        await white.act()
        for what in ("draw", "takeback"):
            assert (await white.ask("offer", seat=0, kind=what))[
                "code"
            ] == "core.offer-not-available"


async def test_a_player_who_resigns_loses(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with friend.at(match) as black:
        last = await host.post(f"/api/matches/{match}/resign", {"seat": 0})
        assert last["ranking"] == {
            "ranks": [2, 1],
            "scores": last["ranking"]["scores"],
            "over": "resigned",
            "teams": None,
        }
        seen = await black.frame(lambda frame: frame["phase"] == "over")
        assert seen["seats"][0]["out"] and not seen["seats"][1]["out"]


async def test_a_bot_accepts_takebacks_and_declines_draws(
    server: ServedApplication,
) -> None:
    host = server.guest()
    match = await host.open_table(who=("me", "beginner"), start=True)
    async with host.at(match) as line:
        before = await line.frame()
        await line.act()
        answered = await line.frame(lambda frame: frame["mine"])
        await line.ask("offer", seat=0, kind="takeback")
        after = await line.frame(lambda frame: frame["mine"] and frame["seq"] > answered["seq"] + 1)
        assert after["view"] | {"news": []} == before["view"] | {"news": []}, (
            "the player's move and the bot's answer are undone"
        )
        await line.ask("offer", seat=0, kind="draw")
        await line.until(
            lambda message: (
                message["type"] == "frame"
                and message["offer"] is None
                and message["frames"][0]["seq"] > after["seq"] + 1
            )
        )
        assert line.frames[0]["phase"] == "playing"


async def test_only_one_player_answers_for_a_shared_device(server: ServedApplication) -> None:
    host = server.guest()
    match = await host.open_table(who=("me", "guest"), start=True)
    async with host.at(match) as line:
        before = await line.frame(seat=0)
        await line.act(seat=0)
        moved = await line.frame(lambda frame: frame["mine"], seat=1)
        await line.ask("offer", seat=0, kind="takeback")
        after = await line.frame(
            lambda frame: frame["mine"] and frame["seq"] > moved["seq"], seat=0
        )
        assert after["view"] | {"news": []} == before["view"] | {"news": []}
        await line.ask("offer", seat=1, kind="draw")
        assert (await line.frame(lambda frame: frame["phase"] == "over", seat=0))["ranking"][
            "over"
        ] == "agreed"


async def test_two_players_on_one_device_accept_an_offer_with_one_answer(
    server: ServedApplication,
) -> None:
    host, friend = server.guest(), server.guest()
    match = await host.open_table("betta", who=("me", "guest", "open"))
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    async with host.at(match) as couple, friend.at(match) as third:
        await third.frame()
        await third.ask("offer", seat=2, kind="draw")
        await couple.frame(lambda frame: frame["seq"] > 0, seat=0)
        assert (await couple.answer(1, True))["type"] == "ok"
        assert (await third.frame(lambda frame: frame["phase"] == "over"))["ranking"][
            "over"
        ] == "agreed"


async def _until_due(white: Line, black: Line) -> tuple[dict[str, Any], Line]:
    """Play Pylos until a player may take back balls; return that frame and the player's socket."""
    luck = Random(5)
    for _ in range(200):
        frame = await white.frame()
        line = white if frame["mine"] else black
        frame = await line.frame(lambda frame: frame["mine"])
        if any(action["do"] == "take" for action in frame["legal_actions"]):
            return frame, line
        square = next(
            (n for n, preview in enumerate(frame["previews"]) if preview["bonus"]),
            luck.randrange(len(frame["legal_actions"])),
        )
        after = await line.act(frame["legal_actions"][square])
        for other in (white, black):
            await other.beyond(after["seq"] - 1)
    raise AssertionError("nobody ever made a square")


async def test_a_turn_of_two_decisions_is_undone_as_a_whole(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table(options={"variant": "advanced"})
    async with host.at(match) as white, friend.at(match) as black:
        due, line = await _until_due(white, black)
        other = black if line is white else white
        seat, rival = due["seat"], 1 - due["seat"]
        history = (await host.get(f"/api/matches/{match}/history"))["entries"]
        placed = [entry["seq"] for entry in history if entry["kind"] == "moved"][-1]
        await line.act()
        await other.frame(lambda frame: frame["mine"])
        await line.ask("offer", seat=seat, kind="takeback")
        await other.answer(rival, True)
        after = await line.frame(
            lambda frame: frame["mine"] and frame["decision_id"] > due["decision_id"]
        )
        assert after["turn"]["phase"] != due["turn"]["phase"], (
            "the ball that completed the square is also undone"
        )
        last_entry = (await host.get(f"/api/matches/{match}/history"))["entries"][-1]
        assert last_entry["kind"] == "tookback" and last_entry["details"] == {"to": placed - 1}
