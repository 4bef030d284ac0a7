"""Betapet in real browsers: by pointer and by keyboard alone, with jokers, exchanges, refusals and a reload, to the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from parlour.games.betapet.commands import import_list
from parlour.games.betapet.lexicons.catalogue import GRAPHS, graph_lookup
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH
from parlour.server.api.game_catalogue import CHECK_INTERVAL_S

from .conftest import LOOKS, Visitor
from .table import ASKED, call, expect_over, frame, open_table, turn_shown, wait_for_turn

pytestmark = pytest.mark.browser

TOGETHER = [{"occupant": "me"}, {"occupant": "guest", "name": "Ilse"}]
SIZE, START = 15, 112
CONFIRM = ".act .btn.main"
PLAY = re.compile(r"Play \d")


@pytest.fixture(scope="module")
def words() -> WordGraph:
    """The list that a table plays with unless it says otherwise."""
    return WordGraph(graph_lookup()(INTERNATIONAL_ENGLISH))


def mover(page: Page) -> int:
    """Return the seat of this device that must decide."""
    return 0 if frame(page, 0)["mine"] else 1


def unveil(page: Page) -> None:
    """Take the device over from the seat before."""
    page.locator("dialog.handover button").click()


def square(page: Page, number: int) -> Any:
    """Return a square of the board."""
    return page.locator(f'.be-grid [data-square="{number}"]')


def letter(page: Page, name: str) -> Any:
    """Return a tile of the rack."""
    return page.locator(f'.be-hand [data-letter="{name}"]').first


def chosen(view: dict[str, Any], words: WordGraph) -> tuple[PlacedLetter, ...] | None:
    """Return a play without jokers that is neither long nor alone, or None."""
    rack = tuple(sorted(tile for tile in view["rack"] if tile != "?"))
    found = [play for play in legal_plays(tuple(view["board"]), rack, words) if 2 <= len(play) <= 4]
    return max(found, key=lambda play: [tile.square for tile in play], default=None)


def write(page: Page, play: tuple[PlacedLetter, ...]) -> None:
    """Type a play where it goes."""
    first, last = play[0].square, play[-1].square
    square(page, first).click()
    down = last % SIZE == first % SIZE and last != first
    if page.locator(f'.be-grid [aria-label$="writing {"across" if down else "down"}"]').count():
        page.keyboard.press(" ")
    for tile in play:
        page.keyboard.press(tile.letter.lower())


def test_two_people_play_a_whole_game(visitor: Visitor, words: WordGraph) -> None:
    host, friend = visitor("/"), visitor("/", phone=True, dark=True)
    match = open_table(host, "betapet", [{"occupant": "me"}, {"occupant": "open"}])
    host.goto(f"/t/{match}")
    friend.goto(f"/t/{match}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    pages, seq, laid = (host, friend), -1, 0
    expect(friend.locator(".be-sheet")).to_be_visible()
    first = 0 if frame(host, 0)["mine"] else 1
    for number in range(20):
        seat = (first + number) % 2
        page: Page = pages[seat]
        found = wait_for_turn(page, seat, seq)
        if found["phase"] == "over":
            break
        expect(page.locator(ASKED)).to_contain_text("Your turn")
        play = chosen(found["view"], words) if laid < 4 else None
        if play is not None and laid % 2:
            write(page, play)
        elif play is not None:
            for tile in play:
                letter(page, tile.letter).tap() if seat else letter(page, tile.letter).click()
                square(page, tile.square).tap() if seat else square(page, tile.square).click()
        if play is not None:
            expect(page.locator(CONFIRM)).to_contain_text(PLAY)
            page.locator(CONFIRM).click()
            laid += 1
        else:
            page.locator('[data-tool="pass"]').click()
            page.locator("dialog[open] [data-confirm]").click()
        seq = found["seq"]
    assert laid == 4
    expect_over(host)
    expect_over(friend)
    ended = frame(host, 0)
    assert ended["ranking"]["over"] == "passes"
    expect(host.locator(".be-ending li")).to_have_count(2)
    log = host.locator("#pane-log")
    for entry in ended["view"]["entries"]:
        for word in entry["words"]:
            expect(log).to_contain_text(word["text"].upper())
    assert all(check["passed"] for check in call(friend, f"/api/matches/{match}/proof")["checks"])


def test_a_game_by_keyboard_alone(visitor: Visitor, words: WordGraph) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'betapet', TOGETHER, start=True)}")
    seq = -1
    for turn in range(9):
        if frame(page, 0)["phase"] == "over":
            break
        found = wait_for_turn(page, mover(page), seq)
        expect(page.locator("dialog.handover")).to_be_visible()
        page.keyboard.press("Enter")  # takes the device over
        expect(page.locator(ASKED)).to_contain_text("Your turn")
        play = chosen(found["view"], words) if turn < 3 else None
        if play is not None:
            page.locator(".be-grid [tabindex='0']").focus()
            at = int(page.locator(":focus").get_attribute("data-square") or START)
            rows, columns = play[0].square // SIZE - at // SIZE, play[0].square % SIZE - at % SIZE
            for _ in range(abs(rows)):
                page.keyboard.press("ArrowDown" if rows > 0 else "ArrowUp")
            for _ in range(abs(columns)):
                page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
            if (play[-1].square - play[0].square) % SIZE == 0:
                page.keyboard.press(" ")
            for tile in play:
                page.keyboard.press(tile.letter.lower())
            expect(page.locator(CONFIRM)).to_contain_text(PLAY)
        else:
            page.locator('[data-tool="pass"]').focus()
            page.keyboard.press("Enter")
            page.locator("dialog[open] [data-confirm]").focus()
        page.keyboard.press("Enter")
        expect(page.locator(ASKED)).to_contain_text(re.compile("Pass the device|win|draw"))
        seq = found["seq"]
        if "Pass the device" in page.locator(ASKED).inner_text():
            page.keyboard.press("Enter")  # hands the device over
            expect(page.locator("dialog.handover")).to_be_visible()
    assert frame(page, 0)["phase"] == "over"
    assert sum(entry["kind"] == "play" for entry in frame(page, 0)["view"]["entries"]) == 3
    expect_over(page)


LATE = """addEventListener('close', event => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => event.target.dispatchEvent(new Event('close')), 5000);
}, true)"""
"""Has a page told late that a dialog was closed, as a browser does that has no time to draw."""


def test_a_key_right_after_a_dialog_is_heard_however_late_the_browser_draws(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    page.add_init_script(LATE)
    match = open_table(
        page, "betapet", [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
    )
    page.goto(f"/t/{match}")
    found = turn_shown(page, call(page, f"/api/tables/{match}")["own_seats"][0])
    page.locator('[data-tool="pass"]').focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] [data-confirm]").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(
        "[document.activeElement.closest('.be-grid') !== null, document.querySelector('dialog')]"
    ) == [True, None]
    wait_for_turn(page, found["seat"], found["seq"])


def test_enter_plays_whatever_the_way_the_tiles_were_laid(
    visitor: Visitor, words: WordGraph
) -> None:
    page = visitor("/")
    play = chosen(begin(page)["view"], words)
    assert play
    expect(page.locator(":focus")).to_have_attribute("data-square", str(START))
    # One tile tapped, the others typed while the hand is still at the rack.
    letter(page, play[0].letter).click()
    square(page, play[0].square).click()
    if play[-1].square - play[0].square >= SIZE:
        page.keyboard.press(" ")
    for tile in play[1:]:
        page.locator(".be-hand [data-letter]").first.focus()
        page.keyboard.press(tile.letter.lower())
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.locator('[data-tool="shuffle"]').click()
    page.locator(".be-hand [data-letter]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("Pass the device")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("Your turn")
    expect(page.locator(".be-grid :focus")).to_have_count(1)


def test_an_error_is_said_once_and_what_lies_may_be_exchanged(
    visitor: Visitor, words: WordGraph
) -> None:
    page = visitor("/")
    rack = [tile for tile in begin(page)["view"]["rack"] if tile != "?"]
    wrong = next(
        (a, b)
        for i, a in enumerate(rack)
        for j, b in enumerate(rack)
        if i != j and (a, b) not in words
    )
    write(page, (PlacedLetter(START, wrong[0]), PlacedLetter(START + 1, wrong[1])))
    expect(page.locator(ASKED)).to_contain_text("not in the dictionary")
    assert page.locator(".table").inner_text().count("not in the dictionary") == 1
    page.locator('[data-tool="exchange"]').click()
    expect(page.locator("dialog[open] [aria-pressed='true']")).to_have_count(2)
    expect(page.locator("dialog[open] [data-confirm]")).to_have_text("Exchange 2")


def begin(page: Page, **options: Any) -> dict[str, Any]:
    """Open a table for two at one screen and return the mover's frame."""
    page.goto(f"/t/{open_table(page, 'betapet', TOGETHER, start=True, options=options)}")
    unveil(page)
    return frame(page, mover(page))


