"""Tests for lessons over HTTP: scenes, expected actions and hidden information."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from parlour.core.codec import encode
from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup
from parlour.plugin.lesson import play_lesson
from parlour.services.lessons.lessons import Lessons

from .harness import ServedApplication


async def test_a_lesson_contains_every_position_as_its_seat_sees_it(
    server: ServedApplication,
) -> None:
    guest = server.guest()
    lesson = await guest.get("/api/games/bulbous/lesson")
    known = registry.game_plugin("bulbous").lesson
    assert known is not None
    assert [scene["message_id"] for scene in lesson["scenes"]] == [
        step.text_id for step in known.steps
    ]
    for scene, step in zip(lesson["scenes"], known.steps, strict=True):
        frames = [moment["frame"] for moment in scene["moments"]]
        assert all(frame["seat"] == lesson["seat"] and frame["view"]["hand"] for frame in frames)
        # Only the last moment asks for an action, and only if the step expects one.
        assert [frame["mine"] for frame in frames] == [False] * (len(frames) - 1) + [
            step.expected_action is not None
        ]
        assert scene["expects_action"] == (step.expected_action is not None)
    frames = [moment["frame"] for scene in lesson["scenes"] for moment in scene["moments"]]
    assert [frame["seats"][0] for frame in frames] == [
        {"name": "", "bot": None, "out": False, "colour": 0}
    ] * len(frames)
    assert {frame["seats"][1]["name"] for frame in frames} == {"Rosa"}


async def test_a_lesson_hides_what_its_seat_may_not_know(server: ServedApplication) -> None:
    """Other players' cards, sealed bids and the deck stay hidden in a lesson."""
    lesson_info = await server.guest().get("/api/games/bulbous/lesson")
    known = registry.game_plugin("bulbous").lesson
    assert known is not None
    played = play_lesson(registry.game_plugin("bulbous").game(), known)
    for scene, shown in zip(played, lesson_info["scenes"], strict=True):
        for moment, sight in zip(scene.positions, shown["moments"], strict=True):
            view = {**sight["frame"]["view"], "unseen": [], "revealed": None}
            view["choices"] = [
                choice if choice is None or choice["do"] == "swap" else choice["count"]
                for choice in view["choices"]
            ]
            text = encode(
                {
                    **view,
                    "choices": [
                        choice for choice in view["choices"] if not isinstance(choice, dict)
                    ],
                }
            ).decode()
            secret = [
                card
                for seat, hand in enumerate(moment.state.hands)
                if seat != known.seat
                for card in hand
            ]
            assert not [card for card in (*secret, *moment.state.deck) if f'"{card}"' in text]


@pytest.mark.parametrize("name", sorted(registry.game_packages()))
async def test_every_lesson_shows_only_the_view_and_log_of_its_seat(
    server: ServedApplication, name: str
) -> None:
    """Each moment equals the output of `view` and `log_entries` for the seat of the lesson."""
    lesson_info = await server.guest().get(f"/api/games/{name}/lesson")
    folder = registry.game_plugin(name)
    lesson, game = folder.lesson, registry.build_game(name, asset_lookup(folder.asset_store))
    assert lesson is not None
    for scene, shown in zip(play_lesson(game, lesson), lesson_info["scenes"], strict=True):
        for moment, sight in zip(scene.positions, shown["moments"], strict=True):
            assert sight["frame"]["seat"] == lesson.seat
            assert sight["frame"]["view"] == json.loads(
                encode(game.view(moment.state, lesson.seat))
            )
            assert sight["log_entries"] == json.loads(
                encode(game.log_entries(moment.events, lesson.seat))
            )


async def test_the_rules_check_a_draft_in_a_lesson(server: ServedApplication) -> None:
    guest = server.guest()
    await guest.get("/api/me")

    async def try_action(step: int, action: dict[str, object], status: int = 200) -> dict[str, Any]:
        found: dict[str, Any] = await guest.post(
            "/api/games/bulbous/lesson", {"step": step, "action": action}, status
        )
        return found

    wanted = await try_action(2, {"do": "bid", "cards": ["red-x2", "red-4", "red-6"]})
    assert wanted["correct"] is True
    assert wanted["preview"]["value"] == 20
    other = await try_action(2, {"do": "bid", "cards": ["red-4"]})
    assert (other["correct"], other["preview"]["value"]) == (False, 4)
    assert (await try_action(2, {"do": "bid", "cards": ["blue-3"]}))["preview"][
        "problem"
    ] == "bulbous.card-does-not-fit"
    assert (await try_action(2, {"do": "fly"}, 409))["code"] == "core.not-an-action"
    assert (await try_action(3, {"do": "pass"}, 404))["code"] == "core.no-such-step"
    assert (await try_action(99, {"do": "pass"}, 404))["code"] == "core.no-such-step"


async def test_equivalent_actions_are_correct_and_others_only_previewed(
    server: ServedApplication,
) -> None:
    """Equivalent actions are correct; other actions return a preview with the problem."""
    guest = server.guest()
    await guest.get("/api/me")

    async def try_first_action(game: str, **action: object) -> dict[str, Any]:
        found: dict[str, Any] = await guest.post(
            f"/api/games/{game}/lesson", {"step": 0, "action": action}, 200
        )
        return found

    assert (await try_first_action("betta", do="place", card="blue-10", turns=3, display=2))[
        "correct"
    ] is True
    assert (await try_first_action("betta", do="place", card="blue-10", turns=3, display=3))[
        "correct"
    ] is False
    assert (await try_first_action("carcassonne", do="place", x=1, y=0, turns=3))["correct"] is True
    assert (await try_first_action("carcassonne", do="place", x=-1, y=0, turns=1))[
        "correct"
    ] is False
    word = [{"square": 112 + number, "letter": letter} for number, letter in enumerate("RIAM")]
    tried = await try_first_action("betapet", do="play", tiles=word)
    assert tried["correct"] is False
    assert tried["preview"]["problem"] == "betapet.not-a-word"


async def test_a_game_without_a_lesson_is_reported(
    server: ServedApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = registry.game_plugin
    monkeypatch.setattr(
        registry,
        "game_plugin",
        lambda name: replace(kept(name), lesson=None) if name == "pylos" else kept(name),
    )
    monkeypatch.setattr(
        server.application,
        "lessons",
        Lessons(server.application.games, server.application.translations),
    )
    guest = server.guest()
    assert (await guest.get("/api/games/pylos/lesson", 404))["code"] == "core.no-lesson"
    assert (await guest.get("/api/games/chess/lesson", 404))["code"] == "core.no-such-game"
    assert (await guest.web.get("/learn/pylos")).status_code == 404
    assert (await guest.web.get("/learn/bulbous")).status_code == 200
    cards = {card["spec"]["id"]: card["lesson"] for card in await guest.get("/api/games")}
    assert cards["bulbous"] is True
    assert cards["pylos"] is False
