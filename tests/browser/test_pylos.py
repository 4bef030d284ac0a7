"""Tests for the Pylos board: two players, keyboard, phone, lost connections and review."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visitor
from .table import (
    ASKED,
    call,
    cell,
    expect_over,
    frame,
    match_of,
    open_table,
    play_pylos,
    wait_for_turn,
    wait_until,
)

pytestmark = pytest.mark.browser

BASIC = {"variant": "basic"}
AGAINST_A_BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]


def test_two_clicks_lead_from_the_home_page_to_a_first_move(visitor: Visitor) -> None:
    page = visitor("/", drafts=False)
    page.locator("article", has_text="Pylos").get_by_role("button", name="Play").click()
    expect(page.locator(ASKED)).to_contain_text("Your turn")
    cell(page, "1b2").click()
    found = wait_for_turn(page, 0, seq=4)
    assert found["view"]["cells"].count("w") == 1 and found["view"]["cells"].count("b") == 1


@pytest.mark.slow
def test_two_players_in_two_browsers_finish_a_game(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/")
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}], options=BASIC)
    host.goto(f"/t/{match}")
    friend.goto(f"/t/{match}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    expect(friend.locator(".pylos-cell").first).to_be_attached()
    expect(friend.locator(".pylos-scene .py-lip")).to_have_count(1)
    luck, pages, seq = Random(4), (host, friend), -1
    for number in range(60):
        seat = number % 2
        page: Page = pages[seat]
        found = wait_for_turn(page, seat, seq)
        if found["phase"] == "over":
            break
        expect(page.locator(ASKED)).to_contain_text("Your turn")
        play_pylos(page, luck.choice(found["legal_actions"]))
        seq = found["seq"]
    expect_over(host)
    expect_over(friend)
    assert frame(host, 0)["ranking"]["over"] in {"apex", "stuck"}
    proof = call(friend, f"/api/matches/{match}/proof")
    assert all(check["passed"] for check in proof["checks"])


@pytest.mark.slow
def test_a_game_can_be_finished_by_keyboard(visitor: Visitor) -> None:
    page = visitor("/")
    expect(page.locator("article").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_contain_text("Skip")
    page.goto(f"/t/{open_table(page, 'pylos', AGAINST_A_BOT, options=BASIC, start=True)}")
    luck, seq = Random(5), -1
    for _ in range(40):
        found = wait_for_turn(page, 0, seq)
        if found["phase"] == "over":
            break
        expect(page.locator(ASKED)).to_contain_text("Your turn")
        # An arrow key focuses the board; the first Enter chooses a cell and the second one sends.
        page.keyboard.press("ArrowDown")
        expect(page.locator(".pylos-cell:focus")).to_have_count(1)
        confirm = page.locator(".act .btn.main")
        for _ in range(300):
            if confirm.count():
                break
            if page.locator(".pylos-cell:focus[data-able]:not([aria-pressed=true])").count():
                page.keyboard.press("Enter")
            if not confirm.count():
                page.keyboard.press(
                    luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
                )
        expect(confirm).to_be_visible()
        page.keyboard.press("Enter")
        seq = found["seq"]
    assert frame(page, 0)["phase"] == "over"
    expect_over(page)


def test_a_game_can_be_played_by_touch_on_a_phone(visitor: Visitor) -> None:
    page, luck, seq = visitor("/", phone=True), Random(8), -1
    page.goto(
        f"/t/{open_table(page, 'pylos', AGAINST_A_BOT, options={'variant': 'advanced'}, start=True)}"
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for _ in range(12):
        found = wait_for_turn(page, 0, seq)
        if found["phase"] == "over":
            break
        expect(page.locator(ASKED)).not_to_contain_text("thinking")
        play_pylos(page, luck.choice(found["legal_actions"]), tap=True)
        seq = found["seq"]
    assert frame(page, 0)["seq"] > 12
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Resign").tap()
    page.locator("dialog[open] .btn.danger").last.tap()
    expect(page.locator(".act .ask")).not_to_contain_text("Your turn")


def test_a_draft_survives_a_lost_connection(visitor: Visitor) -> None:
    page, lines, cut = visitor("/"), [], [False]

    def connect(line: WebSocketRoute) -> None:
        if cut[0]:
            line.close(code=1012)
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket("**/ws/**", connect)
    page.goto(f"/t/{open_table(page, 'pylos', AGAINST_A_BOT, start=True)}")
    cell(page, "1c3").click()
    expect(page.locator(".act .btn.main")).to_be_visible()
    cut[0] = True
    for line in lines:
        line.close(code=1012)
    expect(page.locator(".banner.line")).to_be_visible()
    expect(page.locator(".act .btn.main")).to_be_visible()
    cut[0] = False
    expect(page.locator(".banner.line")).to_be_hidden()
    page.locator(".act .btn.main").click()
    found = wait_for_turn(page, 0, seq=4)
    assert found["view"]["cells"].count("w") == 1


@pytest.mark.slow
def test_the_page_claims_nothing_false_while_a_move_is_sent(visitor: Visitor) -> None:
    page, holds = visitor("/"), [False]
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def forward(message: str | bytes) -> None:
            if holds[0]:
                held.append((server, message))
            else:
                server.send(message)

        line.on_message(forward)

    page.route_web_socket("**/ws/**", connect)
    page.goto(f"/t/{open_table(page, 'pylos', AGAINST_A_BOT, start=True)}")
    cell(page, "1c3").click()
    said = """() => {
        window.said = new Set();
        const hear = () => window.said.add(document.querySelector('.act .words')?.innerText ?? '');
        new MutationObserver(hear).observe(document.body, {subtree: true, childList: true, characterData: true});
        hear();
    }"""
    page.evaluate(said)
    holds[0] = True
    page.locator(".act .btn.main").click()
    expect(page.locator(".act .ask")).to_contain_text("Sending")
    cell(page, "1b2").click()
    holds[0] = False
    for server, message in held:
        server.send(message)
    found = wait_for_turn(page, 0, seq=4)
    assert found["view"]["cells"].count("w") == 1
    expect(page.locator(".act .ask")).to_contain_text("place a ball")
    heard = page.evaluate("[...window.said]")
    assert len(heard) > 2 and not [words for words in heard if "empty" in words]
    expect(page.locator(".board-note", has_text="empty")).to_have_count(0)


@pytest.mark.slow
def test_a_draft_survives_a_reload(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', AGAINST_A_BOT, start=True)}")
    cell(page, "1c3").click()
    expect(page.locator(".act .btn.main")).to_be_visible()
    page.reload()
    expect(page.locator(".act .btn.main")).to_be_visible()
    assert frame(page, 0)["view"]["cells"].count("w") == 0
    page.keyboard.press("Escape")
    expect(page.locator(".act .btn.main")).to_have_count(0)


@pytest.mark.slow
def test_the_review_steps_through_a_finished_game(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'pylos', AGAINST_A_BOT, options=BASIC, start=True)}")
    luck, seq = Random(2), -1
    for _ in range(4):
        found = wait_for_turn(page, 0, seq)
        play_pylos(page, luck.choice(found["legal_actions"]))
        seq = found["seq"]
    wait_for_turn(page, 0, seq)
    call(page, f"/api/matches/{match_of(page)}/resign", {"seat": 0})
    expect_over(page)
    page.goto(f"/t/{match_of(page)}/analysis")
    expect(page.locator(".pylos-cell").first).to_be_attached()
    balls = "[...document.querySelectorAll('.pylos-cell[data-cell]')].filter(cell => /ball/i.test(cell.getAttribute('aria-label') ?? '')).length"
    page.keyboard.press("Home")
    wait_until(page, f"{balls} === 0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    wait_until(page, f"{balls} > 0")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pylos-cell").first).to_be_attached()


def test_an_unknown_table_is_reported(visitor: Visitor) -> None:
    page = visitor("/help")
    answer = page.request.get("/t/000000000000")
    assert answer.status == 404 and "Home" in answer.text()


@pytest.mark.slow
def test_an_additional_enter_does_not_request_a_rematch(visitor: Visitor) -> None:
    page = visitor("/")
    match = open_table(
        page,
        "pylos",
        [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}],
        options=BASIC,
        start=True,
    )
    while True:
        found = next(
            found
            for found in (call(page, f"/api/matches/{match}/frame?seat={seat}") for seat in (0, 1))
            if found["mine"]
        )
        last = found["legal_actions"][0]
        if last.get("cell") == "4a1":
            break
        call(
            page,
            f"/api/matches/{match}/act",
            {"seat": found["seat"], "decision_id": found["decision_id"], "action": last},
        )
    page.goto(f"/t/{match}")
    cell(page, "4a1").click()
    expect(page.locator(ASKED)).to_contain_text("4a1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("win")
    page.keyboard.press("Enter")
    expect_over(page)
    assert match_of(page) == match


def test_only_new_messages_are_announced_and_open_the_chat(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", phone=True)
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}], options=BASIC)
    host.goto(f"/t/{match}")
    friend.goto(f"/t/{match}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").dblclick()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".toast")).to_have_count(0)
    host.get_by_label("Write a message").fill("Good evening")
    host.keyboard.press("Enter")
    expect(friend.locator(".to-talk .dot")).to_have_text("1")
    friend.locator(".to-talk").tap()
    expect(friend.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    friend.reload()
    expect(friend.locator(".say")).to_have_count(1)
    expect(friend.locator(".to-talk .dot")).to_have_count(0)
    expect(friend.locator("#live")).not_to_contain_text("Good evening")