def begin_with_joker(page: Page) -> dict[str, Any]:
    """Open tables until the mover holds a joker."""
    for _ in range(60):
        match = open_table(page, "betapet", TOGETHER, start=True)
        frames = [call(page, f"/api/matches/{match}/frame?seat={seat}") for seat in (0, 1)]
        found: dict[str, Any] = frames[0] if frames[0]["mine"] else frames[1]
        if "?" in found["view"]["rack"]:
            page.goto(f"/t/{match}")
            unveil(page)
            return found
    raise AssertionError("no joker in sixty racks")


def test_the_joker_asks_what_it_stands_for(visitor: Visitor) -> None:
    page = visitor("/")
    other = next(tile for tile in begin_with_joker(page)["view"]["rack"] if tile != "?")
    letter(page, "?").click()
    square(page, START).click()
    picker = page.locator(".be-picker")
    expect(picker).to_be_visible()
    board, sheet = page.locator(".be-sheet").bounding_box(), picker.bounding_box()
    assert (
        board
        and sheet
        and (
            sheet["x"] >= board["x"] + board["width"] or sheet["y"] >= board["y"] + board["height"]
        )
    )
    page.keyboard.press("s")
    expect(picker).to_be_hidden()
    expect(square(page, START)).to_have_attribute(
        "aria-label",
        re.compile("^S, a joker, no points, h8, start square, double word, your draft"),
    )
    page.keyboard.press(other.lower())
    page.keyboard.press("Backspace")
    expect(page.locator(".be-drafted .be-tile")).to_have_count(1)
    # A long press asks anew.
    box = square(page, START).bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    expect(picker).to_be_visible()
    page.mouse.up()
    picker.get_by_role("button", name="T", exact=True).click()
    expect(square(page, START)).to_have_attribute(
        "aria-label",
        re.compile("^T, a joker, no points, h8, start square, double word, your draft"),
    )
    page.keyboard.press("Escape")
    expect(page.locator(".be-drafted .be-tile")).to_have_count(0)


