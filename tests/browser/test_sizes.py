"""Tests for space at the table: large boards, small phones and doubled text size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest
from playwright.sync_api import Browser, Page, expect

from .bulbous import reach_bid
from .conftest import Visitor, open_touch_page
from .table import call, match_of, open_table, wait_for_visible_turn

pytestmark = pytest.mark.browser

BOT = {"occupant": "bot", "level": "beginner"}
GAMES = ("betapet", "betta", "pylos", "bulbous", "carcassonne")
IN_HAND = ".be-rack button, [data-card], .bu-hand button, .cc-dock button, .pylos-cell"
OUT_OF_REACH = """selector => [...document.querySelectorAll(selector)].filter(each => each.offsetParent || each.ownerSVGElement)
    .map(each => [each.className.baseVal ?? each.className, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
    .map(([name, box]) => `${name} ${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)} ${Math.round(box.bottom)}`)"""


def open_board(page: Page, game: str, others: int = 1, **options: bool) -> None:
    """Open a table and wait for its board."""
    page.goto(
        f"/t/{open_table(page, game, [{'occupant': 'me'}, *[BOT] * others], options=options, start=True)}"
    )
    expect(page.locator(".act .ask")).not_to_be_empty()
    expect(page.locator(".stage .root > *").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def open_draftable_board(page: Page, game: str) -> None:
    """Open a table and wait until the visitor can draft a move that the board shows."""
    open_board(page, game, **({"bets": False} if game == "carcassonne" else {}))
    seat = call(page, f"/api/tables/{match_of(page)}")["own_seats"][0]
    if game == "bulbous":
        reach_bid(page, seat)
    else:
        wait_for_visible_turn(page, seat)
    expect(page.locator(".act.mine")).to_be_visible()
    page.wait_for_load_state("networkidle")


def width(page: Page, what: str) -> float:
    return float(page.locator(what).first.evaluate("each => each.getBoundingClientRect().width"))


@pytest.mark.slow
def test_boards_are_large_on_a_desktop_and_results_do_not_cover_them(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    page.set_viewport_size({"width": 1440, "height": 900})
    for others, tanks, least in ((3, 8, 260), (1, 5, 285)):
        open_board(page, "betta", others)
        expect(page.locator(".bd")).to_have_count(tanks)
        assert width(page, ".bd") >= least
    open_board(page, "pylos")
    assert (
        page.evaluate(
            "Math.max(...[...document.querySelectorAll('.pylos-board svg')].map(each => each.getBoundingClientRect().width))"
        )
        >= 700
    )
    page.locator(".proposals .danger").click()
    page.locator("dialog[open] .btn.danger").click()
    expect(page.locator("#pane-result .standings")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    result = page.locator("#pane-result").bounding_box()
    board = page.locator(".pylos-board").bounding_box()
    assert result and board and result["x"] >= board["x"] + board["width"] - 1


@pytest.mark.parametrize(
    ("size", "text", "games"),
    [
        pytest.param((844, 390), 100, GAMES, marks=pytest.mark.slow),
        pytest.param((390, 844), 200, GAMES, marks=pytest.mark.slow),
        pytest.param((320, 640), 100, GAMES, marks=pytest.mark.slow),
        ((320, 640), 200, GAMES),
    ],
)
def test_hand_and_action_bar_are_reachable_on_a_phone(
    browser: Browser, server_url: str, size: tuple[int, int], text: int, games: tuple[str, ...]
) -> None:
    page = open_touch_page(browser, server_url, size, confirm="always", text=text)
    lost = {}
    for game in games:
        open_board(page, game)
        out = page.evaluate(
            OUT_OF_REACH, f".act, .act button, .act .ask, {IN_HAND}, .be-tools button"
        )
        scrolls = page.evaluate(
            "[document.documentElement.scrollHeight > innerHeight, document.documentElement.scrollWidth > innerWidth]"
        )
        typed = (
            page.locator(".act kbd").filter(visible=True).count()
            + page.locator(".act").get_by_text("Type on").count()
        )
        if out or any(scrolls) or typed:
            lost[game] = (out[:3], scrolls, typed)
    page.context.close()
    assert not lost


def lay_a_letter(page: Page) -> None:
    page.locator(".be-rack [data-letter]").first.tap()
    page.locator('.be-grid [role="gridcell"]').first.tap(force=True)
    expect(page.locator(".be-tile.draft")).to_have_count(1)


def hang_a_card(page: Page) -> None:
    page.locator("[data-card]").first.tap()
    page.locator(".bd-open").first.tap()
    expect(page.locator(".bd-aimed")).to_have_count(1)


def put_a_ball(page: Page) -> None:
    page.locator('.pylos-cell[data-cell="1a1"]').last.tap()


def choose_a_card(page: Page) -> None:
    page.locator(".bu-hand button:not(.bu-off)").first.tap()
    expect(page.locator('.bu-hand [aria-pressed="true"]')).to_have_count(1)


def lay_a_tile(page: Page) -> None:
    page.locator(".cc-square").first.dispatch_event("click")
    expect(page.locator(".cc-square.cc-here")).to_have_count(1)


ROOM = """board => [
    ...[...document.querySelectorAll('.stage')].map(each => each.getBoundingClientRect()).map(({x, y, width, height}) => [x, y, width, height]),
    ...[...document.querySelectorAll(board)].map(each => [each.clientWidth, each.clientHeight]),
].map(box => box.map(Math.round))"""
"""A script that returns the position of the stage and the size of its content."""

DRAFTS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "betapet": (".be-sheet", lay_a_letter),
    "betta": (".bd", hang_a_card),
    "pylos": (".pylos-board svg", put_a_ball),
    "bulbous": (".bu-house", choose_a_card),
    "carcassonne": (".cc-sheet", lay_a_tile),
}
"""For each game, the selector of the measured element and a function that drafts a move."""


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1280, 800), 100),
        ((390, 844), 100),
        ((844, 390), 100),
        ((390, 844), 200),
        ((320, 640), 200),
    ],
)
@pytest.mark.slow
def test_no_board_shrinks_during_a_draft(
    browser: Browser, server_url: str, size: tuple[int, int], text: int
) -> None:
    page = open_touch_page(browser, server_url, size, is_mobile=False, confirm="always", text=text)
    shrunk = {}
    for game, (board, lay) in DRAFTS.items():
        open_draftable_board(page, game)
        before = page.evaluate(ROOM, board)
        lay(page)
        expect(page.locator(".act .undo")).to_be_visible()
        after = page.evaluate(ROOM, board)
        # Firefox may round the same size differently after another layout.
        if any(abs(old - new) > 1 for old, new in zip(chain(*before), chain(*after), strict=True)):
            shrunk[game] = (before, after)
    page.context.close()
    assert not shrunk


BAR = """() => [...document.querySelectorAll('.act, #pane-log')].map(each => each.getBoundingClientRect())
    .map(({x, y, width, height}) => [x, y, width, height].map(Math.round))"""
"""A script that returns the places of the action bar and of the log."""


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
@pytest.mark.slow
def test_the_bar_beside_the_board_has_one_height(
    browser: Browser, server_url: str, language: str
) -> None:
    page = open_touch_page(
        browser, server_url, (1280, 800), is_mobile=False, confirm="always", language=language
    )
    moved = {}
    for game, (_, lay) in DRAFTS.items():
        open_draftable_board(page, game)
        before = page.evaluate(BAR)
        lay(page)
        expect(page.locator(".act .undo")).to_be_visible()
        wrapped = [
            label
            for button in page.locator(".act .btn.main").all()
            if (label := button.inner_text()) and button.evaluate(LINES) > 1
        ]
        if page.evaluate(BAR) != before or wrapped:
            moved[game] = (before, page.evaluate(BAR), wrapped)
    page.context.close()
    assert not moved


CUT_PROMPTS = """[...document.querySelectorAll('.act .words')]
    .filter(each => each.scrollHeight > each.clientHeight + 1).map(each => each.innerText)"""


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.slow
def test_no_prompt_is_cut_on_a_phone(browser: Browser, server_url: str, language: str) -> None:
    page = open_touch_page(browser, server_url, (390, 844), confirm="always", language=language)
    cut = {}
    for game, (_, lay) in DRAFTS.items():
        open_board(page, game, **({"bets": False} if game == "carcassonne" else {}))
        first = page.evaluate(CUT_PROMPTS)
        open_draftable_board(page, game)
        before = page.evaluate(CUT_PROMPTS)
        lay(page)
        expect(page.locator(".act .undo")).to_be_visible()
        if found := [*first, *before, *page.evaluate(CUT_PROMPTS)]:
            cut[game] = found
    page.context.close()
    assert not cut


LINES = """each => { const words = document.createRange(); words.selectNodeContents(each);
    return new Set([...words.getClientRects()].map(({top}) => Math.round(top))).size; }"""
"""A script that returns the number of text lines in an element."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "language",
    ["de", "en", "es", "fr", "it", "sv"],
)
def test_no_label_breaks_in_a_narrow_column(visitor: Visitor, language: str) -> None:
    page = visitor("/help")
    page.evaluate(
        "language => localStorage.setItem('parlour-settings', JSON.stringify({ language }))",
        language,
    )
    page.set_viewport_size({"width": 320, "height": 640})
    open_board(page, "betapet")
    labels = page.locator(".be-tool > span")
    expect(labels).to_have_count(5)
    assert {
        each.inner_text(): each.evaluate(LINES)
        for each in labels.all()
        if each.evaluate(LINES) != 1
    } == {}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "others"),
    [((640, 640), 3), ((640, 640), 1), ((844, 390), 1)],
)
def test_the_rail_of_a_low_board_fits_next_to_the_tanks(
    visitor: Visitor, size: tuple[int, int], others: int
) -> None:
    page = visitor("/help")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_board(page, "betta", others)
    expect(page.locator('.bo-low[data-side="beside"]')).to_be_visible()
    assert width(page, "[data-card]") >= 60
    assert page.evaluate(OUT_OF_REACH, "[data-card], .bh-turn, .bb-open, .bp li") == []
    assert not page.locator(".bo-rail").evaluate(
        "rail => rail.scrollHeight > rail.clientHeight + 1"
    )


