"""Tests for profiles, friendships and blocks in the browser."""

from __future__ import annotations

from secrets import token_hex
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from .conftest import PATIENCE_MS, Visitor
from .table import call, frame, match_of, open_table, wait_for_turn
from .test_pages import found_by_axe

pytestmark = pytest.mark.browser


def set_name(page: Page, name: str) -> str:
    """Change the name of the page's user and return the user's id."""
    call(page, "/api/me", {"name": name})
    return str(call(page, "/api/me")["id"])


def test_two_users_become_friends_on_a_profile_and_a_block_ends_it(
    visitor: Visitor,
) -> None:
    one, other = visitor("/"), visitor("/", phone=True, dark=True)
    ada, bea = f"Ada {token_hex(2)}", f"Bea {token_hex(2)}"
    me = set_name(one, ada)
    set_name(other, bea)
    call(one, "/api/favourites/betta", {"marked": True})
    other.goto("/")
    one.goto("/")
    one.locator(".who .person", has_text=bea).click()
    expect(one.get_by_role("heading", name=bea)).to_be_visible()
    one.get_by_role("button", name="Add friend").click()
    expect(one.get_by_role("button", name="Cancel request")).to_be_visible()
    other.goto("/people")
    other.get_by_role("button", name="Accept").click()
    expect(
        other.get_by_role("region", name="Friends", exact=True).get_by_text("online")
    ).to_be_visible()
    other.get_by_role("link", name=ada).click()
    expect(other.get_by_text("your friend", exact=False).first).to_be_visible()
    expect(other.get_by_role("region", name="Favourite games")).to_contain_text("Betta")
    assert found_by_axe(other) == [] and found_by_axe(one) == []
    one.goto(f"/people/{me}")
    expect(one.get_by_role("region", name="Friends")).to_contain_text(bea)
    other.get_by_role("button", name="Block").click()
    other.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(other.get_by_text(f"You blocked {ada}")).to_be_visible()
    expect(other.get_by_role("button", name="Add friend")).to_have_count(0)
    one.reload()
    expect(one.get_by_role("region", name="Friends")).to_contain_text("No friends yet")


def test_an_action_is_sent_although_the_page_is_left_at_once(visitor: Visitor) -> None:
    one, other = visitor("/"), visitor("/")
    set_name(one, f"Ada {token_hex(2)}")
    bea = set_name(other, f"Bea {token_hex(2)}")
    one.evaluate("navigator.serviceWorker.ready.then(() => {})")
    one.goto(f"/people/{bea}")
    button = one.get_by_role("button", name="Add friend")
    expect(button).to_be_visible()
    line = one.context.new_cdp_session(one)
    # After the first visit, a service worker handles the page's requests.
    assert one.evaluate("navigator.serviceWorker.controller !== null")
    line.send("ServiceWorker.enable")
    line.send("ServiceWorker.stopAllWorkers")
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 500, "downloadThroughput": 500, "uploadThroughput": 500},
    )
    button.evaluate("button => { button.click(); location.assign('about:blank'); }")
    one.wait_for_url("about:blank")
    other.goto("/people")
    expect(other.get_by_role("button", name="Accept")).to_be_visible()


def test_two_users_are_paired_by_matchmaking_and_a_third_is_offered_a_bot(
    visitor: Visitor,
) -> None:
    one, other, third = visitor("/"), visitor("/", phone=True), visitor("/", dark=True)
    set_name(one, f"Ada {token_hex(2)}")
    set_name(other, f"Bea {token_hex(2)}")
    one.get_by_role("link", name="Quick match Pylos").click()
    one.get_by_role("button", name="Betta").click()
    one.get_by_role("button", name="Find opponents").click()
    expect(one.get_by_role("timer")).to_be_visible()
    assert found_by_axe(one) == []
    one.get_by_role("button", name="Cancel search").click()
    one.get_by_role("button", name="Find opponents").click()
    expect(one.get_by_role("timer")).to_be_visible()
    one.goto("/")
    number, until = 0, monotonic() + PATIENCE_MS / 1000
    while True:
        number += 1
        # The page's goodbye may arrive late or not at all; then the server notices the silence.
        alone = call(
            other,
            "/api/matchmaking",
            {"ticket": f"my ticket {number}", "queues": [{"game": "pylos"}]},
        )
        call(other, "/api/matchmaking/leave", {"ticket": f"my ticket {number}"})
        if alone["reserved_match"] is None or monotonic() > until:
            break
        other.wait_for_timeout(400)
    assert alone["match"] is None and alone["waiting_users"] == [0], (
        "whoever leaves the page has left the queue"
    )
    one.goto("/play/pylos")
    one.get_by_role("button", name="Betta").click()
    one.get_by_role("button", name="Find opponents").click()
    expect(one.get_by_role("timer")).to_be_visible()
    third.clock.install()
    third.goto("/play/bulbous")
    third.get_by_role("button", name="Find opponents").click()
    expect(third.get_by_text("no other players are searching")).to_be_visible()
    third.clock.fast_forward(31_000)
    expect(third.get_by_text("is available")).to_be_visible()
    other.goto("/play/betta")
    expect(other.get_by_role("heading", name="Play Betta")).to_be_visible()
    assert found_by_axe(other) == []
    other.get_by_role("button", name="Find opponents").click()
    for page in (one, other):
        page.wait_for_url("**/t/*")
        expect(page.locator(".seats .person")).to_have_count(2)
    assert one.url == other.url, "one of two queues was enough"
    third.get_by_role("button", name="Play ").click()
    third.wait_for_url("**/t/*")
    expect(third.locator(".seats .seat")).to_have_count(2)