def test_tiles_are_dragged_and_the_rack_is_rearranged(visitor: Visitor) -> None:
    page = visitor("/")
    rack = begin(page)["view"]["rack"]
    tiles = page.locator(".be-hand [data-tile]")
    tiles.nth(0).drag_to(square(page, START))
    expect(tiles).to_have_count(6)
    square(page, START).drag_to(square(page, START + 1))
    expect(square(page, START + 1)).to_have_attribute("aria-label", re.compile("your draft"))
    square(page, START + 1).drag_to(page.locator(".be-rack .be-slot").nth(6))
    expect(tiles).to_have_count(7)
    if page.locator(".be-picker").is_visible():
        page.keyboard.press("Escape")
    tiles.nth(0).focus()
    before = tiles.nth(0).get_attribute("data-tile")
    page.keyboard.press("Shift+ArrowRight")
    assert tiles.nth(1).get_attribute("data-tile") == before
    page.locator('[data-tool="sort"]').click()
    shown = [tiles.nth(i).get_attribute("data-letter") for i in range(7)]
    assert shown == sorted(rack, key=lambda tile: (tile == "?", tile))
    page.locator('[data-tool="shuffle"]').click()
    assert sorted(str(tiles.nth(i).get_attribute("data-letter")) for i in range(7)) == rack


def test_tiles_are_exchanged(visitor: Visitor) -> None:
    page = visitor("/")
    found = begin(page)
    page.locator('[data-tool="exchange"]').click()
    yes = page.locator("dialog[open] [data-confirm]")
    expect(yes).to_be_disabled()
    for i in range(3):
        page.locator("dialog[open] [data-id]").nth(i).click()
    expect(yes).to_have_text("Exchange 3")
    yes.click()
    expect(page.locator("#pane-log")).to_contain_text("exchanged")
    seat = found["seat"]
    assert frame(page, seat)["view"]["entries"][-1]["count"] == 3


