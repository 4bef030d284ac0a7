"""Tests for the move list during a match, and for the replay from any seat afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.cli.verify import verify
from parlour.core.rng import commitment
from parlour.server.api.match_review import FRAMES_PER_REQUEST
from parlour.services.analysis.budget import AnalysisLimits

from ..patience import found_once
from .harness import Guest, Line, ServedApplication, run_server


async def play_match(
    server: ServedApplication, game: str = "betta", **wish: Any
) -> tuple[str, Guest, Guest, list[dict[str, Any]]]:
    """Play a match to its end and return it with the frames that seat 0 received."""
    match, host, friend = await server.two_at_a_table(game, **wish)
    luck = Random(3)
    async with host.at(match) as host_line, friend.at(match) as friend_line:
        lines: tuple[Line, Line] = (host_line, friend_line)
        while (frame := await host_line.frame())["phase"] == "playing":
            line = lines[frame["turn"]["seats"][0]]
            mine = await line.frame(lambda frame: frame["mine"])
            after = await line.act(luck.choice(mine["legal_actions"]))
            for other in lines:
                await other.beyond(after["seq"] - 1)
        return (
            match,
            host,
            friend,
            [frame for message in host_line.messages for frame in message.get("frames", [])],
        )


async def test_a_finished_match_can_be_replayed_from_any_seat(
    server: ServedApplication,
) -> None:
    match, host, _, shown = await play_match(server)
    stranger = server.guest()
    stranger.web.headers["x-parlour-pass"] = (await host.get(f"/api/tables/{match}"))["share_token"]
    steps = await stranger.get(f"/api/matches/{match}/steps")
    assert steps["count"] == len(
        [entry for entry in steps["entries"] if entry["kind"] in ("started", "moved")]
    )
    for number in range(steps["count"]):
        for seat in (0, 1):
            frame = await stranger.get(f"/api/matches/{match}/steps/{number}?seat={seat}")
            assert (
                frame["past"]
                and frame["seat"] == seat
                and frame["legal_actions"] is None
                and not frame["mine"]
            )
            if seat == 0:
                seen = next(old for old in shown if old["seq"] == frame["seq"])
                assert seen["view"] == frame["view"], (
                    "a review shows exactly what the seat saw at that time"
                )
    together = [
        await stranger.get(f"/api/matches/{match}/steps/from/{number}?seat=1") for number in (0, 2)
    ]
    assert (
        len(together[0]) == min(steps["count"], FRAMES_PER_REQUEST)
        and together[0][2:] == together[1][: len(together[0]) - 2]
    )
    assert together[0][-1] == await stranger.get(
        f"/api/matches/{match}/steps/{len(together[0]) - 1}?seat=1"
    )
    assert (await stranger.get(f"/api/matches/{match}/steps/from/{steps['count']}", 404))[
        "code"
    ] == "core.no-such-step"
    public = await stranger.get(f"/api/matches/{match}/steps/{steps['count'] - 1}")
    assert public["seat"] is None and public["phase"] == "over"
    for number, status in ((steps["count"], 404), (10**9, 404)):
        assert (await stranger.get(f"/api/matches/{match}/steps/{number}", status))[
            "code"
        ] == "core.no-such-step"
    assert (await stranger.get(f"/api/matches/{match}/steps/0?seat=99", 404))[
        "code"
    ] == "core.no-such-seat"


async def test_the_score_breakdown_is_shown_after_the_match(
    server: ServedApplication,
) -> None:
    match, host, _, shown = await play_match(server)
    assert all(frame["score_breakdown"] is None for frame in shown if frame["phase"] == "playing")
    last = await host.get(f"/api/matches/{match}/frame?seat=0")
    summed = [sum(source["points"][seat] for source in last["score_breakdown"]) for seat in (0, 1)]
    assert summed == last["ranking"]["scores"] and {
        source["kind"] for source in last["score_breakdown"]
    } >= {"display"}


async def test_during_a_match_each_player_reviews_their_own_view(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table("betta")
    at = f"/api/matches/{match}"
    async with host.at(match) as line, friend.at(match) as other:
        mover = line if (await line.frame())["mine"] else other
        await mover.act()
        mine = await host.get(f"{at}/history?seat=0")
        assert [entry["kind"] for entry in mine["entries"]][-2:] == ["started", "moved"]
        assert mine["entries"][-1]["log_entries"] and mine["entries"][-1]["spent_ms"] >= 0
        for path in ("steps", "steps/0", "proof"):
            assert (await host.get(f"{at}/{path}", 409))["code"] == "core.not-over"
        for path in ("frame", "history"):
            assert (await host.get(f"{at}/{path}?seat=1", 403))["code"] == "core.not-your-seat"
            assert (await host.get(f"{at}/{path}?seat=2", 404))["code"] == "core.no-such-seat"
            assert (await host.get(f"{at}/{path}?seat=99", 404))["code"] == "core.no-such-seat"


async def test_the_move_list_grows_with_the_match(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as white, friend.at(match) as black:
        counts = []
        for line in (white, black, white):
            await line.act()
            counts.append((await host.get(f"/api/matches/{match}/history"))["count"])
        await white.ask("offer", seat=0, kind="takeback")
        await black.answer(1, True)
        entries = (await host.get(f"/api/matches/{match}/history?seat=0"))["entries"]
        assert counts == [4, 5, 6] and len(entries) == 9
        assert [entry["seq"] for entry in entries] == sorted({entry["seq"] for entry in entries})


async def test_the_proof_matches_the_commitment(server: ServedApplication) -> None:
    match, host, _, _ = await play_match(server)
    promised = (await host.get(f"/api/tables/{match}"))["commitment"]
    proof = await host.get(f"/api/matches/{match}/proof")
    assert proof["commitment"] == promised == commitment(bytes.fromhex(proof["key"]))
    assert all(check["passed"] for check in proof["checks"]) and proof["seed"]


async def test_the_command_line_verifies_the_exported_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with run_server(tmp_path) as server:
        match, host, _, _ = await play_match(server)
        proof = await host.get(f"/api/matches/{match}/proof")
    capsys.readouterr()
    assert await asyncio.to_thread(verify, match, data=tmp_path) == 0
    output = capsys.readouterr().out
    assert [check["text"] for check in proof["checks"]] == [
        line.removeprefix("holds ") for line in output.splitlines()
    ]


@pytest.mark.slow
async def test_the_strongest_bot_analyses_a_match_and_an_alternative(
    server: ServedApplication,
) -> None:
    server.application.analysis.budget.limits = AnalysisLimits(seconds=0.05)
    match, host, friend = await server.two_at_a_table(settings={"watchers": False})
    async with host.at(match) as white, friend.at(match) as black:
        for line in (white, black, white, black):
            await line.act()
    at = f"/api/matches/{match}/analysis"
    assert (
        (await host.get(at, 409))["code"]
        == (await host.post(at, status=409))["code"]
        == "core.not-over"
    )
    await host.post(f"/api/matches/{match}/resign", {"seat": 0})
    stranger = server.guest()
    assert (
        (await stranger.get(at, 403))["code"]
        == (await stranger.post(at, status=403))["code"]
        == "core.no-spectators"
    )
    assert (await host.get(at))["state"] == "none"
    await host.post(at)
    found = await found_once(
        lambda: friend.get(at), lambda found: found["state"] == "done", interval=0.5
    )
    assert (
        found["unit"] == "outcome"
        and found["decision_count"] == found["evaluated_count"] == 4
        and found["level"] == "master-plus"
    )
    opinion = found["evaluations"][2]
    assert opinion["best"][0]["deed"]["what"] == "placed" and opinion["place"] is not None
    again = await host.post(
        f"{at}/alternatives", {"seq": opinion["seq"], "action": opinion["best"][0]["action"]}
    )
    assert (
        again["seat"] == opinion["seat"]
        and again["played"]["action"] == opinion["best"][0]["action"]
    )
    assert (await host.post(f"{at}/alternatives", {"seq": 10**9, "action": {}}, 404))[
        "code"
    ] == "core.no-such-decision"
    assert (
        await host.post(f"{at}/alternatives", {"seq": opinion["seq"], "action": {"do": "fly"}}, 409)
    )["code"] == "core.not-an-action"
    assert (await host.get(f"{at}?after={opinion['seq']}"))["evaluations"] == found["evaluations"][
        3:
    ]
    step = f"/api/matches/{match}/steps/{opinion['step'] - 1}"
    frame = await host.get(f"{step}?seat=0&again=true")
    assert (
        frame["mine"]
        and not frame["past"]
        and opinion["best"][0]["action"] in frame["legal_actions"]
    )
    draft = {"seat": 0, "action": frame["legal_actions"][0]}
    assert (await host.post(f"{step}/preview", draft))["problem"] is None
    assert (await host.post(f"{step}/preview", {**draft, "seat": 1}, 404))[
        "code"
    ] == "core.no-such-step"
    shown = await host.post(f"{step}/alternative", draft)
    assert shown["past"] and not shown["mine"] and shown["view"] != frame["view"]
    for path in ("preview", "alternative"):
        assert (await stranger.post(f"{step}/{path}", draft, 403))["code"] == "core.no-spectators"
