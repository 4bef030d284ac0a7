"""A lesson over HTTP: what the newcomer sees of it, what is asked, and what it keeps to itself."""

from __future__ import annotations

from parlour.core import registry
from parlour.core.codec import encode
from parlour.core.lesson import scenes

from .harness import ServedHouse


async def test_a_lesson_comes_with_every_moment_as_the_newcomer_sees_it(house: ServedHouse) -> None:
    guest = house.guest()
    lesson = await guest.get("/api/games/bulbous/lesson")
    known = registry.folder("bulbous").lesson
    assert known is not None
    assert [scene["say"] for scene in lesson["scenes"]] == [step.say for step in known.steps]
    for scene, step in zip(lesson["scenes"], known.steps, strict=True):
        frames = [moment["frame"] for moment in scene["moments"]]
        assert all(frame["seat"] == lesson["seat"] and frame["view"]["hand"] for frame in frames)
        # Somebody is asked at the last moment alone, and only where the step asks.
        assert [frame["mine"] for frame in frames] == [False] * (len(frames) - 1) + [step.expect is not None]
        assert scene["asks"] == (step.expect is not None)
    frames = [moment["frame"] for scene in lesson["scenes"] for moment in scene["moments"]]
    assert [frame["chairs"][0] for frame in frames] == [{"name": "", "bot": None, "gone": False}] * len(frames)
    assert {frame["chairs"][1]["name"] for frame in frames} == {"Rosa"}


async def test_a_lesson_tells_nothing_that_a_seat_may_not_know(house: ServedHouse) -> None:
    """The cards of the others, sealed bids and the deck stay secret in a lesson too: pages learn to play fair boards."""
    told = await house.guest().get("/api/games/bulbous/lesson")
    known = registry.folder("bulbous").lesson
    assert known is not None
    played = scenes(registry.folder("bulbous").game(), known)
    for scene, shown in zip(played, told["scenes"], strict=True):
        for moment, sight in zip(scene.moments, shown["moments"], strict=True):
            view = {**sight["frame"]["view"], "unseen": [], "revealed": None}
            view["choices"] = [choice if choice is None or choice["do"] == "swap" else choice["count"] for choice in view["choices"]]
            text = encode({**view, "choices": [choice for choice in view["choices"] if not isinstance(choice, dict)]}).decode()
            secret = [card for seat, hand in enumerate(moment.state.hands) if seat != known.seat for card in hand]
            assert not [card for card in (*secret, *moment.state.deck) if f'"{card}"' in text]


async def test_a_draft_is_tried_by_the_rules(house: ServedHouse) -> None:
    guest = house.guest()
    await guest.get("/api/me")

    async def tried(step: int, action: dict[str, object], status: int = 200) -> dict[str, object]:
        found: dict[str, object] = await guest.post("/api/games/bulbous/lesson", {"step": step, "action": action}, status)
        return found

    wanted = await tried(2, {"do": "bid", "cards": ["red-x2", "red-4", "red-6"]})
    assert wanted["fits"] is True
    assert wanted["preview"]["value"] == 20  # type: ignore[index]
    other = await tried(2, {"do": "bid", "cards": ["red-4"]})
    assert (other["fits"], other["preview"]["value"]) == (False, 4)  # type: ignore[index]
    assert (await tried(2, {"do": "bid", "cards": ["blue-3"]}))["preview"]["problem"] == "bulbous.card-does-not-fit"  # type: ignore[index]
    assert (await tried(2, {"do": "fly"}, 409))["code"] == "core.not-an-action"
    assert (await tried(3, {"do": "pass"}, 404))["code"] == "core.no-such-step"
    assert (await tried(99, {"do": "pass"}, 404))["code"] == "core.no-such-step"


async def test_a_game_without_a_lesson_says_so(house: ServedHouse) -> None:
    guest = house.guest()
    assert (await guest.get("/api/games/pylos/lesson", 404))["code"] == "core.no-lesson"
    assert (await guest.get("/api/games/chess/lesson", 404))["code"] == "core.no-such-game"
    assert (await guest.web.get("/learn/pylos")).status_code == 404
    assert (await guest.web.get("/learn/bulbous")).status_code == 200
    cards = {card["spec"]["id"]: card["lesson"] for card in await guest.get("/api/games")}
    assert cards["bulbous"] is True
    assert cards["pylos"] is False
