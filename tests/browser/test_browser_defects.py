"""Regression tests, run in Chromium, for defects that Firefox and WebKit showed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from .conftest import DESK, PATIENCE_MS, Visitor
from .table import call, open_table, wait_until

pytestmark = pytest.mark.browser

FRIEND = [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}]


@pytest.mark.slow
def test_a_long_log_does_not_make_the_page_scroll(visitor: Visitor) -> None:
    page = visitor("/help")
    match = open_table(page, "pylos", FRIEND, start=True)
    for _ in range(13):
        for seat in (0, 1):
            now = call(page, f"/api/matches/{match}/frame?seat={seat}")
            if now["mine"]:
                call(
                    page,
                    f"/api/matches/{match}/act",
                    {
                        "seat": seat,
                        "decision_id": now["decision_id"],
                        "action": now["legal_actions"][0],
                    },
                )
    page.goto(f"/t/{match}")
    expect(page.locator("#pane-log .line").nth(20)).to_be_visible()
    # At the start of the log, the last rows are below the visible area.
    page.evaluate("document.querySelector('#pane-log').scrollTo(0, 0)")
    expect(page.locator("#pane-log .line").last).not_to_be_in_viewport()
    assert (
        page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        == [DESK["height"]] * 2
    )


@pytest.mark.slow
def test_the_activity_of_a_seat_begins_with_a_capital(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(
        f"/t/{open_table(page, 'pylos', [{'occupant': 'me'}, {'occupant': 'bot', 'level': 'beginner'}], start=True)}"
    )
    wait_until(
        page, "[...document.querySelectorAll('.seat .doing')].some(each => each.textContent)"
    )
    said = page.evaluate(
        "[...document.querySelectorAll('.seat .doing, .act .ask')].map(each => each.textContent.trim()).filter(Boolean)"
    )
    assert said and all(words[0] == words[0].upper() for words in said), said


SOUNDS = """window.struck = 0;
window.AudioContext = class {
    constructor() {
        Object.assign(this, { state: 'suspended', currentTime: 0, sampleRate: 8000, destination: {}, waiting: [] });
        window.room = this;
    }
    resume() { return this.state === 'running' ? Promise.resolve() : new Promise(resolve => this.waiting.push(resolve)); }
    allow() { this.state = 'running'; for (const resolve of this.waiting.splice(0)) resolve(); }
    createOscillator() { window.struck++; return { frequency: {}, connect: () => ({}), start() {}, stop() {} }; }
    createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: next => next }; }
    createBuffer() { return { getChannelData: () => new Float32Array(1) }; }
    createBufferSource() { return { connect: next => next, start() {} }; }
    createBiquadFilter() { return { frequency: {}, Q: {}, connect: next => next }; }
};
localStorage.setItem('parlour-settings', JSON.stringify({ sound: true }));"""


@pytest.mark.slow
@pytest.mark.parametrize("state", ["suspended", "interrupted"])
def test_sounds_from_before_the_first_gesture_are_not_played_later(
    visitor: Visitor, state: str
) -> None:
    page = visitor("/help")
    page.add_init_script(SOUNDS)
    page.goto("/help")
    page.evaluate(
        "async () => { window.sound = (await import('/web/components/sound.js')).playSound; }"
    )
    page.evaluate(
        "state => { for (let i = 0; i < 40; i++) sound('turn'); room.state = state; }", state
    )
    page.wait_for_timeout(500)
    page.evaluate("room.allow()")
    page.evaluate("new Promise(resolve => setTimeout(resolve))")
    assert page.evaluate("struck") == 0
    page.evaluate("sound('turn')")
    assert page.evaluate("struck") == 2
    # The next gesture resumes the interrupted sound.
    page.evaluate("state => { room.state = state; }", state)
    page.mouse.click(5, 5)
    assert page.evaluate("room.waiting.length") > 0


@pytest.mark.slow
def test_a_browser_without_passkey_json_is_offered_no_passkey(visitor: Visitor) -> None:
    page = visitor("/help")
    page.goto("/sign-in")
    passkey = page.get_by_role("button", name="passkey")
    expect(passkey).to_be_visible()
    page.add_init_script("delete PublicKeyCredential.parseRequestOptionsFromJSON")
    page.goto("/sign-in")
    expect(page.locator("main h1").first).to_be_visible()
    expect(passkey).to_have_count(0)


def test_links_can_be_copied_over_plain_http(visitor: Visitor) -> None:
    page = visitor("/help")
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); window.copied = [];"
        "document.execCommand = what => { copied.push(getSelection().toString() || document.activeElement.value); return what === 'copy'; };"
    )
    call(
        page,
        "/api/account/sign-up",
        {"name": "Copyist", "password": "long enough to be a password"},
    )
    board = call(page, "/api/forum")["boards"][0]
    thread = call(
        page,
        "/api/forum/threads",
        {"board": board, "title": "A question", "text": "How does it go?"},
    )["thread"]
    page.goto(f"/forum/{thread}")
    page.locator(".post .post-menu").first.click()
    page.get_by_text("Link to this post").click()
    wait_until(page, "copied.length === 1")
    assert page.evaluate("copied[0]").endswith(f"/forum/{thread}#p1")


@pytest.mark.slow
def test_fields_are_large_enough_to_prevent_zoom_on_phones(visitor: Visitor) -> None:
    page = visitor("/help", phone=True)
    small = {}
    for path in (
        "/settings",
        "/join",
        "/sign-in",
        "/forum",
        "/lobby",
        "/play/pylos",
        f"/t/{open_table(page, 'pylos', FRIEND, start=True)}",
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        sizes = page.evaluate(
            "[...document.querySelectorAll('input, select, textarea')].map(each => parseFloat(getComputedStyle(each).fontSize))"
        )
        if [size for size in sizes if size < 16]:
            small[path] = sizes
    assert not small


BROKEN = """[...document.querySelectorAll('.seats .name > span')].flatMap(name => {
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);
})"""
"""A script that returns the words of names that are broken across lines."""

AT_TABLES = (
    ("pylos", "Maximiliane Bo"),
    ("carcassonne", "Wilhelmina Ab", "Konstantin"),
    ("carcassonne", "Oda", "Bartholomew", "Sebastian", "Vandermeers"),
)
"""The games, each with the names of the visitor's opponents."""


@pytest.mark.parametrize("size", [(390, 844), pytest.param((844, 390), marks=pytest.mark.slow)])
def test_no_name_breaks_within_a_word(
    browser: Browser, server_url: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        base_url=server_url,
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        is_mobile=True,
    )
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto("/help")
    call(page, "/api/me", {"name": "Copper Falcon"})
    broken = {}
    for game, *names in AT_TABLES:
        match = open_table(
            page,
            game,
            [{"occupant": "me"}, *({"occupant": "guest", "name": name} for name in names)],
            start=True,
        )
        page.goto(f"/t/{match}")
        page.locator("dialog.handover button").or_(page.locator(".act .ask")).first.wait_for()
        if page.locator("dialog.handover button").count():
            page.locator("dialog.handover button").click()
        expect(page.locator(".seats .name > span").first).to_be_attached()
        found = page.evaluate(BROKEN)
        if found:
            broken[game, len(names)] = found
    context.close()
    assert not broken
