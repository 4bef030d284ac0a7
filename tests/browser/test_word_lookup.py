"""Tests for word lookup in a room: search, anagrams, and definitions in a new tab."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import PHONE, operator_invitation, run_server
from .table import call, open_table
from .test_accounts import PASSWORD
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone-dark"])
@pytest.mark.slow
def test_a_word_is_looked_up_and_explained(tmp_path: Path, browser: Browser, phone: bool) -> None:
    look: dict[str, Any] = (
        {"viewport": PHONE, "is_mobile": True, "has_touch": True, "color_scheme": "dark"}
        if phone
        else {}
    )
    with run_server(tmp_path) as address:
        invitation = operator_invitation(tmp_path)
        context = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB", **look
        )
        page = context.new_page()
        page.goto("/help")
        call(
            page,
            "/api/account/sign-up",
            {"name": "Marta", "password": PASSWORD, "invitation": invitation},
        )
        page.goto("/admin")
        form = page.get_by_label("Dictionary link").get_by_role("textbox")
        form.fill("http://words.invalid/{word}")
        page.get_by_role("region", name="Dictionary link").get_by_role(
            "button", name="Save"
        ).click()
        expect(page.get_by_text("This URL is not valid")).to_be_visible()
        form.fill("https://words.invalid/{language}/{word}")
        page.get_by_role("region", name="Dictionary link").get_by_role(
            "button", name="Save"
        ).click()
        expect(page.get_by_role("region", name="Dictionary link").locator(".sub")).to_have_text(
            "https://words.invalid/{language}/{word}"
        )
        assert not axe_violations(page)
        page.goto("/rooms/betapet/giraffe")
        card = page.get_by_role("region", name="Look up a word")
        card.get_by_role("textbox").fill("listen")
        card.get_by_role("textbox").press("Enter")
        expect(card).to_contain_text("LISTEN is in the dictionary.")
        assert (
            not axe_violations(page)
            and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        )
        card.get_by_role("button", name="SILENT").click()
        expect(card).to_contain_text("SILENT is in the dictionary.")
        leads = card.get_by_role("link", name="What does it mean?")
        with context.expect_event(
            "request", lambda request: request.url.startswith("https:")
        ) as asked:  # the address does not exist
            leads.click()
        assert (
            asked.value.url == "https://words.invalid/en/silent"
            and "referer" not in asked.value.headers
        )
        assert leads.get_attribute("rel") == "noopener noreferrer" and page.url.endswith(
            "/rooms/betapet/giraffe"
        )
        card.get_by_role("textbox").fill("zzzt?")
        card.get_by_role("button", name="Look up").click()
        expect(card).to_contain_text("No other anagrams.")


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone-dark"])
def test_played_words_link_to_their_definitions_in_the_review(
    tmp_path: Path, browser: Browser, phone: bool
) -> None:
    look: dict[str, Any] = (
        {"viewport": PHONE, "is_mobile": True, "has_touch": True, "color_scheme": "dark"}
        if phone
        else {}
    )
    with run_server(tmp_path) as address:
        named = subprocess.run(
            [
                sys.executable,
                "-m",
                "parlour",
                "admin",
                "dictionary-url",
                "https://words.invalid/{language}/{word}",
                "--data",
                str(tmp_path),
            ],
            check=False,
        )
        assert named.returncode == 0
        context = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB", **look
        )
        page = context.new_page()
        page.goto("/help")
        match = open_table(
            page,
            "betapet",
            [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}],
            start=True,
        )
        while not (words := placed_words(page, match)):
            if (mine := call(page, f"/api/matches/{match}/frame?seat=0"))["mine"]:
                call(
                    page,
                    f"/api/matches/{match}/act",
                    {"seat": 0, "decision_id": mine["decision_id"], "action": {"do": "pass"}},
                )
            time.sleep(0.05)
        call(page, f"/api/matches/{match}/resign", {"seat": 0})
        entries = call(page, f"/api/matches/{match}/frame?seat=0")["view"]["entries"]
        first = next(number for number, entry in enumerate(entries, 1) if entry["words"])
        page.goto(f"/t/{match}/analysis#0")
        links = page.locator(".word-links a")
        expect(page.get_by_role("button", name="Next move")).to_be_enabled()
        expect(links).to_have_count(0)
        # The links of a step appear together with its number.
        for step in range(1, first + 1):
            expect(links).to_have_count(0)
            page.get_by_role("button", name="Next move").click()
            expect(page.locator(".caption .pos")).to_have_text(re.compile(f"^{step} of "))
        expect(links.first).to_be_visible()
        word = links.first.inner_text()
        assert (
            word in words and links.first.get_attribute("aria-label") == f"What does {word} mean?"
        )
        assert (
            not axe_violations(page)
            and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        )
        with context.expect_event(
            "request", lambda request: request.url.startswith("https:")
        ) as asked:  # the address does not exist
            links.first.click()
        assert (
            asked.value.url == f"https://words.invalid/en/{word.lower()}"
            and "referer" not in asked.value.headers
        )
        assert "/analysis#" in page.url


def placed_words(page: Page, match: str) -> set[str]:
    """Return all words that have been placed in the match."""
    entries = call(page, f"/api/matches/{match}/frame")["view"]["entries"]
    return {word["text"].upper() for entry in entries for word in entry["words"]}
