"""Tests of challenges of bot accounts in a browser: choosing one, its answer, and the match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue
from secrets import token_hex
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from parlour_client import ApiError, Client

from .conftest import Visitor
from .table import call, eventually
from .test_accounts import become_member
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@contextmanager
def offering_bot(page: Page, server: str, name: str) -> Iterator[Queue[bool]]:
    """Run a bot of the member on a page; it accepts or declines challenges as the queue says."""
    bot = call(page, "/api/bots", {"name": name})
    body = {"name": "bot", "scopes": ["play"], "bot": bot["id"]}
    key = call(page, "/api/account/keys", body)["token"]
    answers: Queue[bool] = Queue()
    ends: list[int] = []

    def play() -> None:
        try:
            with Client(server, key) as client:
                for event in client.events(offers=[{"game": "pylos"}], max_matches=4):
                    if event["type"] == "invited":
                        if answers.get():
                            client.join(event["match"], event["seat"])
                        else:
                            client.decline(event["match"])
        except ApiError as refusal:
            ends.append(refusal.status)

    thread = Thread(target=play)
    thread.start()
    try:
        yield answers
    finally:
        page.request.post(f"/api/bots/{bot['id']}/delete", headers={"X-Parlour": "1"}, data={})
        thread.join(30)
        assert ends == [401], "the bot plays until its key ends"


@pytest.mark.slow
def test_a_chosen_bot_account_accepts_or_declines(visitor: Visitor, server_url: str) -> None:
    owner, host = visitor("/"), visitor("/lobby", phone=True, dark=True)
    owner_name = f"Ines {token_hex(3)}"
    become_member(owner, owner_name)
    bot_name = f"{owner_name} bot"
    label = f"{bot_name}, bot of {owner_name}"
    with offering_bot(owner, server_url, bot_name) as answers:
        eventually(
            host,
            lambda: bot_name in str(call(host, "/api/bots/opponents", {"game": "pylos"})),
            "the offer is open",
        )
        host.goto("/play/pylos?tab=friends")
        host.get_by_role("radio", name="Bots").check()
        strength = host.get_by_label("Strength")
        expect(strength.get_by_role("option", name=label)).to_be_attached()
        strength.select_option(label=label)
        expect(host.get_by_text(f"The game starts as soon as {bot_name} accepts.")).to_be_visible()
        assert axe_violations(host) == []
        host.get_by_role("button", name="Start now").click()
        host.wait_for_url(re.compile(r"/t/[0-9a-f]{16}"))
        expect(host.get_by_text("Waiting for an answer…")).to_be_visible()
        assert axe_violations(host) == []
        answers.put(False)
        expect(host.get_by_text(f"{bot_name} declined.")).to_be_visible()
        assert axe_violations(host) == []
        choice = host.get_by_label("Player for seat 2")
        expect(choice.get_by_role("option", name=label)).to_be_attached()
        answers.put(True)
        choice.select_option(label=label)
        host.get_by_role("button", name="Start", exact=True).click()
        expect(host.locator(".seat .bot-badge")).to_be_visible()
        match = host.url.rsplit("/", 1)[1]
        assert call(host, f"/api/tables/{match}")["phase"] == "playing"
        # A challenge from the list of bots starts the match without another button.
        answers.put(True)
        host.goto("/play/pylos?tab=bots")
        host.get_by_role("button", name=f"bot of {owner_name}").click()
        assert axe_violations(host) == []
        host.get_by_role("button", name="Play", exact=True).click()
        expect(host.locator(".seat .bot-badge")).to_be_visible()
