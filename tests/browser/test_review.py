"""Tests for computer analysis in the review: request, results, other moves and failures."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, cell, fill_number, frame, open_table, wait_until
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

PLACED = ("1a1", "1b2", "1d4", "1c3")
"""The cells of a weak game of Pylos, in order."""


PROGRESS = """() => {
    globalThis.progress = [];
    new MutationObserver(() => {
        const bar = document.querySelector('[role=progressbar]');
        if (bar?.checkVisibility()) progress.push(bar.getAttribute('aria-valuemax'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""A script that records the progress of the analysis, which may be short."""


def finished_match(page: Page) -> str:
    """Return the id of a match that White resigned after four decisions."""
    match = open_table(
        page,
        "pylos",
        [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}],
        options={"variant": "basic"},
        start=True,
    )
    for number, place in enumerate(PLACED):
        seat = number % 2
        since = call(page, f"/api/matches/{match}/frame?seat={seat}")["decision_id"]
        call(
            page,
            f"/api/matches/{match}/act",
            {"seat": seat, "decision_id": since, "action": {"do": "place", "cell": place}},
        )
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    return match


def request_analysis(page: Page) -> None:
    """Request the analysis of the match and wait for its result."""
    page.get_by_role("button", name="Request analysis").click()
    expect(page.locator(".reader")).to_contain_text("Computer analysis by Imhotep")


def test_a_match_is_analysed_and_another_move_tried(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{finished_match(page)}/analysis")
    request_analysis(page)
    expect(page.locator(".sums li")).to_have_count(2)
    lost = page.locator(".mo .gain", has_text=re.compile(r"\d"))
    expect(lost.first).to_be_visible()
    assert all(re.fullmatch(r"−[\d.]+ ?% win chance", words) for words in lost.all_inner_texts()), (
        lost.all_inner_texts()
    )
    strip = page.get_by_role("group", name="Moves of Oda").get_by_role("button")
    expect(strip).to_have_count(2)
    strip.first.click()
    here = page.locator(".here")
    expect(here.locator(".played")).to_contain_text("1b2")
    best = here.locator(".cand").first
    # The description of the board names the marked moves.
    expect(page.get_by_role("region", name="Board")).to_have_accessible_description(
        re.compile(rf"1b2\. Highlighted on the board: {best.inner_text()}$")
    )
    expect(page.locator(".pylos [data-lit]").first).to_be_attached()
    best.press("Enter")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(here.locator(".note").first).to_have_text(
        re.compile(rf"^{best.inner_text()}, then probably \d[a-d]\d")
    )
    best.press("Enter")
    assert not axe_violations(page)
    page.get_by_role("button", name="Retry this move").press("Enter")
    expect(page.locator(".act .ask")).to_contain_text("place a ball")
    expect(page.locator(".cands")).to_have_count(0)
    cell(page, "1c2").click()
    page.locator(".act .btn.main").click()
    expect(here.locator(".note")).to_contain_text("the move played")
    assert not axe_violations(page)
    page.get_by_role("button", name="Back to the review").first.click()
    expect(here.locator(".played")).to_contain_text("1b2")
    page.keyboard.press("ArrowRight")
    expect(here.locator(".played")).to_contain_text("1d4")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("combobox", name="Strength").select_option("beginner")
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".act .ask")).to_contain_text("place a ball")
    assert (
        frame(page, 0)["view"]["cells"].count("w") == 1
        and frame(page, 0)["view"]["cells"].count("b") == 1
    )


def test_the_review_is_navigated_by_keys_buttons_and_graph_from_any_seat(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    match = open_table(
        page, "betapet", [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}], start=True
    )
    for _ in range(3):
        found = next(
            shown_frame
            for seat in (0, 1)
            if (shown_frame := call(page, f"/api/matches/{match}/frame?seat={seat}"))["mine"]
        )
        call(
            page,
            f"/api/matches/{match}/act",
            {"seat": found["seat"], "decision_id": found["decision_id"], "action": {"do": "pass"}},
        )
    racks = [
        "".join(sorted(call(page, f"/api/matches/{match}/frame?seat={seat}")["view"]["rack"]))
        for seat in (0, 1)
    ]
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    page.goto(f"/t/{match}/analysis")
    place = page.locator(".caption .pos")
    expect(place).to_have_text("4 of 4")
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text("3 of 4")
    page.keyboard.press("Home")
    expect(place).to_have_text("0 of 4")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text("1 of 4")
    page.get_by_role("button", name="Next move").click()
    expect(place).to_have_text("2 of 4")
    page.get_by_role("button", name="Go to end").click()
    expect(place).to_have_text("4 of 4")
    plot = page.locator(".plot").bounding_box()
    assert plot is not None
    page.mouse.click(plot["x"] + plot["width"] / 2, plot["y"] + plot["height"] / 2)
    expect(place).to_have_text("2 of 4")
    # After the match, each seat's view shows its own rack, and the public view shows none.
    eyes = page.locator(".eyes select")
    for seat, rack in enumerate(racks):
        eyes.select_option(str(seat))
        wait_until(
            page,
            f"[...document.querySelectorAll('.be-hand [data-letter]')].map(one => one.dataset.letter).sort().join('') === '{rack}'",
        )
    eyes.select_option("")
    expect(page.locator(".be-hand [data-letter]")).to_have_count(0)


@pytest.mark.slow
def test_on_a_phone_the_board_is_above_the_analysis(visitor: Visitor) -> None:
    page = visitor("/", phone=True, dark=True)
    page.goto(f"/t/{finished_match(page)}/analysis")
    page.evaluate(PROGRESS)
    page.get_by_role("button", name="Request analysis").click()
    # The page shows the progress of the analysis.
    wait_until(page, f"progress.includes('{len(PLACED)}')")
    expect(page.locator(".reader")).to_contain_text("Computer analysis by Imhotep")
    expect(page.locator(".sums li")).to_have_count(2)
    tops = page.evaluate(
        "['.reader', '.stage', '.track', '.moments', '.sums'].map(one => document.querySelector(one).getBoundingClientRect().top)"
    )
    assert tops == sorted(tops) and tops[1] < 300, tops
    assert not axe_violations(page)


@pytest.mark.slow
def test_the_mistake_threshold_is_a_stored_setting(visitor: Visitor) -> None:
    page = visitor("/", phone=True, dark=True)
    match = finished_match(page)
    page.goto(f"/t/{match}/analysis")
    request_analysis(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Set mistake thresholds").click()
    costly = page.get_by_role("spinbutton").last
    fill_number(costly, 0)
    costly.press("Tab")
    assert [field.input_value() for field in page.get_by_role("spinbutton").all()] == ["0"] * 4, (
        "thresholds rise from milder to worse mistakes"
    )
    page.get_by_role("button", name="Done").click()
    page.reload()
    expect(page.locator(".strip .k-costly")).to_have_count(4)
    page.get_by_role("button", name="Next mistake").click()
    assert page.url.endswith("#1") and not axe_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.slow
def test_a_refused_analysis_is_explained_and_a_lost_connection_is_retried(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    match = finished_match(page)
    page.goto(f"/t/{match}/analysis")
    ask = page.get_by_role("button", name="Request analysis")
    page.route("**/analysis", lambda route: route.abort("internetdisconnected"))
    ask.click()
    expect(page.locator(".toast")).to_contain_text("Connection lost")
    expect(ask).to_be_enabled()
    page.unroute("**/analysis")
    call(page, f"/api/matches/{match}/analysis", {})
    page.reload()
    expect(page.locator(".reader")).to_contain_text("Computer analysis by Imhotep")
    page.goto(f"/t/{match}/analysis#1")
    page.route("**/steps/0?**again=true", lambda route: route.abort("internetdisconnected"))
    page.get_by_role("button", name="Retry this move").click()
    expect(page.locator(".toast").last).to_contain_text("Connection lost")
    expect(page.locator(".here .played")).to_contain_text("1a1")


@pytest.mark.slow
def test_proven_values_show_turns_and_others_win_chances(visitor: Visitor) -> None:
    page = visitor("/")
    texts = page.evaluate(
        """async () => {
            const { loadStrings } = await import('/web/components/strings.js');
            const { endText, valueText } = await import('/web/analysis/candidates.js');
            await loadStrings('site');
            const some = [[1, 11], [1, 1], [-1, 20], [-1, 1], [0, 0], [1, null], [0.5, null]];
            return [...some.map(([value, ends_in]) => valueText({ value, ends_in }, 'outcome')), endText(-1, 36)];
        }"""
    )
    assert texts == [
        "wins in 11 turns",
        "wins in 1 turn",
        "loses in 20 turns",
        "loses in 1 turn",
        "draws",
        "wins",
        "75% win chance",
        "loses in 36 turns",
    ]


FOLLOWED = """async ({ game, considered, before }) => {
    const { loadStrings } = await import('/web/components/strings.js');
    const { expectedNames } = await import('/web/analysis/candidates.js');
    const { default: ui } = await import(`/games/${game}/ui/index.js`);
    await loadStrings('site');
    await loadStrings(game);
    return expectedNames({ value: 0, deed: null, ...considered }, { game, ...before }, ui);
}"""
"""A script that returns the expected continuation after an evaluated action."""


@pytest.mark.slow
def test_an_expected_play_is_described_like_a_made_one(visitor: Visitor) -> None:
    def play(*laid: tuple[int, str]) -> dict[str, object]:
        return {
            "do": "play",
            "tiles": [{"square": square, "letter": letter} for square, letter in laid],
        }

    board = [""] * 225
    board[7 * 15 + 5 : 7 * 15 + 9] = "RAFT"
    line = [play((7 * 15 + 4, "D")), play((6 * 15 + 9, "I"), (7 * 15 + 9, "s")), {"do": "pass"}]
    hung = play((8 * 15 + 6, "H"), (9 * 15 + 6, "A"))
    texts = visitor("/").evaluate(
        FOLLOWED,
        {
            "game": "betapet",
            "considered": {"action": hung, "line": line},
            "before": {"view": {"board": board}},
        },
    )
    assert texts == ["8E DRAFT", "J7 IS", "Pass"]


@pytest.mark.slow
def test_expected_moves_of_others_name_players_and_no_cards(visitor: Visitor) -> None:
    choices = [("pass", 0), ("bid", 1), ("bid", 2), ("swap", 1), ("add", 0), ("add", 1)]
    line = [
        {"do": what, "count": count, "seat": number % 3}
        for number, (what, count) in enumerate(choices)
    ]
    occupants = [{"name": name} for name in ("Ada", "Ben", "Oda")]
    texts = visitor("/").evaluate(
        FOLLOWED,
        {
            "game": "bulbous",
            "considered": {"action": {"do": "pass"}, "line": line},
            "before": {"seats": occupants},
        },
    )
    assert texts == [
        "Ada passes",
        "Ben bids one card",
        "Oda bids 2 cards",
        "Ada swaps one card",
        "Ben adds no card",
        "Oda adds a card",
    ]


@pytest.mark.slow
def test_the_board_of_a_review_is_in_view_on_a_phone_in_landscape(visitor: Visitor) -> None:
    page = visitor("/", phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"/t/{finished_match(page)}/analysis")
    expect(page.locator(".rev .pylos-board")).to_be_visible()
    page.wait_for_load_state("networkidle")
    stage = page.locator(".rev .stage").bounding_box()
    assert stage
    assert stage["y"] < 390 / 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