LONG = (
    "Wilhelmina Abercrombie-Smythe",
    "Konstantin Vandermeersch",
    "Maximiliane von Hohenstein-Ahrn",
    "Bartholomew the Patient",
    "Sebastian the Younger",
    "Oda",
)
CUT = """[...document.querySelectorAll('.seats .seat')].filter(seat => seat.offsetParent).flatMap(seat => {
    const name = seat.querySelector('.name > span');
    const lines = [...name.getClientRects()];
    const [box, ...others] = [seat, ...seat.querySelectorAll('.figures > *, .token, .name > svg, .name > .won, .doing')]
        .map(each => each.getBoundingClientRect());
    const isShortened = innerWidth < 360 && getComputedStyle(name.parentElement).textOverflow === 'ellipsis';
    const cut = !isShortened && [name, name.parentElement].some(each => each.clientWidth && each.scrollWidth > each.clientWidth + 1);
    const out = lines.some(line => line.left < box.left || (!isShortened && line.right > box.right + 1) || line.bottom > box.bottom + 1);
    const over = lines.some(line => others.some(one => one.width && one.left < line.right - 2 && one.right > line.left + 2
        && one.top < line.bottom - 3 && one.bottom > line.top + 3));
    return cut || out || over ? [`${name.textContent}: ${[cut, out, over]}`] : [];
}).concat([...document.querySelectorAll('.act, .table')].filter(each => each.getBoundingClientRect().bottom > innerHeight + 1)
    .map(each => `${each.className} is cut off`))"""