def test_a_refused_word_keeps_the_tiles_and_is_named(visitor: Visitor, words: WordGraph) -> None:
    page = visitor("/")
    found = begin(page, live_words=False)
    rack = [tile for tile in found["view"]["rack"] if tile != "?"]
    wrong = next(
        (a, b)
        for i, a in enumerate(rack)
        for j, b in enumerate(rack)
        if i != j and (a, b) not in words
    )
    write(page, (PlacedLetter(START, wrong[0]), PlacedLetter(START + 1, wrong[1])))
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_contain_text("".join(wrong))
    expect(page.locator(".act .words")).to_contain_text("".join(wrong))
    expect(page.locator(".be-drafted .be-tile")).to_have_count(2)
    expect(page.locator(".be-word.bad")).to_have_count(1)
    assert frame(page, found["seat"])["mine"]


def test_a_draft_survives_a_reload_and_a_pass_warns_of_it(
    visitor: Visitor, words: WordGraph
) -> None:
    page = visitor("/")
    found = begin(page)
    play = chosen(found["view"], words)
    assert play
    write(page, play)
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.reload()
    unveil(page)
    expect(page.locator(".be-drafted .be-tile")).to_have_count(len(play))
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    page.locator('[data-tool="pass"]').click()
    expect(page.locator("dialog[open]")).to_contain_text("are not played")
    page.keyboard.press("Escape")
    expect(page.locator(".be-drafted .be-tile")).to_have_count(len(play))


def test_a_play_is_challenged(visitor: Visitor) -> None:
    page = visitor("/")
    found = begin(page, words="single")
    tiles = [tile for tile in found["view"]["rack"] if tile != "?"][:5]
    write(page, tuple(PlacedLetter(START + i, tile) for i, tile in enumerate(tiles)))
    page.locator(CONFIRM).click()
    expect(page.locator(ASKED)).to_contain_text("Pass the device")
    page.locator(CONFIRM).click()
    unveil(page)
    expect(page.locator(ASKED)).to_contain_text("Challenge it?")
    expect(page.locator(ASKED)).to_contain_text("".join(tiles))
    page.get_by_role("button", name="Challenge").click()
    wait_for_turn(page, 1 - found["seat"], found["seq"] + 1)
    kinds = [entry["kind"] for entry in frame(page, 0)["view"]["entries"]]
    assert kinds in (["play"], ["play", "withdrawn"])
    expect(page.locator("#pane-log")).to_contain_text("".join(tiles))


def test_rooms_tell_their_list_and_preset_a_table(visitor: Visitor) -> None:
    page = visitor("/lobby?room=betapet")
    rooms = page.locator(".game-room")
    expect(rooms).to_have_count(6)
    morse = rooms.filter(has_text="Le morse")
    expect(morse).to_contain_text("Grammalecte")
    expect(morse).to_contain_text("replaces ODS5")
    expect(morse).to_contain_text("no players")
    morse.click()
    page.locator(".new .further summary").click()
    clocks = page.locator(".new select").filter(has_text="12 min").locator("option")
    for name in ("Rush, penalty every 15 s", "Stress", "Fast", "Normal", "Untimed"):
        expect(clocks.filter(has_text=re.compile(f"^\\s*{name}"))).to_have_count(1)
    page.locator(".new select").filter(has_text="12 min").select_option(
        label="Rush, penalty every 15 s: 12 min, then point penalties"
    )
    page.locator(".new .switch", has_text="lobby").locator("input").check()
    page.locator(".new .btn.main").click()
    expect(page.get_by_role("heading", name="Betapet")).to_be_visible()
    table = page.url
    page.goto("/lobby?room=betapet")
    expect(morse).to_contain_text("one open table")
    expect(rooms.filter(has_text="Il puma")).to_contain_text("no open tables")
    opened = call(page, f"/api/tables/{table.rsplit('/', 1)[-1]}")
    assert opened["options"]["tiles"] == "french" and opened["settings"]["room"] == "morse"
    assert opened["settings"]["clock"] == {
        "clock": "total",
        "bank_ms": 720_000,
        "step_ms": 15_000,
        "points": 10,
        "limit_ms": 300_000,
        "fall": "end",
    }


