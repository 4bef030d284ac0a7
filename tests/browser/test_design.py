"""Tests of the page of `parlour design`: all boards, its controls, and reloads after saves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ..design.server import LEAK, DesignServer, design_server
from ..new_package import frogs
from .conftest import DESK, PHONE
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DesignServer]:
    """Run `parlour design` for a new card game."""
    with design_server(frogs(tmp_path_factory.mktemp("design"), "cards")) as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: DesignServer) -> Iterator[Page]:
    """Open the page at the start of a match of three seats."""
    context = browser.new_context(viewport=DESK, reduced_motion="reduce")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.address}/?seats=3")
    expect(page.get_by_role("region", name="Board of spectator").locator(".lb")).to_be_visible()
    yield page
    context.close()
    assert errors == []


def test_every_seat_and_the_spectators_have_a_board(page: Page) -> None:
    for name in ("seat 1", "seat 2", "seat 3", "spectator"):
        expect(page.get_by_role("region", name=f"Board of {name}").locator(".lb")).to_be_visible()
    cards = [
        board.locator("[aria-label^=Hand] .lb-item, .lb-hand .lb-item").count()
        for board in page.locator(".view").all()
    ]
    assert min(cards[:3]) > 0 and cards[3] == 0
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    expect(page.get_by_role("region", name="Board of seat 3")).to_have_count(0)


@pytest.mark.slow
def test_sliders_and_buttons_move_through_seeds_and_steps(page: Page) -> None:
    step, seed = page.get_by_role("slider", name="Step"), page.get_by_role("slider", name="Seed")
    expect(page.get_by_text("0 of ")).to_be_visible()
    step.press("ArrowRight")
    step.press("ArrowRight")
    expect(page.get_by_text("2 of ")).to_be_visible()
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text("3 of ")).to_be_visible()
    page.get_by_role("button", name="Previous step").click()
    expect(page.get_by_text("2 of ")).to_be_visible()
    expect(page.get_by_text("Last decision")).to_be_visible()
    seed.press("ArrowRight")
    expect(page).to_have_url(re.compile("seed=1&step=2"))
    step.press("End")
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("1 of ")).to_be_visible()
    page.get_by_role("button", name="Pause").click()


def test_the_last_step_shows_points_ranks_and_the_result(page: Page) -> None:
    step = page.get_by_role("slider", name="Step")
    step.focus()
    step.press("End")
    expect(page.locator(".view header").first).to_contain_text(re.compile(r"\d+ points?, rank \d"))
    expect(page.locator(".last-decision").last).to_contain_text(
        re.compile(r"Result\s+.*: All rounds have been played\.")
    )


def test_a_save_shows_the_new_rules_at_the_same_position(page: Page, server: DesignServer) -> None:
    page.get_by_role("slider", name="Step").press("ArrowRight")
    expect(page.get_by_text("1 of ")).to_be_visible()
    server.rewrite("layout.py", '"tricks"', '"scores"')
    expect(page.locator(".state")).to_contain_text("Reloaded")
    expect(page.get_by_text("1 of ")).to_be_visible()
    server.rewrite("layout.py", '"scores"', '"tricks" +')
    expect(page.get_by_role("alert")).to_contain_text("SyntaxError")
    expect(page.locator(".state")).to_contain_text("Not loaded")
    server.rewrite("layout.py", '"tricks" +', '"tricks"')
    expect(page.get_by_role("alert")).to_have_count(0)
    server.rewrite("strings/en.ftl", "frogs-name = Frogs", "frogs-name = Toads")
    expect(page.get_by_role("heading", name="Toads")).to_be_visible()
    expect(page.get_by_text("1 of ")).to_be_visible()


@pytest.mark.slow
def test_a_leak_is_marked_and_violates_a_law_whose_position_is_one_click_away(
    page: Page, server: DesignServer
) -> None:
    laws = page.get_by_role("region", name="Laws")
    expect(laws).to_contain_text("All hold")
    page.get_by_role("slider", name="Step").press("End")
    server.rewrite("rules/game.py", *LEAK)
    expect(laws).to_contain_text("Law violated: ")
    page.get_by_role("slider", name="Step").press("Home")
    lens = page.get_by_role("region", name="Leak lens")
    leak = lens.get_by_role("button", name="view.tricks")
    expect(leak).to_contain_text("leak: hands")
    expect(lens.get_by_role("button", name="view.hand =")).to_contain_text("may know: hands")
    leak.focus()
    expect(lens).to_contain_text("which Seat 1 may not know")
    # The steps with leaks are marked on the slider, and the counters that leak on the board.
    step = page.get_by_role("slider", name="Step")
    expect(page.locator(".marked .mark.law")).to_be_visible()
    expect(page.locator(".marked .mark.leak").first).to_be_visible()
    expect(step).to_have_accessible_description(
        re.compile("fails at step 0; A view leaks at steps 0 to ")
    )
    expect(page.locator(".view").first.locator(".lb-counter[data-lit]")).not_to_have_count(0)
    expect(page.locator(".view").nth(1).locator("[data-lit]")).to_have_count(0)
    assert axe_violations(page) == []
    page.get_by_role("slider", name="Step").press("End")
    laws.get_by_role("button", name="Go to position").click()
    expect(page.get_by_text("0 of ", exact=False).last).to_be_visible()
    server.rewrite("rules/game.py", LEAK[1], LEAK[0])
    expect(leak).to_contain_text("no secret")
    expect(laws).to_contain_text("All hold")
    expect(page.locator(".marked .mark")).to_have_count(0)
    lens.get_by_role("button", name="Seat 1", exact=True).click()
    lens.get_by_role("button", name="view.hand =").focus()
    first = page.locator(".view").first
    expect(first.locator(".lb-hand [data-lit]")).not_to_have_count(0)
    expect(first.locator(".lb-counter[data-lit]")).to_have_count(0)


def test_an_action_on_a_board_continues_the_match(page: Page) -> None:
    board = page.get_by_role("region", name="Board of seat 1")
    other = page.get_by_role("region", name="Board of seat 2")
    cards = board.locator(".lb-hand .lb-part")
    count = cards.count()
    assert count > 1
    board.locator(".lb-hand [data-next]").last.click()
    expect(page.get_by_text("1 of 1")).to_be_visible()
    expect(cards).to_have_count(count - 1)
    match = page.get_by_role("region", name="Match")
    expect(match).to_contain_text("Seat 1: ")
    # The next decisions are played with the keyboard.
    other.locator(".lb-hand [data-next]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("2 of 2")).to_be_visible()
    page.reload()
    expect(page.get_by_text("2 of 2")).to_be_visible()
    page.get_by_role("button", name="Previous step").click()
    expect(page.get_by_text("1 of 2")).to_be_visible()
    # Another action at an earlier step replaces the later ones.
    other.locator(".lb-hand [data-next]").last.click()
    expect(page.get_by_text("2 of 2")).to_be_visible()
    match.get_by_role("button", name="Random match of seed 0").click()
    expect(page.get_by_text(re.compile("2 of (?!2$)"))).to_be_visible()
    expect(page).not_to_have_url(re.compile("decisions="))


@pytest.mark.slow
def test_decisions_that_new_rules_refuse_end_the_match_with_the_reason(
    page: Page, server: DesignServer
) -> None:
    page.get_by_role("region", name="Board of seat 1").locator("[data-next]").first.click()
    expect(page.get_by_text("1 of 1")).to_be_visible()
    old = "        if seat not in turn.seats or isinstance"
    refusal = "        if len(state.hands) == 3:\n            raise Illegal('core.not-your-turn')\n"
    server.rewrite("rules/game.py", old, refusal + old)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This match cannot be continued")
    expect(alert).to_contain_text("Decision 1 is not legal in these rules (core.not-your-turn).")
    expect(page.get_by_text("0 of 0")).to_be_visible()
    page.get_by_role("region", name="Board of seat 1").locator("[data-next]").first.click()
    expect(page.locator(".toast")).to_have_text("It is not your turn.")
    server.rewrite("rules/game.py", refusal + old, old)
    expect(alert).to_have_count(0)


@pytest.mark.slow
def test_bots_play_matches_that_open_on_the_boards(page: Page, server: DesignServer) -> None:
    bots = page.get_by_role("region", name="Bots")
    bots.get_by_role("combobox", name="Level").select_option("random")
    bots.get_by_role("button", name="Start").click()
    expect(bots.locator(".bot-matches li")).to_have_count(6)
    expect(bots.locator(".wins tbody tr")).to_have_count(3)
    expect(bots).to_contain_text(re.compile(r"\d matches, 3 seats, Random"))
    # The page answers while bots play.
    page.get_by_role("slider", name="Step").press("ArrowRight")
    expect(page.get_by_text("1 of ")).to_be_visible()
    bots.get_by_role("button", name="Stop").click()
    expect(bots.get_by_role("status")).to_have_text("Stopped")
    assert axe_violations(page) == []
    match = bots.locator(".bot-matches button").nth(2)
    seed, result = match.locator("b").inner_text(), match.locator("span").inner_text()
    length = re.search(r"(\d+) decisions", result)
    assert length
    match.click()
    expect(page.get_by_text(f"{length[1]} of {length[1]}")).to_be_visible()
    expect(page.locator("output[for=seed]")).to_have_text(seed.removeprefix("Seed "))
    page.get_by_role("slider", name="Step").press("Home")
    expect(page.get_by_text(f"0 of {length[1]}")).to_be_visible()


@pytest.mark.slow
def test_an_error_of_a_bot_is_shown_with_its_match(page: Page, server: DesignServer) -> None:
    old = "def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:\n"
    broken = f"{old}        if state.round == 3:\n            raise KeyError('no winner')\n"
    server.rewrite("rules/game.py", old, broken)
    bots = page.get_by_role("region", name="Bots")
    bots.get_by_role("combobox", name="Level").select_option("random")
    bots.get_by_role("button", name="Start").click()
    expect(bots.get_by_role("alert")).to_contain_text("KeyError: 'no winner'")
    bots.get_by_role("button", name="Show where match 0 ended").click()
    expect(page.get_by_text(re.compile(r"^(\d+) of \1$"))).to_be_visible()
    server.rewrite("rules/game.py", broken, old)
    expect(bots.get_by_role("alert")).to_have_count(0)


@pytest.mark.slow
def test_many_options_are_behind_a_summary_that_counts_the_changed_ones(
    browser: Browser, tmp_path: Path
) -> None:
    with design_server(tmp_path, "carcassonne") as server:
        page = browser.new_page(viewport=DESK)
        page.goto(server.address)
        lens = page.get_by_role("region", name="Leak lens")
        expect(lens).to_be_in_viewport()
        farmers = page.get_by_role("switch", name="Farmers on fields")
        expect(farmers).to_be_hidden()
        page.get_by_text("Options", exact=True).click()
        farmers.click()
        expect(page.get_by_text("Options (1 changed)")).to_be_visible()
        expect(farmers).to_be_visible()
        page.close()


@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.slow), True])
def test_the_page_is_accessible_and_fits_a_phone(
    page: Page, server: DesignServer, dark: bool
) -> None:
    page.emulate_media(color_scheme="dark" if dark else "light")
    assert axe_violations(page) == []
    page.set_viewport_size(PHONE)
    for panel in page.get_by_role("navigation", name="Panels").get_by_role("button").all():
        panel.click()
        expect(panel).to_have_attribute("aria-pressed", "true")
        assert axe_violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