"""A script that returns names that are cut, covered or outside their seat, and pushed elements.

On the smallest phones a word that is too long ends with an ellipsis.
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "size",
    [
        (1440, 900),
        (1280, 800),
        (390, 844),
        (844, 390),
        (320, 640),
    ],
)
def test_names_are_complete_next_to_clocks_and_points(
    browser: Browser, server_url: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        base_url=server_url, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto("/help")
    call(page, "/api/me", {"name": LONG[0]})
    clock = {"clock": "fischer", "bank_ms": 600_000, "increment_ms": 5_000}
    cut = {}
    for game, seats in (("pylos", 2), ("betta", 4), ("betapet", 3), ("carcassonne", 6)):
        occupants = [
            {"occupant": "me"},
            *({"occupant": "guest", "name": name} for name in LONG[1:seats]),
        ]
        match = open_table(page, game, occupants, settings={"clock": clock}, start=True)
        page.goto(f"/t/{match}")
        page.locator("dialog.handover button").or_(page.locator(".act .ask")).first.wait_for()
        if page.locator("dialog.handover button").count():
            page.locator("dialog.handover button").click()
        expect(page.locator(".seats .clock").first).not_to_be_empty()
        if found := page.evaluate(CUT):
            cut[game] = found
        call(page, f"/api/matches/{match}/resign", {"seat": 0})
    context.close()
    assert not cut
