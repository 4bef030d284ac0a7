"""Tests of boards that the site draws from a layout, with every kind of piece."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from .conftest import ROOT, Visitor, run_server
from .table import ASKED, call, frame, match_of, open_table, wait_for_turn, wait_until
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

SEND_AT_ONCE = """localStorage.setItem('parlour-settings', '{"confirm": "never"}')"""
RECORD_ANIMATIONS = """() => {
    globalThis.animated = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        animated.push([this.dataset.moves ?? '', frames[0].transform ?? 'fade']);
        return animate.call(this, frames, timing);
    };
}"""
"""A script that records the piece and the first transform of each animation."""

OPEN_SEAT = [{"occupant": "me"}, {"occupant": "open"}]


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server with the game Pieces, and yield its URL."""
    packages = str(ROOT / "tests" / "packages")
    with run_server(tmp_path_factory.mktemp("server"), packages) as address:
        yield address


def start_match(visitor: Visitor, **look: Any) -> tuple[Page, Page]:
    """Start a match of Pieces and return the pages of the host, who begins, and of a friend."""
    host, friend = visitor("/", drafts=False, **look), visitor("/", drafts=False)
    host.evaluate(SEND_AT_ONCE)
    host.goto(f"/t/{open_table(host, 'pieces', OPEN_SEAT)}")
    friend.goto(f"/t/{match_of(host)}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    expect(host.locator('[data-part="a1"]')).to_be_visible()
    # Firefox sends keys only to the page in front.
    host.bring_to_front()
    return host, friend


def act(page: Page, seat: int, action: dict[str, Any]) -> None:
    """Make an action through the API."""
    asked = wait_for_turn(page, seat)
    decision = {"seat": seat, "decision_id": asked["decision_id"], "action": action}
    call(page, f"/api/matches/{match_of(page)}/act", decision)


def part(page: Page, id: str) -> Any:
    """Return the button of a part."""
    return page.locator(f'[data-part="{id}"]')


def test_two_parts_are_pressed_by_keyboard_and_the_layout_shows_the_last_move(
    visitor: Visitor,
) -> None:
    host, friend = start_match(visitor)
    card = frame(host, 0)["view"]["hand"][0]
    host.keyboard.press("ArrowDown")
    host.keyboard.type(card)
    expect(part(host, card)).to_be_focused()
    host.keyboard.press("Enter")
    expect(part(host, card)).to_have_attribute("aria-pressed", "true")
    expect(host.locator(ASKED)).to_have_text("Choose where it goes")
    host.keyboard.type("s1")
    expect(part(host, "s1")).to_be_focused()
    host.keyboard.press("ArrowRight")
    expect(part(host, "s2")).to_be_focused()
    host.keyboard.press("Enter")
    expect(part(friend, "s2")).to_have_attribute("aria-label", f"Card {card}")
    expect(part(friend, "s2")).to_have_attribute("data-last", "")
    expect(part(host, card)).to_have_count(0)
    assert frame(host, 0)["view"]["slots"] == [None, card, None]


def test_a_stone_is_dragged_with_the_mouse_and_a_choice_is_undone(visitor: Visitor) -> None:
    host, friend = start_match(visitor)
    part(host, "a1").click()
    expect(part(host, "c2")).to_have_attribute("aria-description", "can be chosen")
    host.get_by_role("button", name="Undo").click()
    expect(part(host, "c2")).not_to_have_attribute("aria-description", "can be chosen")
    part(host, "a1").drag_to(part(host, "c2"))
    expect(part(friend, "c2")).to_have_attribute("aria-label", "c2, stone")
    act(friend, 1, {"do": "bid", "bid": 2})
    expect(host.locator(ASKED)).to_have_text("Make a move")
    # The whole row of the log highlights its places on the board.
    host.locator(".log li", has_text="slides the stone").first.hover()
    expect(part(host, "a1")).to_have_attribute("data-lit", "")
    expect(part(host, "a1")).to_have_attribute("aria-description", "highlighted")


@pytest.mark.slow
def test_chips_piles_buttons_and_lists_are_tapped(visitor: Visitor) -> None:
    host, friend = start_match(visitor, phone=True)
    hand = frame(host, 0)["view"]["hand"]
    part(host, "bid-3").tap()
    expect(part(friend, "space-3")).to_have_attribute("data-last", "")
    act(friend, 1, {"do": "pass"})
    wait_for_turn(host, 0)
    part(host, "draw").tap()
    expect(part(host, "draw")).to_have_attribute("aria-label", "Deck, 7 cards")
    act(friend, 1, {"do": "pass"})
    wait_for_turn(host, 0)
    host.get_by_role("button", name="Pass").tap()
    act(friend, 1, {"do": "pass"})
    wait_for_turn(host, 0)
    # Two cards can be chosen in any order.
    part(host, hand[2]).tap()
    part(host, hand[0]).tap()
    expect(part(host, hand[2])).to_have_count(0)
    assert frame(host, 0)["view"]["sizes"] == [2, 3]


@pytest.mark.slow
def test_a_part_that_no_action_names_explains_itself(visitor: Visitor) -> None:
    host, _ = start_match(visitor)
    part(host, "space-2").click()
    expect(host.locator(".board-note")).to_have_text("This is not possible now.")
    part(host, "a1").click()
    expect(part(host, "a1")).to_have_attribute("aria-pressed", "true")
    part(host, "s1").click()
    expect(host.locator(".board-note")).to_have_text("The stone cannot slide to s1.")


@pytest.mark.slow
def test_a_confirmation_can_be_required(visitor: Visitor) -> None:
    host, friend = start_match(visitor)
    host.evaluate(SEND_AT_ONCE.replace("never", "always"))
    host.reload()
    part(host, "bid-1").click()
    expect(host.locator(ASKED)).to_have_text("Bid 1")
    host.reload()
    expect(part(host, "bid-1")).to_have_attribute("aria-pressed", "true")
    host.get_by_role("button", name="Send").click()
    expect(part(friend, "space-1")).to_have_attribute("data-last", "")


def test_a_layout_contains_no_secret_of_another_seat(visitor: Visitor) -> None:
    host, friend = start_match(visitor)
    secrets = frame(friend, 1)["view"]["hand"]
    layout = json.dumps(frame(host, 0)["layout"])
    assert len(secrets) == 3
    assert not [card for card in secrets if card in layout]
    public = call(visitor("/"), f"/api/matches/{match_of(host)}/frame")["layout"]
    hands = [*secrets, *frame(host, 0)["view"]["hand"]]
    assert public["pieces"] and not [card for card in hands if card in json.dumps(public)]


@pytest.mark.slow
def test_own_cards_do_not_cover_other_seats_on_a_low_screen(visitor: Visitor) -> None:
    host, _ = start_match(visitor)
    host.set_viewport_size({"width": 844, "height": 390})
    expect(host.locator(".lb-own .lb-part")).to_have_count(3)
    own = box_of(host.locator(".lb-own"))
    others = [box_of(seat) for seat in host.locator(".lb-others > .lb-seat").all()]
    assert len(others) == 1 and not overlap(own, others[0])


def box_of(element: Locator) -> FloatRect:
    """Return the box of a visible element."""
    box = element.bounding_box()
    assert box is not None
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Return whether two boxes overlap by more than a rounding error."""
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return min(width, height) > 0.5


@pytest.mark.parametrize(
    "phone", [pytest.param(False, marks=pytest.mark.slow), True], ids=["desk", "phone"]
)
def test_a_layout_is_accessible_and_its_parts_are_large_enough(
    visitor: Visitor, phone: bool
) -> None:
    host, _ = start_match(visitor, phone=phone, dark=phone)
    assert not axe_violations(host)
    expect(host.get_by_role("group", name="Field").get_by_role("button")).to_have_count(6)
    expect(host.get_by_role("button", name="a1, stone")).to_be_visible()
    if phone:
        for button in host.locator(".lb-part").all():
            box = button.bounding_box()
            assert box and min(box["width"], box["height"]) >= 24, box


@pytest.mark.slow
@pytest.mark.parametrize("still", [False, True], ids=["motion", "still"])
def test_a_token_moves_to_its_new_part_unless_the_system_reduces_motion(
    visitor: Visitor, still: bool
) -> None:
    host, friend = start_match(visitor, still=still)
    host.evaluate(RECORD_ANIMATIONS)
    act(host, 0, {"do": "slide", "source": "a1", "target": "c2"})
    expect(part(host, "c2")).to_have_attribute("aria-label", "c2, stone")
    act(friend, 1, {"do": "draw"})
    expect(part(host, "draw")).to_have_attribute("aria-label", "Deck, 7 cards")
    if still:
        assert not host.evaluate("animated")
    else:
        # The stone moves, and the new card of the friend appears beside the others.
        wait_until(host, "animated.some(([, frame]) => frame === 'fade')")
        animated = host.evaluate("animated")
        assert next(key for key, frame in animated if frame.startswith("translate(")) == "stone"
        assert ["hidden-1-3:back|||", "fade"] in animated
