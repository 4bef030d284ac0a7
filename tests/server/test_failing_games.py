"""Tests that a game whose code raises affects neither other games nor pages that list games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.games.betapet.rules.game import Betapet
from parlour.plugin import registry
from parlour.plugin.containment import contained_plugin
from parlour.server.pages.pages import STATIC_PAGES
from parlour.services.game_faults import GAME_FAULTS

from ..mistakes import failing_function
from ..patience import found_once
from .harness import Guest, run_server

PAGES = ("/", *(f"/{name}" for name in STATIC_PAGES if name != "home"), "/forum", "/play/pylos")
LISTS = (
    *("/api/home", "/api/games", "/api/results", "/api/results?matches=mine", "/api/me/results"),
    *("/api/people", "/api/tournaments", "/api/forum", "/api/schema"),
)
RULES = (
    *("setup", "turn", "legal_actions", "apply", "view", "ranking", "score_breakdown"),
    *("log_entries", "previews", "seat_counts", "inactive_options", "leave", "default_action"),
)
PARTS = ("rooms", "write_record", "draw_position", "count_statistics")
FORMULA = "rating_formula"
UNUSED = {"legal_actions", "apply", "previews", "inactive_options", "default_action", FORMULA}
"""The parts that none of the requests below use, so that only the other games are checked."""
QUICK = {"setup", "view", "rooms"}
"""The parts that are broken in every run; the others are broken in the nightly."""


@pytest.fixture
def break_part(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Return a function that lets a method of the rules or a part of the plugin raise."""
    fail, plugin = failing_function("betapet"), registry.game_plugin("betapet")
    GAME_FAULTS.clear()

    def do(part: str) -> None:
        if part in RULES:
            monkeypatch.setattr(Betapet, part, fail)
            return
        formula = plugin.rating_formula
        assert formula is not None
        changed: Any = replace(formula, changes=fail) if part == FORMULA else fail
        broken = replace(plugin, **{part: changed})
        real = registry.game_plugin
        monkeypatch.setattr(
            registry, "game_plugin", lambda game: broken if game == "betapet" else real(game)
        )

    yield do
    GAME_FAULTS.clear()


async def use_everything(host: Guest, match: str) -> list[int]:
    """Use the parts of a game and return the statuses; a failure must name the game."""
    statuses = []
    for method, path, body in (
        ("POST", "/api/tables", {"game": "betapet"}),
        ("GET", f"/api/tables/{match}", None),
        ("GET", f"/api/matches/{match}/frame?seat=0", None),
        ("GET", f"/api/matches/{match}/history", None),
        ("GET", "/api/rooms/betapet/giraffe", None),
        ("GET", "/rooms/betapet/giraffe", None),
        ("GET", "/play/betapet", None),
        ("GET", f"/t/{match}", None),
        ("GET", f"/t/{match}/position.png", None),
        ("POST", f"/api/matches/{match}/resign", {"seat": 0}),
        ("GET", f"/api/matches/{match}/record", None),
        ("GET", f"/api/matches/{match}/proof", None),
    ):
        answer = await host.web.request(method, path, json=body)
        assert answer.status_code != 500, (path, answer.text)
        if answer.status_code == 503 and path.startswith("/api/"):
            refused = answer.json()
            assert (refused["code"], refused["details"]) == (
                "core.game-failed",
                {"game": "betapet"},
            )
        statuses.append(answer.status_code)
    return statuses


@pytest.mark.parametrize(
    "part",
    [
        pytest.param(part, marks=() if part in QUICK else pytest.mark.slow)
        for part in (*RULES, *PARTS, FORMULA)
    ],
)
async def test_a_failing_part_affects_only_its_game(
    tmp_path: Path, break_part: Callable[[str], None], part: str
) -> None:
    await play_around_a_mistake(tmp_path, break_part, part)


@pytest.mark.parametrize("part", ["view", "ranking", "count_statistics"])
async def test_a_part_that_exits_affects_only_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    plugin, real = registry.game_plugin("betapet"), registry.game_plugin
    exit, broken = failing_function("betapet", "SystemExit(3)"), list[str]()
    sound: Any = getattr(Betapet, part) if part in RULES else getattr(plugin, part)

    def function(*arguments: Any) -> Any:
        return exit() if broken else sound(*arguments)

    if part in RULES:
        monkeypatch.setattr(Betapet, part, function)
    else:
        changes: dict[str, Any] = {part: function}
        plugin = replace(plugin, **changes)
    contained = contained_plugin(plugin)
    monkeypatch.setattr(
        registry, "game_plugin", lambda game: contained if game == "betapet" else real(game)
    )
    GAME_FAULTS.clear()
    await play_around_a_mistake(tmp_path, broken.append, part)
    assert GAME_FAULTS.faults()["betapet"].reason == "SystemExit: 3"
    GAME_FAULTS.clear()


async def play_around_a_mistake(
    tmp_path: Path, break_part: Callable[[str], None], part: str
) -> None:
    """Break a part of a game during a match, and use all lists, pages and another game."""
    async with run_server(tmp_path) as server:
        broken, host, _ = await server.two_at_a_table("betapet", settings={"public": True})
        well, left, _ = await server.two_at_a_table("pylos", settings={"public": True})
        break_part(part)
        await use_everything(host, broken)
        await left.post(f"/api/matches/{well}/resign", {"seat": 0})
        for path in (*PAGES, *LISTS):
            for person in (host, left):
                answer = await person.web.get(path)
                assert answer.status_code == 200, (path, answer.text)
        outcomes = server.application.results.recorder.outcomes

        await found_once(partial(outcomes.find_outcome, well), bool)
        again = await left.open_table("pylos", who=("me", "guest"), start=True)
        async with left.at(again) as line:
            await line.act()
        assert set(GAME_FAULTS.faults()) == (set() if part in UNUSED else {"betapet"})
