"""Tests for profiles, friendships and blocks in the browser."""

from __future__ import annotations

from secrets import token_hex
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from .conftest import PATIENCE_MS, Visitor
from .table import call, frame, match_of, open_table, wait_for_turn
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def set_name(page: Page, name: str) -> str:
    """Change the name of the page's user and return the user's id."""
    call(page, "/api/me", {"name": name})
    return str(call(page, "/api/me")["id"])


@pytest.mark.slow
def test_two_users_become_friends_on_a_profile_and_a_block_ends_it(
    visitor: Visitor,
) -> None:
    first_page, second_page = visitor("/"), visitor("/", phone=True, dark=True)
    ada, bea = f"Ada {token_hex(2)}", f"Bea {token_hex(2)}"
    me = set_name(first_page, ada)
    set_name(second_page, bea)
    call(first_page, "/api/favourites/betta", {"marked": True})
    second_page.goto("/")
    first_page.goto("/")
    first_page.locator(".who .person", has_text=bea).click()
    expect(first_page.get_by_role("heading", name=bea)).to_be_visible()
    first_page.get_by_role("button", name="Add friend").click()
    expect(first_page.get_by_role("button", name="Cancel request")).to_be_visible()
    second_page.goto("/people")
    second_page.get_by_role("button", name="Accept").click()
    expect(
        second_page.get_by_role("region", name="Friends", exact=True).get_by_text("online")
    ).to_be_visible()
    second_page.get_by_role("link", name=ada).click()
    expect(second_page.get_by_text("your friend", exact=False).first).to_be_visible()
    expect(second_page.get_by_role("region", name="Favourite games")).to_contain_text("Betta")
    assert axe_violations(second_page) == [] and axe_violations(first_page) == []
    first_page.goto(f"/people/{me}")
    expect(first_page.get_by_role("region", name="Friends")).to_contain_text(bea)
    second_page.get_by_role("button", name="Block").click()
    second_page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(second_page.get_by_text(f"You blocked {ada}")).to_be_visible()
    expect(second_page.get_by_role("button", name="Add friend")).to_have_count(0)
    first_page.reload()
    expect(first_page.get_by_role("region", name="Friends")).to_contain_text("No friends yet")


@pytest.mark.chromium_only("a slow network needs the DevTools Protocol")
@pytest.mark.slow
def test_an_action_is_sent_although_the_page_is_left_at_once(visitor: Visitor) -> None:
    first_page, second_page = visitor("/"), visitor("/")
    set_name(first_page, f"Ada {token_hex(2)}")
    bea = set_name(second_page, f"Bea {token_hex(2)}")
    first_page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    first_page.goto(f"/people/{bea}")
    button = first_page.get_by_role("button", name="Add friend")
    expect(button).to_be_visible()
    line = first_page.context.new_cdp_session(first_page)
    # After the first visit, a service worker handles the page's requests.
    assert first_page.evaluate("navigator.serviceWorker.controller !== null")
    line.send("ServiceWorker.enable")
    line.send("ServiceWorker.stopAllWorkers")
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 500, "downloadThroughput": 500, "uploadThroughput": 500},
    )
    button.evaluate("button => { button.click(); location.assign('about:blank'); }")
    first_page.wait_for_url("about:blank")
    second_page.goto("/people")
    expect(second_page.get_by_role("button", name="Accept")).to_be_visible()


def test_two_users_are_paired_by_matchmaking_and_a_third_is_offered_a_bot(
    visitor: Visitor,
) -> None:
    first_page, second_page, third = visitor("/"), visitor("/", phone=True), visitor("/", dark=True)
    set_name(first_page, f"Ada {token_hex(2)}")
    set_name(second_page, f"Bea {token_hex(2)}")
    first_page.get_by_role("link", name="Quick match Pylos").click()
    first_page.get_by_role("button", name="Betta").click()
    first_page.get_by_role("button", name="Find opponents").click()
    expect(first_page.get_by_role("timer")).to_be_visible()
    assert axe_violations(first_page) == []
    first_page.get_by_role("button", name="Cancel search").click()
    first_page.get_by_role("button", name="Find opponents").click()
    expect(first_page.get_by_role("timer")).to_be_visible()
    first_page.goto("/")
    number, until = 0, monotonic() + PATIENCE_MS / 1000
    while True:
        number += 1
        # The page's goodbye may arrive late or not at all; then the server notices the silence.
        alone = call(
            second_page,
            "/api/matchmaking",
            {"ticket": f"my ticket {number}", "queues": [{"game": "pylos"}]},
        )
        call(second_page, "/api/matchmaking/leave", {"ticket": f"my ticket {number}"})
        if alone["reserved_match"] is None or monotonic() > until:
            break
        second_page.wait_for_timeout(400)
    assert alone["match"] is None and alone["waiting_users"] == [0], (
        "a user who leaves the page is no longer queued"
    )
    first_page.goto("/play/pylos")
    first_page.get_by_role("button", name="Betta").click()
    first_page.get_by_role("button", name="Find opponents").click()
    expect(first_page.get_by_role("timer")).to_be_visible()
    third.clock.install()
    third.goto("/play/bulbous")
    third.get_by_role("button", name="Find opponents").click()
    expect(third.get_by_text("no other players are searching")).to_be_visible()
    third.clock.fast_forward(31_000)
    expect(third.get_by_text("is available")).to_be_visible()
    second_page.goto("/play/betta")
    expect(second_page.get_by_role("heading", name="Play Betta")).to_be_visible()
    assert axe_violations(second_page) == []
    second_page.get_by_role("button", name="Find opponents").click()
    for page in (first_page, second_page):
        page.wait_for_url("**/t/*")
        expect(page.locator(".seats .person")).to_have_count(2)
    assert first_page.url == second_page.url, "a match in one of two queues is enough"
    third.get_by_role("button", name="Play ").click()
    third.wait_for_url("**/t/*")
    expect(third.locator(".seats .seat")).to_have_count(2)


