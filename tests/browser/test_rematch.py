"""Tests that all players at a table see a rematch, accept it there, and are taken to it."""

from __future__ import annotations

import re
from secrets import token_hex

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .table import call, expect_over, match_of, open_table

pytestmark = pytest.mark.browser

CONFIRM = ".act .btn.main"
HERE = """name => [...document.querySelectorAll('.avatar')].filter(avatar => avatar.parentElement.textContent.includes(name))
    .map(avatar => avatar.className.match(/avatar-color-[1-6]/)[0])[0]"""


def colour(page: Page, avatar: str) -> str:
    """Return the colour of a user's avatar."""
    found = re.search(
        r"avatar-color-[1-6]", page.locator(avatar).first.get_attribute("class") or ""
    )
    assert found
    return found.group()


def test_a_rematch_is_requested_accepted_and_watched(visitor: Visitor) -> None:
    host, friend, watcher = visitor("/"), visitor("/", phone=True), visitor("/")
    # Random default names may collide with those of other visitors.
    name = f"Ada {token_hex(4)}"
    call(host, "/api/me", {"name": name})
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    call(friend, f"/api/tables/{match}/sit", {"seat": 1})
    call(host, f"/api/tables/{match}/start", {})
    pages = (host, friend, watcher)
    for page in pages:
        page.goto(f"/t/{match}")
        expect(page.locator(".pylos-board")).to_be_visible()
    call(host, f"/api/matches/{match}/resign", {"seat": 0})
    for page in pages:
        expect_over(page)
    # The result does not cover the board.
    expect(host.locator("dialog[open]")).to_have_count(0)
    expect(host.locator("#pane-result")).to_be_visible()
    expect(friend.locator(".finale .finale-bars")).to_be_visible()
    mine = colour(host, ".top .me .avatar")
    assert {colour(page, '[data-seat="0"] .avatar') for page in pages} == {mine}
    host.locator(CONFIRM).click()
    expect(host.locator(".act .why")).to_contain_text("You offered a rematch")
    assert match_of(host) == match
    expect(friend.locator(CONFIRM)).to_contain_text("Accept rematch")
    expect(watcher.locator(".act .why")).to_contain_text("wants a rematch")
    expect(watcher.locator(CONFIRM)).to_have_count(0)
    friend.locator(CONFIRM).tap()
    for page in pages:
        expect(page).not_to_have_url(re.compile(match))
        expect(page.locator(".pylos-board")).to_be_visible()
    after = match_of(host)
    assert {match_of(page) for page in pages} == {after}
    # Seats rotate, but every player keeps their colour on all parts of the page.
    assert call(host, f"/api/tables/{after}")["own_seats"] == [1]
    assert {colour(page, '[data-seat="1"] .avatar') for page in pages} == {mine}
    friend.goto("/")
    expect(friend.locator("main").get_by_text(name).first).to_be_attached()
    assert friend.evaluate(HERE, name) == mine


@pytest.mark.slow
def test_a_rematch_against_a_bot_starts_at_once_and_the_old_page_stays_open(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    match = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
    )
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    page.goto(f"/t/{match}")
    expect_over(page)
    page.locator(CONFIRM).click()
    expect(page).not_to_have_url(re.compile(match))
    page.goto(f"/t/{match}")
    expect(page.locator(CONFIRM)).to_contain_text("Join the rematch")
    assert match_of(page) == match


@pytest.mark.slow
def test_a_changed_rematch_is_joined_at_its_own_table(visitor: Visitor) -> None:
    host, friend = visitor("/"), visitor("/", phone=True)
    match = open_table(host, "pylos", [{"occupant": "me"}, {"occupant": "open"}])
    call(friend, f"/api/tables/{match}/sit", {"seat": 1})
    call(host, f"/api/tables/{match}/start", {})
    friend.goto(f"/t/{match}")
    call(host, f"/api/matches/{match}/resign", {"seat": 0})
    expect_over(friend)
    after = call(host, f"/api/tables/{match}/rematch", {})["match"]
    expect(friend.locator(CONFIRM)).to_contain_text("Accept rematch")
    call(host, f"/api/tables/{after}/configure", {"options": {"variant": "advanced"}})
    expect(friend.locator(".act .why")).to_contain_text("different rules or players")
    friend.get_by_role("button", name="Go to table").tap()
    expect(friend).to_have_url(re.compile(after))
    expect(friend.get_by_role("button", name="Join").first).to_be_visible()
    assert call(friend, f"/api/tables/{after}")["phase"] == "gathering"


def token_colours(page: Page, where: str) -> dict[str, str]:
    """Return the class of the colour of each token in the elements `where`, by player name."""
    found: dict[str, str] = page.evaluate(
        """([where, names]) => Object.fromEntries([...document.querySelectorAll(where)].flatMap(seat => {
            const name = names.find(one => seat.textContent.includes(one));
            const token = seat.querySelector('.token');
            return name && token ? [[name, token.className.match(/s[1-6]/)[0]]] : [];
        }))""",
        [
            where,
            [occupant["name"] for occupant in call(page, f"/api/tables/{match_of(page)}")["seats"]],
        ],
    )
    return found


@pytest.mark.slow
def test_players_keep_their_colours_on_the_board_and_in_the_analysis(visitor: Visitor) -> None:
    people = [visitor("/") for _ in range(3)]
    host = people[0]
    for page, name in zip(people, ("Ada", "Bea", "Cleo"), strict=True):
        call(page, "/api/me", {"name": f"{name} {token_hex(4)}"})
    seats = [{"occupant": "me"}, {"occupant": "open"}, {"occupant": "open"}]
    match = open_table(host, "carcassonne", seats, settings={"public": True})
    for page in people[1:]:
        call(page, f"/api/tables/{match}/sit", {})
    call(host, f"/api/tables/{match}/start", {})
    host.goto(f"/t/{match}")
    expect(host.locator(".seats .seat .token")).to_have_count(3)
    first = token_colours(host, ".seats .seat")
    assert sorted(first.values()) == ["s1", "s2", "s3"]
    for page in people[:2]:
        seat = call(page, f"/api/tables/{match}")["own_seats"][0]
        call(page, f"/api/matches/{match}/resign", {"seat": seat})
    for page in people:
        after = call(page, f"/api/tables/{match}/rematch", {})["match"]
    for page in people:
        page.goto(f"/t/{after}")
        expect(page.locator(".seats .seat .cc-figure")).to_have_count(3)
        assert token_colours(page, ".seats .seat") == first
    # Another player begins, and the meeple next to each name has the colour of the token.
    assert call(host, f"/api/tables/{after}")["own_seats"] == [2]
    paints = host.locator(".seats .seat").evaluate_all(
        """seats => seats.map(seat => [seat.querySelector('.token').className.match(/s([1-6])/)[1],
            seat.querySelector('.cc-figure [fill^="var(--seat-"]').getAttribute('fill').match(/[1-6]/)[0]])"""
    )
    assert len(paints) == 3 and all(token == meeple for token, meeple in paints)
    for page in people[:2]:
        seat = call(page, f"/api/tables/{after}")["own_seats"][0]
        call(page, f"/api/matches/{after}/resign", {"seat": seat})
    expect_over(host)
    expect(host.locator(".finale-bars li .token")).to_have_count(3)
    assert token_colours(host, ".finale-bars li") == first
    host.goto(f"/t/{after}/analysis")
    expect(host.locator(".legend .token")).to_have_count(3)
    assert token_colours(host, ".legend > span") == first
