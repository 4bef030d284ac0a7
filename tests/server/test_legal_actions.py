"""Tests of lists of legal actions on request."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.services.matches import legal_actions

from ..patience import found_once
from .harness import Guest, ServedApplication


async def open_decision(player: Guest, game: str) -> tuple[str, dict[str, Any]]:
    """Return a match against a bot and the frame in which the player decides."""
    match = await player.open_table(game, who=("me", "beginner"), start=True)
    frame = await found_once(
        lambda: player.get(f"/api/matches/{match}/frame?seat=0"),
        lambda found: bool(found["mine"]),
        0.1,
    )
    return match, frame


@pytest.mark.parametrize("game", ["pylos", "bulbous", "carcassonne", "betapet"])
async def test_a_listed_action_of_every_game_is_accepted(
    server: ServedApplication, game: str
) -> None:
    player = server.guest()
    match, frame = await open_decision(player, game)
    listed = await player.get(f"/api/matches/{match}/legal-actions?seat=0")
    assert listed["decision_id"] == frame["decision_id"]
    assert frame["legal_actions"] in (None, listed["actions"])
    body = {"seat": 0, "decision_id": listed["decision_id"], "action": listed["actions"][0]}
    await player.post(f"/api/matches/{match}/act", body)


async def test_only_the_player_of_an_open_decision_gets_a_list(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, other = server.guest(), server.guest()
    match, _ = await open_decision(player, "bulbous")
    path = f"/api/matches/{match}/legal-actions"
    assert (await other.get(f"{path}?seat=0", 403))["code"] == "core.not-your-seat"
    await player.get(path, 400)
    await player.get(f"{path}?seat=256", 400)
    monkeypatch.setattr(legal_actions, "MAX_ACTIONS", 1)
    assert (await player.get(f"{path}?seat=0", 409))["code"] == "core.too-many-actions"
    waiting = await player.open_table("bulbous")
    refused = await player.get(f"/api/matches/{waiting}/legal-actions?seat=0", 409)
    assert refused["code"] == "core.not-playing"