def test_a_player_who_leaves_is_replaced_by_a_bot_and_can_return(visitor: Visitor) -> None:
    one, other = visitor("/"), visitor("/", phone=True)
    ada = f"Ada {token_hex(2)}"
    set_name(one, ada)
    match = open_table(
        one, "pylos", [{"occupant": "me"}, {"occupant": "open"}], settings={"leaver": "bot"}
    )
    other.goto(f"/t/{match}")
    expect(other.get_by_text("When a player leaves: a bot plays until they return")).to_be_visible()
    call(other, f"/api/tables/{match}/sit", {"nonce": "00"})
    call(one, f"/api/tables/{match}/start", {})
    one.goto(f"/t/{match}")
    one.get_by_role("button", name="Let a bot play").click()
    one.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    banner = one.get_by_role("status").filter(has_text="A bot plays for you")
    expect(banner).to_be_visible()
    assert found_by_axe(one) == []
    one.goto("/")
    wait_for_turn(other, 1)
    expect(other.locator('.seat[data-seat="0"]')).to_contain_text(
        "replaced by a bot", ignore_case=True
    )
    expect(other.locator('.seat[data-seat="0"]')).to_contain_text(ada)
    one.goto(f"/t/{match}")
    one.get_by_role("button", name="Return to your seat").click()
    expect(banner).to_have_count(0)
    expect(one.get_by_role("button", name="Let a bot play")).to_be_visible()
    since = frame(other, 1)
    call(
        other,
        f"/api/matches/{match}/act",
        {"seat": 1, "decision_id": since["decision_id"], "action": since["legal_actions"][0]},
    )
    assert wait_for_turn(one, 0)["mine"]
    expect(other.locator('.seat[data-seat="0"]')).not_to_contain_text(
        "replaced by a bot", ignore_case=True
    )


def test_the_lobby_shows_free_seats_and_links_users_to_their_games(
    visitor: Visitor,
) -> None:
    one, other = visitor("/"), visitor("/", phone=True, dark=True)
    ada, bea = f"Ada {token_hex(2)}", f"Bea {token_hex(2)}"
    set_name(one, ada)
    set_name(other, bea)
    open_table(
        other,
        "betta",
        [{"occupant": "me"}, {"occupant": "bot", "level": "club"}, {"occupant": "open"}],
        settings={"public": True},
    )
    open_table(
        other,
        "pylos",
        [{"occupant": "me"}, {"occupant": "bot", "level": "club"}],
        settings={"public": True},
    )
    one.goto("/lobby")
    expect(one.locator("#open li", has_text=bea).get_by_role("button", name="Join")).to_be_visible()
    expect(one.locator("#shut li", has_text=bea)).to_contain_text("Full")
    one.get_by_role("button", name="People only").click()
    expect(one.locator(".list li", has_text=bea)).to_have_count(0)
    one.get_by_role("group", name="Opponents").get_by_role("button", name="Anyone").click()
    one.get_by_role("button", name="3 players").click()
    expect(one.locator(".list li", has_text=bea)).to_have_count(1)
    one.get_by_role("button", name="Any number").click()
    one.get_by_text("Only tables I can join").click()
    expect(one.locator("#shut")).to_have_count(0)
    assert found_by_axe(one) == []
    one.locator("#open .person", has_text=bea).click()
    sheet = one.get_by_role("dialog", name=bea)
    expect(sheet.get_by_role("button", name="Add friend")).to_be_visible()
    assert found_by_axe(one) == []
    sheet.get_by_role("button", name="Challenge").click()
    form = one.get_by_role("dialog", name=f"Challenge {bea}")
    form.get_by_role("radio", name="Pylos").check(force=True)
    form.get_by_role("button", name="Open table").click()
    one.wait_for_url("**/t/*")
    other.goto("/")
    expect(other.locator(".invitation-card")).to_contain_text(f"{ada} invites you to play Pylos.")
    assert found_by_axe(other) == []
    other.locator(".invitation-card").get_by_role("link", name="Go to table").click()
    other.wait_for_url(one.url)
    call(other, f"/api/tables/{match_of(one)}/sit", {"nonce": "00"})
    expect(one.locator(".occupant", has_text=bea)).to_be_visible()


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
