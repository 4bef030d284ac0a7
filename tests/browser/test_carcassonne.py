"""Tests for the Carcassonne board: placement, map gestures and secret bets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .carcassonne import (
    BOT,
    CAMERA,
    decide,
    decision,
    reach_first_bet,
    table_with_bot,
    two_players,
)
from .conftest import Visitor
from .table import (
    call,
    eventually,
    expect_over,
    frame,
    match_of,
    open_table,
    wait_for_turn,
    wait_for_visible_turn,
)

pytestmark = pytest.mark.browser


AT_REST = """() => Promise.all((document.querySelector('.cc-reveal')?.getAnimations({ subtree: true }) ?? [])
    .map(one => one.finished.catch(() => undefined)))"""
"""A script that waits until the revealed chips have stopped moving or disappeared."""


def tile_width(page: Page) -> float:
    """Return the width of a tile on the screen in pixels."""
    box = page.locator(".cc-map").bounding_box()
    assert box
    return float(box["width"])


def map_position(page: Page) -> tuple[float, float]:
    """Return the screen coordinates (pixels) of the start tile's corner."""
    box = page.locator(".cc-map").bounding_box()
    assert box
    return box["x"], box["y"]


def has_moved_by(page: Page, before: tuple[float, float], way: tuple[int, int]) -> bool:
    """Return whether the map has moved by `way` pixels since `before`, within 9 pixels."""
    return all(
        abs(now - then - by) <= 9
        for now, then, by in zip(map_position(page), before, way, strict=True)
    )


