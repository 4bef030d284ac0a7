"""Tests for the display of moves, stacks, sizes, patterns and named numbers at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .carcassonne import decide, decision, table_with_bot
from .conftest import Visitor, open_visitors, run_server
from .table import (
    call,
    cell,
    frame,
    match_of,
    open_table,
    wait_for_turn,
    wait_for_visible_turn,
    wait_until,
)

pytestmark = pytest.mark.browser

BOT = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]

WATCH = """() => {
    globalThis.seen = [];
    const ball = node => node.querySelector?.('use')?.getAttribute('href')?.match(/py-([wb])/)?.[1];
    new MutationObserver(changes => {
        for (const { addedNodes, removedNodes } of changes) {
            for (const node of addedNodes) if (node.matches?.('g:not([data-at])') && ball(node)) seen.push(`${ball(node)} flies`);
            for (const node of removedNodes) if (node.matches?.('g:not([data-at])') && ball(node)) seen.push(`${ball(node)} lands`);
        }
    }).observe(document.querySelector('.pylos-board svg').lastElementChild, { childList: true });
}"""
"""A script that records the order in which balls take off and land."""

SPECIES = """async () => {
    const { fishPicture, fishIcon } = await import('/games/betta/ui/fish.js');
    const { render, html } = await import('/web/vendor/lit.js');
    const drawn = template => {
        const room = document.createElement('div');
        render(template, room);
        return room;
    };
    const paths = (room, of) => [...room.querySelectorAll(of)].map(each => each.getAttribute('d') ?? each.getAttribute('cx')).join(' ');
    return ['b', 'r', 'g', 'y'].map(one => {
        const [small, whole] = [drawn(fishIcon(one)), drawn(html`<svg>${fishPicture(one)}</svg>`)];
        return { outline: paths(small, '.bf-skin'), mark: paths(small, '.bf-dark, .bf-pale'),
            tail: paths(whole, '.bf-fin'), marks: paths(whole, '.bf-spot, .bf-mask, .bf-mark, .bf-stripe, .bf-body ~ *') };
    });
}"""


@pytest.mark.slow
def test_a_bots_reply_is_animated_after_the_own_move_and_leaves_a_trace(
    tmp_path: Path, browser: Browser
) -> None:
    with (
        run_server(tmp_path, beat="0.6") as server_url,
        open_visitors(server_url, browser) as open_page,
    ):
        page = open_page("/", still=False)
        page.goto(f"/t/{open_table(page, 'pylos', BOT, start=True)}")
        found = wait_for_visible_turn(page, 0)
        page.evaluate(WATCH)
        free = next(action["cell"] for action in found["legal_actions"] if action["do"] == "place")
        cell(page, free).click()
        page.locator(".act .btn.main").click()
        theirs = wait_for_turn(page, 0, found["seq"])["view"]["last"]["cell"]
        wait_until(page, "seen.includes('b lands')")
        seen = page.evaluate("seen")
        assert [what for what in seen if what.startswith("b")] == ["b flies", "b lands"]
        assert (
            all(what.startswith("w") for what in seen[: seen.index("b flies")])
            and "w flies" not in seen[seen.index("b flies") :]
        )
        expect(page.locator(f'.pylos-board [data-at="{theirs}"] .py-trace')).to_have_count(1)


@pytest.mark.slow
def test_fish_differ_by_outline_and_mark_and_stacks_are_announced(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    kinds = page.evaluate(SPECIES)
    for part in ("outline", "mark", "tail"):
        assert len({kind[part] for kind in kinds}) == 4, part
    assert all(kind["mark"] for kind in kinds)
    card = page.locator(".game", has=page.get_by_role("heading", name="Betta"))
    expect(card).to_contain_text("9 min")
    expect(card).to_contain_text("Complexity 2 of 5")
    page.goto("/rules/betta")
    expect(page.locator("main")).to_contain_text("9 min")
    expect(page.locator("main")).to_contain_text("Complexity 2 of 5")
    page.goto(f"/t/{open_table(page, 'betta', BOT, start=True)}")
    stacks = page.locator(".bg-stack")
    expect(stacks).to_have_count(2)
    seat = call(page, f"/api/tables/{match_of(page)}")["own_seats"][0]
    wait_for_turn(page, seat)
    expect(stacks).to_have_text([str(count) for count in frame(page, seat)["view"]["stacks"]])


@pytest.mark.slow
def test_the_key_moments_of_carcassonne_name_their_numbers(visitor: Visitor) -> None:
    page = table_with_bot(visitor)
    gained: set[int] = set()
    while len(gained) < 2:  # a seat needs two different results before the page can compare them
        found = wait_for_turn(page, 0)
        after = decide(page, 0, decision(found["view"]))
        gained.add(after["ranking"]["scores"][0] - found["ranking"]["scores"][0])
        assert after["phase"] == "playing", "no tile scored for the seat in the whole match"
    call(page, f"/api/matches/{match_of(page)}/resign", {"seat": 0})
    page.goto(f"/t/{match_of(page)}/analysis")
    gains = page.locator(".mo .gain", has_text=re.compile(r"\d"))
    expect(gains.first).to_be_visible()
    assert all(
        re.fullmatch(r"[+−]\d+ points? above average", words) for words in gains.all_inner_texts()
    ), gains.all_inner_texts()
