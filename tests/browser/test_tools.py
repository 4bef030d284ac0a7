"""Tests that the screenshot and measurement tools still reach every page and every game."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from parlour.plugin import registry

TOOLS = Path(__file__).parents[2] / "tools"

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_tool_that_measures_visits_opens_every_page(
    tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    measure, shots = import_module("measure_visits"), import_module("take_shots")
    output = tmp_path / "output"
    with output.open("wb") as file, shots.served_site(file) as address:
        page = chromium.new_page(base_url=address)
        page.goto("/help")
        measure.become_operator(page, output)
        answers = {name: page.request.get(path).status for name, path in measure.pages(page)}
        page.close()
    assert len(answers) > 40
    assert set(answers.values()) == {200}, answers
    for name in ("measure_visits", "take_shots"):
        sys.modules.pop(name)


@pytest.mark.parametrize("game", registry.game_packages())
def test_the_tool_that_measures_moves_plays_a_move_of_every_game(
    server_url: str, chromium: Browser, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    measure = import_module("measure_moves")
    monkeypatch.setattr(measure, "MOVES", 1)
    found = measure.measure_game(chromium, server_url, game, 1, "desk")
    assert len(found.painted) == 1
    assert found.painted[0] > 0
    assert found.tasks[0] > 0
    for name in ("measure_moves", "take_shots"):
        sys.modules.pop(name)
