"""Tests that Reversi, an installed package without JavaScript, is complete in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..new_package import install_project
from .conftest import ROOT, Visitor, run_server
from .table import call, expect_over, frame, match_of, open_table, wait_for_turn
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

TOGETHER = [{"occupant": "me"}, {"occupant": "guest", "name": "Ilse"}]
AGAINST_A_BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
SEND_AT_ONCE = """localStorage.setItem('parlour-settings', '{"confirm": "never"}')"""
SMALL = {"board": "6"}


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server that has Reversi installed, and yield its URL."""
    project = ROOT / "examples" / "packages" / "reversi"
    packages = install_project(project, tmp_path_factory.mktemp("packages"))
    with run_server(tmp_path_factory.mktemp("server"), str(packages)) as address:
        yield address


def press(page: Page, cell: str, how: str) -> None:
    """Place a disc with a device."""
    button = page.locator(f'[data-part="{cell}"]')
    if how == "mouse":
        button.click()
    elif how == "touch":
        button.tap()
    else:
        # The arrow keys move between the cells, and a typed name moves to its cell.
        page.keyboard.press("ArrowDown")
        page.keyboard.type(cell)
        expect(button).to_be_focused()
        page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize(
    "how",
    [
        "keyboard",
        "mouse",
        "touch",
    ],
)
def test_a_whole_match_is_played_with_one_device(visitor: Visitor, how: str) -> None:
    page = visitor("/", phone=how == "touch", drafts=False)
    page.evaluate(SEND_AT_ONCE)
    page.goto(f"/t/{open_table(page, 'reversi', TOGETHER, start=True, options=SMALL)}")
    expect(page.locator('[data-part="c3"]')).to_have_attribute("aria-label", "c3, light")
    assert not axe_violations(page)
    seq, placed = -1, 0
    while True:
        found = [frame(page, seat) for seat in range(2)]
        if found[0]["phase"] == "over":
            break
        (mine,) = (each for each in found if each["mine"])
        action = mine["legal_actions"][0]
        if action["do"] == "pass":
            send = page.get_by_role("button", name="Pass", exact=True)
            send.press("Enter") if how == "keyboard" else send.click()
        else:
            press(page, action["cell"], how)
            placed += 1
            colour = ("dark", "light")[mine["seat"]]
            label = re.compile(f"{action['cell']}, {colour}")
            expect(page.locator(f'[data-part="{action["cell"]}"]')).to_have_attribute(
                "aria-label", label
            )
        seq = mine["seq"]
        wait_for_turn(page, 1 - mine["seat"], seq)
    assert placed >= 20
    expect_over(page)
    assert not axe_violations(page)


@pytest.mark.slow
def test_an_impossible_place_is_explained_by_the_rules(visitor: Visitor) -> None:
    page = visitor("/", drafts=False)
    page.goto(f"/t/{open_table(page, 'reversi', AGAINST_A_BOT, start=True)}")
    page.locator('[data-part="a1"]').click()
    expect(page.locator(".board-note")).to_contain_text("A disc on a1 would turn nothing.")
    page.locator('[data-part="d4"]').click()
    expect(page.locator(".board-note")).to_contain_text("There is a disc on d4.")
    page.locator('[data-part="d3"]').click()
    expect(page.locator("[data-last]")).to_have_count(1)
    wait_for_turn(page, 0)
    page.locator('[data-part="a1"]').hover()
    page.locator(".log li", has_text="played d3").hover()
    expect(page.locator('[data-part="d3"]')).to_have_attribute("data-lit", "")


@pytest.mark.slow
def test_the_lesson_is_played_on_the_drawn_board(visitor: Visitor) -> None:
    page = visitor("/", drafts=False)
    page.evaluate(SEND_AT_ONCE)
    page.goto("/learn/reversi")
    page.get_by_role("button", name="Next").click()
    expect(page.locator('[data-part="d3"]')).to_have_attribute("data-lit", "")
    page.locator('[data-part="d3"]').click()
    expect(page.get_by_role("heading", name="Several lines")).to_be_visible()
    expect(page.locator('[data-part="f5"]')).to_have_attribute("data-lit", "")


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        pytest.param("en-GB", "Reversi", "Dark begins.", marks=pytest.mark.slow),
        ("sv-SE", "Reversi", "Mörk börjar."),
    ],
)
def test_its_pages_have_text_in_the_language_of_the_reader(
    visitor: Visitor, language: str, name: str, sentence: str
) -> None:
    page = visitor("/")
    card = page.locator("article", has=page.get_by_role("heading", name=name, exact=True))
    expect(card.locator(".lb-mini-grid")).to_be_visible()
    page.evaluate(
        f"""localStorage.setItem('parlour-settings', '{{"language": "{language[:2]}"}}')"""
    )
    page.goto(f"/rules/reversi?lang={language[:2]}")
    expect(page.locator("main")).to_contain_text(sentence)


@pytest.mark.slow
def test_a_finished_match_is_reviewed_on_the_drawn_board(visitor: Visitor) -> None:
    page = visitor("/", drafts=False)
    page.goto(f"/t/{open_table(page, 'reversi', AGAINST_A_BOT, start=True, options=SMALL)}")
    match = match_of(page)
    while (found := wait_for_turn(page, 0))["phase"] != "over":
        decision = {"seat": 0, "decision_id": found["decision_id"]}
        action = found["legal_actions"][0]
        call(page, f"/api/matches/{match}/act", {**decision, "action": action})
    page.goto(f"/t/{match}/analysis")
    expect(page.locator(".lb-grid [data-part]")).to_have_count(36)
    expect(page.locator(".lb-grid .lb-item")).not_to_have_count(4)
    page.keyboard.press("Home")
    expect(page.locator(".lb-grid .lb-item")).to_have_count(4)
    assert not axe_violations(page)