@pytest.mark.slow
def test_a_player_who_leaves_is_replaced_by_a_bot_and_can_return(visitor: Visitor) -> None:
    first_page, second_page = visitor("/"), visitor("/", phone=True)
    ada = f"Ada {token_hex(2)}"
    set_name(first_page, ada)
    match = open_table(
        first_page, "pylos", [{"occupant": "me"}, {"occupant": "open"}], settings={"leaver": "bot"}
    )
    second_page.goto(f"/t/{match}")
    expect(
        second_page.get_by_text("When a player leaves: a bot plays until they return")
    ).to_be_visible()
    call(second_page, f"/api/tables/{match}/sit", {"nonce": "00"})
    call(first_page, f"/api/tables/{match}/start", {})
    first_page.goto(f"/t/{match}")
    first_page.get_by_role("button", name="Let a bot play").click()
    first_page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    banner = first_page.get_by_role("status").filter(has_text="A bot plays for you")
    expect(banner).to_be_visible()
    assert axe_violations(first_page) == []
    first_page.goto("/")
    wait_for_turn(second_page, 1)
    expect(second_page.locator('.seat[data-seat="0"]')).to_contain_text(
        "replaced by a bot", ignore_case=True
    )
    expect(second_page.locator('.seat[data-seat="0"]')).to_contain_text(ada)
    first_page.goto(f"/t/{match}")
    first_page.get_by_role("button", name="Return to your seat").click()
    expect(banner).to_have_count(0)
    expect(first_page.get_by_role("button", name="Let a bot play")).to_be_visible()
    since = frame(second_page, 1)
    call(
        second_page,
        f"/api/matches/{match}/act",
        {"seat": 1, "decision_id": since["decision_id"], "action": since["legal_actions"][0]},
    )
    assert wait_for_turn(first_page, 0)["mine"]
    expect(second_page.locator('.seat[data-seat="0"]')).not_to_contain_text(
        "replaced by a bot", ignore_case=True
    )


@pytest.mark.slow
def test_the_lobby_shows_free_seats_and_links_users_to_their_games(
    visitor: Visitor,
) -> None:
    first_page, second_page = visitor("/"), visitor("/", phone=True, dark=True)
    ada, bea = f"Ada {token_hex(2)}", f"Bea {token_hex(2)}"
    set_name(first_page, ada)
    set_name(second_page, bea)
    open_table(
        second_page,
        "betta",
        [{"occupant": "me"}, {"occupant": "bot", "level": "club"}, {"occupant": "open"}],
        settings={"public": True},
    )
    open_table(
        second_page,
        "pylos",
        [{"occupant": "me"}, {"occupant": "bot", "level": "club"}],
        settings={"public": True},
    )
    first_page.goto("/lobby")
    expect(
        first_page.locator("#open li", has_text=bea).get_by_role("button", name="Join")
    ).to_be_visible()
    expect(first_page.locator("#shut li", has_text=bea)).to_contain_text("Full")
    first_page.get_by_role("button", name="People only").click()
    expect(first_page.locator(".list li", has_text=bea)).to_have_count(0)
    first_page.get_by_role("group", name="Opponents").get_by_role("button", name="Anyone").click()
    first_page.get_by_role("button", name="3 players").click()
    expect(first_page.locator(".list li", has_text=bea)).to_have_count(1)
    first_page.get_by_role("button", name="Any number").click()
    first_page.get_by_text("Only tables I can join").click()
    expect(first_page.locator("#shut")).to_have_count(0)
    assert axe_violations(first_page) == []
    first_page.locator("#open .person", has_text=bea).click()
    sheet = first_page.get_by_role("dialog", name=bea)
    expect(sheet.get_by_role("button", name="Add friend")).to_be_visible()
    assert axe_violations(first_page) == []
    sheet.get_by_role("button", name="Challenge").click()
    form = first_page.get_by_role("dialog", name=f"Challenge {bea}")
    form.get_by_role("radio", name="Pylos").check(force=True)
    form.get_by_role("button", name="Open table").click()
    first_page.wait_for_url("**/t/*")
    second_page.goto("/")
    expect(second_page.locator(".invitation-card")).to_contain_text(
        f"{ada} invites you to play Pylos."
    )
    assert axe_violations(second_page) == []
    second_page.locator(".invitation-card").get_by_role("link", name="Go to table").click()
    second_page.wait_for_url(first_page.url)
    call(second_page, f"/api/tables/{match_of(first_page)}/sit", {"nonce": "00"})
    expect(first_page.locator(".seat-item", has_text=bea)).to_be_visible()


@pytest.mark.slow
def test_matchmaking_offers_the_seats_of_the_selected_games(visitor: Visitor) -> None:
    page = visitor("/play/pylos")
    seats = page.get_by_role("group", name="Seats")
    where = page.get_by_role("region", name="Games", exact=True)
    expect(where.get_by_role("button", name="Pylos")).to_have_attribute("aria-pressed", "true")
    expect(seats).to_have_count(0)
    where.get_by_role("button", name="Carcassonne").click()
    expect(seats.get_by_role("button")).to_have_text(["2", "3", "4", "5", "6", "Any"])
    seats.get_by_role("button", name="5").click()
    expect(where.get_by_role("button", name="Pylos")).to_be_disabled()
    where.get_by_role("button", name="Carcassonne").click()
    # Only Pylos remains selected, which has exactly two seats.
    expect(seats).to_have_count(0)
    expect(where.get_by_role("button", name="Pylos")).to_have_attribute("aria-pressed", "true")
