"""Tests for typed moves and spoken events, up to whole games through the accessibility tree."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH

from .conftest import Visitor
from .table import ASKED, call, expect_over, frame, open_table, wait_for_turn

pytestmark = pytest.mark.browser

AGAINST_A_BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
TOGETHER = [{"occupant": "me"}, {"occupant": "guest", "name": "Ilse"}]
LIVE = "#live"


def type_move(page: Page, text: str) -> None:
    """Type a move on the command line and send it."""
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_move_can_be_typed_in_notation_or_words_and_is_completed(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', TOGETHER, start=True)}")
    expect(page.locator(".pylos-board :focus")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type("1c")
    expect(page.get_by_role("option")).to_have_count(4)
    page.keyboard.press("Enter")
    expect(page.locator(".command [role=status]")).to_contain_text("4 moves match")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("combobox")).to_have_attribute("aria-activedescendant", "command-0")
    page.keyboard.press("Enter")
    expect(page.locator(".command")).to_have_count(0)
    wait_for_turn(page, 1)
    # One line may contain both decisions of a turn: complete a square and take back a ball.
    for move in ("1a1", "1c2", "1a2", "1d2", "1b1"):
        seat = 0 if frame(page, 0)["mine"] else 1
        type_move(page, f"place a ball on {move}")
        wait_for_turn(page, 1 - seat)
        expect(page.locator(".log li.now")).to_contain_text(move)
    before = frame(page, 0)["seq"]
    type_move(page, "1d1 -1c1 -1d1")
    wait_for_turn(page, 1, before)
    cells = frame(page, 0)["view"]["cells"]
    assert (cells.count("w"), cells.count("b")) == (2, 3)


@pytest.mark.slow
def test_keys_announce_the_question_and_the_last_events(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betta', TOGETHER, start=True)}")
    page.locator("dialog.handover button").click()
    expect(page.locator(LIVE)).to_contain_text("Choose a card")
    expect(page.locator(".bh-card:focus")).to_have_count(1)
    type_move(page, "card 2 turn 1 tank 4")
    expect(page.locator("dialog.handover, .act .btn.main").first).to_be_visible()
    page.locator(".act .btn.main").click()
    page.locator("dialog.handover button").click()
    placed = frame(page, 0)["view"]["placed"]
    assert (placed[-1]["turns"], placed[-1]["display"]) == (1, 3)
    for key, said in (
        ("m", "tank 4"),
        ("s", "Ilse: "),
        ("c", "no clock"),
        ("q", "Choose a card"),
    ):
        page.evaluate("document.getElementById('live').replaceChildren()")
        page.keyboard.press(f"Alt+{key}")
        expect(page.locator(LIVE)).to_contain_text(said)
    page.keyboard.press("Alt+l")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()
    page.keyboard.press("Alt+b")
    expect(page.locator(".bh-card:focus")).to_have_count(1)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    for words in ("type a move", "read the last move", "rotate the card right, left"):
        expect(keys).to_contain_text(words)
    assert not Axe().run(page).response["violations"]
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("3")
    expect(page.get_by_role("option").first).to_be_visible()
    assert not Axe().run(page).response["violations"]


@pytest.mark.slow
def test_betapet_moves_are_typed_checked_and_announced(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(
        f"/t/{open_table(page, 'betapet', AGAINST_A_BOT, start=True, options={'live_words': True})}"
    )
    found = wait_for_turn(page, 0)
    expect(page.locator(ASKED)).to_contain_text("Your turn")
    words = WordGraph(graph_lookup()(INTERNATIONAL_ENGLISH))
    rack = tuple(sorted(tile for tile in found["view"]["rack"] if tile != "?"))
    play = max(
        (play for play in legal_plays(tuple(found["view"]["board"]), rack, words) if len(play) > 1),
        key=len,
    )
    (first, last), board = (play[0].square, play[-1].square), list(found["view"]["board"])
    down = (last - first) % 15 == 0
    for tile in play:
        board[tile.square] = tile.letter
    step = 15 if down else 1
    while first - step >= 0 and (down or first % 15) and board[first - step]:
        first -= step
    word, at = "", first
    while at < 225 and board[at] and (down or at // 15 == first // 15):
        word += board[at]
        at += step
    column, row = "ABCDEFGHIJKLMNO"[first % 15], first // 15 + 1
    place = f"{column}{row}" if down else f"{row}{column}"
    page.keyboard.press("/")
    page.keyboard.type(f"{place} {word.lower()}")
    expect(page.get_by_role("option", name=re.compile(r"\d+ points?"))).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".command")).to_have_count(0)
    # The live region is cleared after a while, possibly before the bot moves.
    expect(page.locator(LIVE)).to_contain_text(f"{word.upper()} at {place}")
    wait_for_turn(page, 0, found["seq"])
    type_move(page, "words")
    expect(page.locator(".command [role=status]")).to_contain_text(f"{place} {word.upper()}")
    page.keyboard.press("Escape")
    type_move(page, "8Z nothing")
    expect(page.locator(".command [role=status]")).to_contain_text("No legal move matches")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pylos", "betta", "betapet"])
def test_each_game_can_be_finished_through_the_accessibility_tree(
    visitor: Visitor, game: str
) -> None:
    """The test types legal moves from the move list until the tree names the winner."""
    page = visitor("/")
    options = {"variant": "basic"} if game == "pylos" else {}
    page.goto(f"/t/{open_table(page, game, AGAINST_A_BOT, start=True, options=options)}")
    bar = page.get_by_role("region", name="Your decision")
    decided = 0
    for _ in range(1_500):
        said = bar.aria_snapshot()
        if "Rematch" in said:
            break
        if "is thinking" in said or "Sending" in said:
            page.wait_for_timeout(20)
            continue
        page.keyboard.press("/")
        tree = page.get_by_role("combobox").or_(page.get_by_role("listbox")).all()
        if len(tree) < 2:
            page.keyboard.press("Escape")
            continue
        if game == "betapet":
            page.keyboard.type(robot_word(page, decided))
        else:
            moves = re.findall(
                r'option "(\S+(?: \d+)?) ', page.get_by_role("listbox").aria_snapshot()
            )
            if not moves:
                page.keyboard.press("Escape")
                continue
            page.keyboard.type(moves[decided % len(moves)])
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        page.keyboard.press("Escape")
        decided += 1
    assert decided >= 6
    expect_over(page)
    expect(page.locator(LIVE)).to_contain_text(re.compile("You win|wins|draw"))


def robot_word(page: Page, decided: int) -> str:
    """Return a word to try: a board word extended by a rack tile, or a pass every other time."""
    page.keyboard.type("words")
    page.keyboard.press("Enter")
    lying = re.findall(r"(\w+) ([A-Z]+)(?:,|$)", page.get_by_role("status").last.inner_text())
    page.keyboard.press("Control+a")
    rack = re.findall(r'button "([A-Z]),', page.get_by_role("region", name="Board").aria_snapshot())
    if decided % 2 or not lying or "S" not in rack:
        return "pass"
    place, word = lying[decided % len(lying)]
    return f"{place} {word}s"


@pytest.mark.slow
def test_spectators_have_no_command_line(visitor: Visitor) -> None:
    host, watcher = visitor("/"), visitor("/")
    match = open_table(host, "pylos", TOGETHER, start=True)
    watcher.goto(f"/t/{match}")
    expect(watcher.locator(ASKED)).to_contain_text("thinking")
    watcher.keyboard.press("/")
    expect(watcher.get_by_role("option")).to_have_count(0)
    assert call(watcher, f"/api/tables/{match}")["own_seats"] == []
