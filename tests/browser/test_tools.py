"""Tests that the screenshot and measurement tools still reach every page."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Browser

TOOLS = Path(__file__).parents[2] / "tools"

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_tool_that_measures_visits_opens_every_page(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(TOOLS))
    measure, shots = import_module("measure_visits"), import_module("take_shots")
    output = tmp_path / "output"
    with output.open("wb") as file, shots.open_house(file) as address:
        page = browser.new_page(base_url=address)
        page.goto("/help")
        measure.become_operator(page, output)
        answers = {name: page.request.get(path).status for name, path in measure.pages(page)}
        page.close()
    assert len(answers) > 40
    assert set(answers.values()) == {200}, answers
    for name in ("measure_visits", "take_shots"):
        sys.modules.pop(name)
