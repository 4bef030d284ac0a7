"""Tests for the forum: a thread, an answer, and a post that a moderator hides with a reason."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .conftest import operator_invitation, run_server
from .members import open_member_page
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_thread_is_started_answered_reported_and_moderated(
    tmp_path: Path, browser: Browser
) -> None:
    with run_server(tmp_path) as address:
        invitation = operator_invitation(tmp_path)
        member = partial(open_member_page, browser, address)
        host, alva, hauke, guest = (
            member("Marta", invitation),
            member("Alva"),
            member("Hauke", phone=True),
            member(""),
        )
        alva.goto("/lobby?room=betapet")
        alva.get_by_role("link", name="Enter The Giraffe").click()
        expect(alva.get_by_role("heading", name="The Giraffe")).to_be_visible()
        expect(
            alva.get_by_text(re.compile("\\(replaces SOWPODS\\): [0-9,]+ words"))
        ).to_be_visible()
        expect(alva.locator(".pace")).to_have_count(5)
        expect(alva.locator(".room-users li", has_text="Alva")).to_contain_text("browsing")
        alva.get_by_text("What is a bingo worth?").click()
        expect(alva.get_by_text("Fifty extra points")).to_be_visible()
        assert not axe_violations(alva)
        alva.get_by_role("link", name="All threads").click()
        alva.get_by_role("link", name="New thread").click()
        expect(alva.get_by_role("combobox")).to_have_value("Betapet")
        alva.get_by_label("Title").fill("Opening racks")
        words = alva.get_by_label("Your post").last
        words.fill("Two **jokers** <script>alert(1)</script>")
        alva.get_by_role("button", name="Preview").click()
        expect(alva.locator(".seen strong")).to_have_text("jokers")
        alva.get_by_role("button", name="Create thread").click()
        expect(alva.get_by_role("heading", name="Opening racks")).to_be_visible()
        expect(alva.locator(".post")).to_contain_text("<script>alert(1)</script>")
        thread = alva.url

        hauke.goto("/forum")
        expect(hauke.locator(".threads .unread")).to_contain_text("Opening racks")
        hauke.get_by_role("link", name="Opening racks").click()
        hauke.get_by_label("Your reply").last.fill("about a person")
        hauke.keyboard.press("Control+Enter")
        expect(hauke.locator(".post")).to_have_count(2)
        assert (
            not axe_violations(hauke)
            and hauke.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        )
        hauke.goto("/forum")
        expect(hauke.locator(".threads li")).to_have_count(1)
        expect(hauke.locator(".threads .unread")).to_have_count(0)
        assert not axe_violations(hauke)

        guest.goto(thread)
        expect(guest.get_by_text("Only members can post.").last).to_be_visible()
        guest.get_by_role("button", name="the post by Hauke").click()
        guest.get_by_role("button", name="Report to the moderators").click()
        guest.get_by_label("Reason (short)").fill("not about the game")
        guest.keyboard.press("Enter")
        expect(
            guest.get_by_role("status").filter(has_text="The moderators will look at it")
        ).to_be_visible()

        host.goto(thread)
        expect(host.locator(".post")).to_have_count(2)
        host.get_by_role("button", name="the post by Hauke").click()
        host.get_by_role("button", name="Hide post").click()
        host.get_by_label("Reason (short)").fill("about a person, not about the game")
        host.keyboard.press("Enter")
        expect(
            host.get_by_text("A post by Hauke was hidden by Marta: about a person")
        ).to_be_visible()
        guest.reload()
        expect(
            guest.get_by_text("was hidden by Marta: about a person, not about the game")
        ).to_be_visible()
        expect(guest.locator("#p2 .prose")).to_have_count(0)
        host.get_by_role("button", name="More", exact=True).click()
        host.get_by_role("button", name="Lock thread").click()
        expect(host.get_by_text("You can read it, but not reply")).to_be_visible()
        guest.get_by_label("Search the forum").fill("JOKERS")
        expect(guest.locator(".threads li")).to_have_count(1)
        guest.get_by_label("Search the forum").fill("about a person")
        expect(guest.get_by_text("No posts match your search.")).to_be_visible()
        host.goto("/admin")
        expect(
            host.get_by_text("Marta hid a post by Hauke: about a person, not about the game")
        ).to_be_visible()
        expect(host.get_by_text("Marta locked the thread Opening racks")).to_be_visible()
        expect(host.get_by_text("not about the game").first).to_be_visible()
        host.get_by_role("button", name="Mark as done").click()
        expect(host.get_by_text("done by Marta")).to_be_visible()
        host.get_by_role("textbox", name="Announcement").fill("Rush evening at eight")
        host.get_by_role("button", name="Publish").click()
        expect(host.get_by_text("Marta announced: Rush evening at eight")).to_be_visible()
        assert not axe_violations(host)
        guest.goto("/help")
        expect(guest.locator(".banner")).to_contain_text("Rush evening at eight")
        assert not axe_violations(guest)
        guest.locator(".banner").get_by_role("button", name="Close").click()
        guest.reload()
        expect(guest.get_by_role("heading", name="Help")).to_be_visible()
        expect(guest.locator(".banner")).to_have_count(0)
        for page in (host, alva, hauke, guest):
            page.context.close()
