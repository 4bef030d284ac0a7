"""Tests for clubs: create, request, accept, and a tournament for members only."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import run_server
from .members import open_member_page
from .table import call
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def expect_accessible(page: Page) -> None:
    """Fail if axe finds a violation or the page is wider than its screen."""
    assert not axe_violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.slow
def test_a_club_accepts_a_request_and_holds_a_tournament_for_its_members(
    tmp_path: Path, browser: Browser
) -> None:
    with run_server(tmp_path) as address:
        member = partial(open_member_page, browser, address)
        alva, hauke, signe, guest = (
            member("Alva"),
            member("Hauke", phone=True),
            member("Signe"),
            member(""),
        )
        alva.goto("/")
        alva.get_by_role("link", name="Clubs").click()
        expect(alva.get_by_text("No clubs yet.")).to_be_visible()
        alva.get_by_role("button", name="Create club").click()
        alva.get_by_role("textbox", name="Name").fill("The Lamplighters")
        alva.get_by_label("Description").fill("Every **Thursday** <script>alert(1)</script>")
        expect(alva.get_by_text("A leader accepts or declines each request.")).to_be_visible()
        expect_accessible(alva)
        alva.get_by_role("button", name="Create club").click()
        expect(alva.get_by_role("heading", name="The Lamplighters", level=1)).to_be_visible()
        expect(alva.locator(".prose strong")).to_have_text("Thursday")
        expect(alva.locator(".prose")).to_contain_text("<script>alert(1)</script>")
        club = alva.url

        guest.goto("/clubs")
        expect(guest.get_by_text("You need an account")).to_be_visible()
        expect(guest.get_by_role("button", name="Create club")).to_have_count(0)
        expect_accessible(guest)

        hauke.goto("/clubs")
        hauke.get_by_label("Search clubs").fill("LAMP")
        hauke.get_by_role("link", name="The Lamplighters").click()
        hauke.get_by_role("button", name="Ask to join").click()
        expect(hauke.get_by_text("Your request is waiting")).to_be_visible()
        expect_accessible(hauke)

        alva.goto("/clubs")
        expect(alva.locator(".club-list").first).to_contain_text("one request")
        alva.goto(club)
        alva.get_by_role("button", name="Accept Hauke").click()
        expect(alva.get_by_role("region", name="Members", exact=True)).to_contain_text("Hauke")
        expect(alva.get_by_role("region", name="Requests to join")).to_have_count(0)
        alva.get_by_role("button", name="Manage Hauke").click()
        alva.get_by_role("button", name="Make leader").click()
        expect(alva.get_by_role("region", name="Members", exact=True)).to_contain_text("Leader")
        expect_accessible(alva)

        alva.get_by_role("link", name="New club tournament").click()
        expect(alva.get_by_label("Open to")).to_contain_text("Members of The Lamplighters")
        alva.get_by_role("textbox", name="Name").fill("Lamp cup")
        alva.get_by_role("button", name="Open registration").click()
        expect(alva.get_by_role("heading", name="Lamp cup")).to_be_visible()
        tournament = alva.url
        alva.get_by_role("link", name="The Lamplighters").click()
        expect(alva.get_by_role("link", name="Lamp cup")).to_be_visible()

        hauke.goto(tournament)
        hauke.get_by_role("button", name="Join", exact=True).click()
        expect(hauke.get_by_role("button", name="Leave")).to_be_visible()
        expect_accessible(hauke)
        signe.goto(tournament)
        expect(signe.get_by_text("Only members of this club can enter.")).to_be_visible()
        expect(signe.get_by_role("button", name="Join", exact=True)).to_have_count(0)

        hauke.goto("/people/" + call(hauke, "/api/me")["id"])
        expect(hauke.get_by_role("link", name="The Lamplighters")).to_be_visible()
        alva.goto(club)
        alva.get_by_role("button", name="Delete club").click()
        alva.get_by_role("dialog").get_by_role("button", name="Delete club").click()
        expect(alva.get_by_text("No clubs yet.")).to_be_visible()
        signe.reload()
        expect(signe.get_by_text("The club of this tournament was deleted.")).to_be_visible()
