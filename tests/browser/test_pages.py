"""Tests every page in light and dark mode: accessibility, width and transfer size."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response, expect

from .conftest import Visitor
from .table import call, open_table

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/lobby",
    "/ratings",
    "/results",
    "/tournaments",
    "/clubs",
    "/puzzles/pylos",
    "/learn/pylos",
    "/settings",
    "/help",
    "/rules/pylos",
    "/side-by-side",
)
FIRST_LOAD = 160_000


def axe_violations(page: Page) -> list[Any]:
    return [
        (found["id"], [node["html"] for node in found["nodes"]])
        for found in Axe().run(page).response["violations"]
    ]


@pytest.mark.parametrize(
    ("phone", "dark"),
    [
        pytest.param(False, False, id="desk-light"),
        pytest.param(True, True, id="phone-dark", marks=pytest.mark.slow),
        pytest.param(False, True, id="desk-dark", marks=pytest.mark.slow),
        pytest.param(True, False, id="phone-light", marks=pytest.mark.slow),
    ],
)
def test_every_page_is_accessible_and_fits_its_screen(
    visitor: Visitor, dark: bool, phone: bool
) -> None:
    page = visitor("/", dark=dark, phone=phone)
    over = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
    )
    call(page, f"/api/matches/{over}/resign", {"seat": 0})
    gathering = open_table(page, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    playing = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
    )
    found = {}
    for path in (*PAGES, f"/t/{gathering}", f"/t/{playing}", f"/t/{over}", f"/t/{over}/analysis"):
        page.goto(path)
        expect(page.locator("h1, .ask").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        violations = axe_violations(page)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if violations or wide > 0:
            found[path] = (violations, wide)
    assert not found


def test_the_first_load_is_small(visitor: Visitor) -> None:
    page, sizes = visitor("/help"), {}

    def weigh(answer: Response) -> None:
        if "/fonts/" not in answer.url and answer.ok:
            sizes[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes.values()) < FIRST_LOAD