def test_a_tile_and_a_meeple_are_placed_in_one_decision_and_shown_to_both(visitor: Visitor) -> None:
    host, friend = two_players(visitor)
    mover = frame(host, 0)["view"]["mover"]
    page, other = (host, friend) if mover == 0 else (friend, host)
    page.locator("[data-square]").first.click()
    page.locator("[data-meeple]").first.click()
    chosen = page.locator('[data-meeple][aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    # The chosen meeple is drawn once, on the map, and the note says whom the part belongs to.
    expect(chosen.locator(".cc-figure")).to_have_count(0)
    expect(page.locator(".cc-map .cc-meeple")).to_have_count(1)
    expect(page.locator(".cc-told")).to_contain_text("unclaimed")
    expect(page.locator(".cc-outline path").first).to_be_attached()
    expect(other.locator(".cc-tile")).to_have_count(1)
    page.get_by_role("button", name="Place tile").last.click()
    expect(other.locator(".cc-tile")).to_have_count(2)
    # The meeple returns at once if the tile completes its feature.
    view = frame(page, mover)["view"]
    expect(other.locator(".cc-map .cc-meeple")).to_have_count(len(view["meeples"]))
    assert len(view["meeples"]) == 1 or view["totals"][mover]


def test_only_fitting_placements_are_offered_and_a_draft_can_be_undone(
    visitor: Visitor,
) -> None:
    page = table_with_bot(visitor)
    view = frame(page, 0)["view"]
    ways: dict[tuple[int, int], list[int]] = {}
    for way in view["placements"]:
        ways.setdefault((way["x"], way["y"]), []).append(way["turns"])
    expect(page.locator("[data-square]")).to_have_count(len(ways))
    square, turns = max(ways.items(), key=lambda pair: len(pair[1]))
    laid = page.locator(f'[data-square="{square[0]},{square[1]}"]')
    seen = []
    laid.click()
    for _ in turns:
        seen.append(page.locator(".cc-drafted use").first.get_attribute("href"))
        page.keyboard.press("r")
    assert len(set(seen)) == len(turns)
    page.get_by_role("button", name="Undo", exact=True).last.click()
    expect(page.locator(".cc-drafted.cc-own")).to_have_count(0)
    expect(page.get_by_role("button", name="Place tile", exact=True)).to_have_count(0)
    assert frame(page, 0)["view"]["tiles"] == view["tiles"]


def test_a_tile_is_placed_by_keyboard_and_every_square_has_a_name(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    squares = page.get_by_role("button", name=re.compile("^(Place|Rotate) the tile"))
    expect(squares.first).to_be_visible()
    # The map has the keyboard focus when the page opens.
    expect(page.locator("[data-square]:focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-square]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-meeple]").first).to_be_visible()
    page.get_by_role("button", name="Place tile", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cc-tile")).not_to_have_count(1)


@pytest.mark.slow
def test_the_map_moves_by_mouse_wheel_and_keys(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    sheet = page.locator(".cc-sheet")
    box = sheet.bounding_box()
    assert box
    x, y = box["x"] + 0.8 * box["width"], box["y"] + 0.8 * box["height"]
    before, size = map_position(page), tile_width(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    eventually(
        page, lambda: has_moved_by(page, before, (-60, -40)), "the land goes with the pointer"
    )
    expect(page.locator(".cc-drafted.cc-own")).to_have_count(0)
    page.mouse.wheel(0, -300)
    eventually(page, lambda: tile_width(page) > 1.2 * size, "the wheel brings it nearer")
    page.keyboard.press("0")
    page.keyboard.press("-")
    eventually(page, lambda: tile_width(page) < 1.2 * size, "keys take it away")


@pytest.mark.slow
@pytest.mark.chromium_only("touch gestures need the DevTools Protocol")
def test_two_fingers_bring_the_map_nearer(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    box = page.locator(".cc-sheet").bounding_box()
    assert box
    size = tile_width(page)
    pinch(page, (box["x"] + 0.8 * box["width"], box["y"] + 0.8 * box["height"]), 40, 120)
    eventually(page, lambda: tile_width(page) > 1.5 * size, "two fingers bring it nearer")


@pytest.mark.chromium_only("the trace of rendering work needs the DevTools Protocol")
@pytest.mark.slow
def test_a_pan_changes_one_transform_and_nothing_else(visitor: Visitor) -> None:
    """A pan causes no paint or layout, and no new style for the thousands of map shapes."""
    page = table_with_bot(visitor, phone=True)
    page.wait_for_load_state("networkidle")
    box = page.locator(".cc-sheet").bounding_box()
    assert box
    x, y = box["x"] + 0.4 * box["width"], box["y"] + 0.85 * box["height"]
    # Unrelated work may disturb one pan, but a repainted map would show in every pan.
    changes = [rendering_work_of_pan(page, x, y, way) for way in (-1, 1, -1)]
    assert [] in changes, changes


def rendering_work_of_pan(page: Page, x: float, y: float, way: int) -> list[Any]:
    """Pan by touch and return the rendering work other than moving one layer.

    Args:
        page: The page with the map.
        x: The horizontal start position (pixels).
        y: The vertical start position (pixels).
        way: The direction: -1 pans up and to the left, 1 back.
    """
    before = map_position(page)
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    done: list[Any] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda part: done.append(part))
    wanted = {"includedCategories": ["devtools.timeline", "blink.user_timing"]}
    session.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})
    page.evaluate("() => { performance.mark('pan-began') }")
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    for step in range(1, 16):
        session.send(
            "Input.dispatchTouchEvent",
            {
                "type": "touchMove",
                "touchPoints": [{"x": x + 4 * way * step, "y": y + 3 * way * step}],
            },
        )
        page.wait_for_timeout(20)
    page.evaluate("() => { performance.mark('pan-ended') }")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.send("Tracing.end")
    eventually(page, lambda: bool(done), "the trace is complete")
    eventually(
        page,
        lambda: all(
            way * (now - then) > 30 for now, then in zip(map_position(page), before, strict=True)
        ),
        "the land is moved",
    )
    session.detach()
    began, ended = (
        next(event for event in events if event["name"] == name)
        for name in ("pan-began", "pan-ended")
    )
    thread = [
        event
        for event in events
        if (event["pid"], event["tid"]) == (began["pid"], began["tid"])
        and began["ts"] < event["ts"] < ended["ts"]
    ]
    styled = [
        event["args"]["elementCount"] for event in thread if event["name"] == "UpdateLayoutTree"
    ]
    assert styled
    return [many for many in styled if many >= 20] + [
        event["name"] for event in thread if event["name"] in ("Paint", "Layout")
    ]


def pinch(page: Page, at: tuple[float, float], start: float, end: float) -> None:
    """Move two fingers around a point from one distance to another."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = (
            []
            if kind == "touchEnd"
            else [
                {"x": at[0] - apart, "y": at[1], "id": 1},
                {"x": at[0] + apart, "y": at[1], "id": 2},
            ]
        )
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 6):
        touch("touchMove", start + (end - start) * step / 5)
        page.wait_for_timeout(20)
    touch("touchEnd", 0)


def test_a_bet_is_hidden_on_all_pages_until_it_is_revealed(visitor: Visitor) -> None:
    pages, at = reach_first_bet(visitor)
    page, other = pages[at], pages[1 - at]
    view = frame(page, at)["view"]
    chip = view["chips"][0]
    # The office and what it takes bets on are lit, and every chip says what it pays and how likely.
    expect(page.locator(".cc-outline path").first).to_be_attached()
    choices = view["betting"]["choices"]
    expect(page.locator(".cc-tag")).to_have_count(len(choices) + 1)
    expect(page.locator(".cc-tag", has_text="Betting office")).to_have_count(1)
    # Every open end of them has a mark.
    bet_on = [f"{view['betting']['tile']}{choice['segment']}" for choice in choices]
    ends = sum(each["open"] for each in view["features"] if set(each["places"]) & set(bet_on))
    expect(page.locator(".cc-open-end")).to_have_count(ends)
    expect(page.locator(".act .ask")).to_contain_text("How many tiles will")
    for wager in view["wagers"]:
        card = page.locator(f'button[data-chip="{wager["chip"]}"]')
        expect(card).to_contain_text(f"{wager['chance']}%")
        expect(card).to_contain_text("pays")
    panel, camera = page.locator(".cc-dock").bounding_box(), page.evaluate(CAMERA)
    page.locator(f'button[data-chip="{chip}"]').click()
    expect(page.locator(f'button[data-chip="{chip}"]')).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Place bet", exact=True).click()
    expect(other.locator(".cc-deciding .cc-done")).to_have_count(1)
    expect(page.locator(".act .ask")).to_contain_text("Your bet: ")
    expect(page.locator("[data-chosen]")).to_have_count(1)
    # The panel keeps its height, so the map does not move.
    assert page.locator(".cc-dock").bounding_box() == panel
    assert page.evaluate(CAMERA) == camera
    seen = frame(other, 1 - at)["view"]
    assert seen["decided"] == [at] and seen["own_bet"] is None and not seen["turned"]
    other.locator('button[data-chip=""]').click()
    other.get_by_role("button", name="Place bet", exact=True).click()
    for each, seat in ((page, at), (other, 1 - at)):
        expect(each.locator(".cc-map .cc-stack")).to_have_count(1)
        assert chip not in str(frame(each, seat)["view"]["offices"])
        # All bets of a turn are one row of the log.
        expect(each.locator(".log .cc-row-seats")).to_have_count(1)
        expect(each.locator(".log .cc-row-seats .cc-mark")).to_have_count(1)
        expect(each.locator(".log .sentence", has_text="decided")).to_have_count(0)


@pytest.mark.slow
def test_overlays_show_the_values_of_the_rules_and_can_be_disabled(
    visitor: Visitor,
) -> None:
    page = table_with_bot(visitor)
    for _ in range(3):
        found = wait_for_turn(page, 0)
        decide(page, 0, decision(found["view"]))
    view = wait_for_visible_turn(page, 0)["view"]
    page.get_by_role("button", name="Open spots").click()
    labels = page.locator(".cc-land .cc-label")
    expect(labels).to_have_count(len(view["fits"]))
    assert sorted(labels.all_inner_texts()) == sorted(
        str(count or "✕") for count in view["fits"].values()
    )
    kind = next(
        feature["kind"]
        for feature in view["features"]
        if feature["owners"] and feature["kind"] != "monastery"
    )
    owned = [
        feature for feature in view["features"] if feature["owners"] and feature["kind"] == kind
    ]
    page.get_by_role(
        "button", name={"city": "Cities", "road": "Roads", "field": "Fields"}[kind]
    ).click()
    expect(labels).to_have_count(len(owned))
    assert {text.split(" · ")[-1] for text in labels.all_inner_texts()} == {
        str(feature["points"]) for feature in owned
    }
    expect(page.locator(".cc-standing")).to_contain_text(str(max(view["projected"])))
    bare = table_with_bot(visitor, options={"overlays": False, "projected": False})
    expect(bare.get_by_role("button", name="Open spots")).to_be_visible()
    expect(bare.get_by_role("button", name="Cities")).to_have_count(0)
    expect(bare.locator(".cc-standing")).to_have_count(0)


@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.slow), True])
def test_the_board_has_no_accessibility_problems(visitor: Visitor, dark: bool) -> None:
    page = table_with_bot(visitor, dark=dark, phone=dark)
    page.locator("[data-square]").first.click(force=True)
    expect(page.locator("[data-meeple]").first).to_be_visible()
    assert not Axe().run(page).response["violations"]


@pytest.mark.slow
@pytest.mark.parametrize("dark", [False, True])
def test_revealed_chips_and_results_of_six_have_no_accessibility_problems(
    visitor: Visitor, dark: bool
) -> None:
    page = visitor("/", dark=dark, phone=dark)
    page.goto(
        f"/t/{open_table(page, 'carcassonne', [{'occupant': 'me'}, *[BOT] * 5], start=True, options={'at_end': 'any'})}"
    )
    turned = 0
    while (found := frame(page, 0))["phase"] != "over":
        if found["mine"]:
            decide(page, 0, decision(found["view"]))
        if turned or not found["view"]["turned"]:
            page.wait_for_timeout(25)
            continue
        turned = len(found["view"]["turned"])
        expect(page.locator(".cc-reveal li").first).to_be_visible()
        page.evaluate(AT_REST)
        assert not Axe().run(page).response["violations"]
        # The reveal closes after a while or when the user closes it.
        if dark:
            page.evaluate("document.querySelector('.cc-close')?.click()")
        expect(page.locator(".cc-reveal")).to_have_count(0)
    assert turned
    # The reveal must not cover the result.
    expect(page.locator(".cc-reveal")).to_have_count(0)
    expect_over(page)
    if not dark:
        expect(page.locator("#pane-result .standings li").last).to_be_in_viewport(ratio=1)
    assert not Axe().run(page).response["violations"]


@pytest.mark.slow
def test_a_finished_map_can_be_downloaded(visitor: Visitor) -> None:
    host, friend = two_players(visitor)
    call(friend, f"/api/matches/{match_of(host)}/resign", {"seat": 1})
    host.get_by_role("button", name="Show board").click()
    with host.expect_download() as kept:
        host.get_by_role("link", name="Poster").click()
    assert kept.value.suggested_filename.endswith(".svg")
    share = call(friend, f"/api/tables/{match_of(host)}")["share_token"]
    stranger = visitor(f"/t/{match_of(host)}?share={share}")
    with stranger.expect_download() as shared:
        stranger.get_by_role("link", name="Poster").click()
    assert shared.value.path().read_text().startswith("<svg ")


@pytest.mark.slow
def test_a_log_row_highlights_its_feature(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    found = wait_for_turn(page, 0)
    view: dict[str, Any] = found["view"]
    way = next(way for way in view["placements"] if way["free"])
    decide(
        page,
        0,
        {
            "do": "place",
            "x": way["x"],
            "y": way["y"],
            "turns": way["turns"],
            "meeple": way["free"].split()[0],
        },
    )
    row = (
        page.locator(".log li.lights", has_text="You placed a tile with")
        .or_(page.locator(".log li.lights", has_text="placed a tile with"))
        .first
    )
    row.hover()
    expect(page.locator(".cc-map .cc-lit").first).to_be_attached()


@pytest.mark.slow
def test_a_decision_can_be_typed_in_notation(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    view = frame(page, 0)["view"]
    way = next(way for way in view["placements"] if way["free"])
    meeple = way["free"].split()[0]
    page.keyboard.press("/")
    page.keyboard.type(f"{view['drawn']}({way['x']},{way['y']}){way['turns'] * 90} {meeple}")
    page.keyboard.press("Enter")
    expect(page.locator(".cc-tile").nth(len(view["tiles"]))).to_be_attached()
    laid = frame(page, 0)["view"]["tiles"][len(view["tiles"])]
    assert (laid["tile"], laid["x"], laid["y"], laid["turns"]) == (
        view["drawn"],
        way["x"],
        way["y"],
        way["turns"],
    )