def test_a_table_in_a_room_is_joined_from_the_room_and_names_its_list(visitor: Visitor) -> None:
    host = visitor("/lobby?room=betapet")
    host.locator(".game-room").filter(has_text="Il puma").click()
    host.locator(".new .further summary").click()
    host.locator(".new .switch", has_text="lobby").locator("input").check()
    host.locator(".new .btn.main").click()
    expect(host.get_by_role("heading", name="Betapet")).to_be_visible()
    friend = visitor("/lobby?room=betapet", phone=True)
    room = friend.locator(".game-room").filter(has_text="Il puma")
    expect(room).to_contain_text("one player")
    expect(room).to_contain_text("one open table")
    room.tap()
    friend.get_by_role("button", name=re.compile("^Join")).first.tap()
    expect(friend).to_have_url(re.compile("/t/"))
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        expect(page.locator(".be-sheet")).to_be_visible()
    expect(host.locator(".be-list")).to_have_text(
        "Dictionary: Italiano (paroleitaliane) (replaces Zingarelli)"
    )
    friend.locator('[data-tool="unseen"]').tap()
    expect(friend.locator("dialog[open]")).to_contain_text(
        "Italiano (paroleitaliane) (replaces Zingarelli)"
    )
    assert frame(host, 0)["view"]["options"]["tiles"] == "italian"


def test_a_room_opens_with_a_list_that_was_brought(
    visitor: Visitor, house_folder: Path, tmp_path: Path
) -> None:
    page = visitor("/lobby?room=betapet")
    rooms = page.locator(".game-room")
    expect(rooms).to_have_count(6)
    (tmp_path / "worte.txt").write_text("haus\nübel\nöde\nrose\nei\n", "utf-8")
    assert (
        import_list(tmp_path / "worte.txt", name="Kleine Liste", lang="de", data=house_folder) == 0
    )
    try:
        # The house looks only now and then whether an operator brought something.
        page.wait_for_timeout(1_000 * CHECK_INTERVAL_S)
        page.reload()
        expect(rooms).to_have_count(7)
        bear = rooms.filter(has_text="Der Bär")
        expect(bear).to_contain_text("German")
        expect(bear).to_contain_text("Kleine Liste")
    finally:
        for kept in (house_folder / GRAPHS.name).iterdir():
            kept.unlink()
        page.wait_for_timeout(1_000 * CHECK_INTERVAL_S)


@LOOKS
def test_the_table_is_open_to_everybody(
    visitor: Visitor, words: WordGraph, phone: bool, dark: bool
) -> None:
    page = visitor("/", phone=phone, dark=dark)
    found = begin(page)
    play = chosen(found["view"], words)
    assert play
    write(page, play)
    expect(page.locator(CONFIRM)).to_contain_text(PLAY)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".be-sheet").bounding_box()
    bar = page.locator(".act").bounding_box()
    tools = page.locator(".be-tools").bounding_box()
    assert board and bar and tools
    # The bar stands beneath the board on a phone and beside it on a desk, and never over it.
    for part in (board, tools):
        assert (
            part["y"] + part["height"] <= bar["y"] + 1 or part["x"] + part["width"] <= bar["x"] + 1
        )
    for button in page.locator(".be-tool:visible, .be-slot[data-tile]").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    found_wrong = Axe().run(
        page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}
    )
    assert not found_wrong.response["violations"], found_wrong.generate_report()


def test_the_racks_that_are_left_are_scrolled_by_keys_on_a_phone_on_its_side(
    visitor: Visitor,
) -> None:
    page = visitor("/help")
    page.set_viewport_size({"width": 844, "height": 390})
    match = open_table(
        page,
        "betapet",
        [
            {"occupant": "me"},
            *({"occupant": "guest", "name": name} for name in ("Oda", "Ansel", "Bruno")),
        ],
        start=True,
    )
    for seat in range(3):
        call(page, f"/api/matches/{match}/resign", {"seat": seat})
    page.goto(f"/t/{match}")
    left = page.get_by_role("region", name="Remaining tiles")
    expect(left).to_be_visible()
    assert left.evaluate("each => [each.clientWidth > 150, each.clientHeight > 200]") == [
        True,
        True,
    ]
    left.focus()
    expect(left).to_be_focused()
    assert Axe().run(page).response["violations"] == []


def test_an_empty_square_says_its_bonus(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(
        f"/t/{open_table(page, 'betapet', [{'occupant': 'me'}, {'occupant': 'bot', 'level': 'beginner'}], start=True)}"
    )
    cells = page.get_by_role("gridcell")
    expect(cells.nth(0)).to_have_attribute("aria-label", "a1, triple letter")
    expect(cells.nth(3)).to_have_attribute("aria-label", "d1, triple word")
