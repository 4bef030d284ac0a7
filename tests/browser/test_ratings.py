"""Tests for ratings and results in the browser, and for the bot ladder."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.scale import displayed_rating

from .conftest import Visitor
from .table import call, decide, eventually, hint, open_table, wait_for_turn
from .test_pages import axe_violations

pytestmark = pytest.mark.browser


def lose_match(page: Page, level: str) -> str:
    """Resign against a bot after two decisions; return the match id once its result is stored."""
    match = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "bot", "level": level}], start=True
    )
    decide(page, match)
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    eventually(
        page,
        lambda: any(line["match"] == match for line in call(page, "/api/results")["results"]),
        "the result is written down",
    )
    return match


def lose_by_leaving(page: Page) -> str:
    """Leave matches of Betta to a bot until it scores more than the other, and return the id."""
    while True:
        occupants = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
        match = open_table(page, "betta", occupants, settings={"leaver": "bot"}, start=True)
        decide(page, match)
        call(page, f"/api/matches/{match}/leave", {"seat": 0})
        while (found := call(page, f"/api/matches/{match}/frame?seat=0"))["phase"] != "over":
            page.wait_for_timeout(50)
        own, other = found["ranking"]["scores"]
        if own >= other:
            # The board says what the result says: who left is behind who stayed.
            assert found["ranking"]["ranks"] == [2, 1]
            return match


@pytest.mark.parametrize(
    ("phone", "dark"),
    [pytest.param(False, False, marks=pytest.mark.slow), (True, True)],
    ids=["desk", "phone-dark"],
)
def test_a_rated_result_is_listed_and_the_ladder_continues(
    visitor: Visitor, phone: bool, dark: bool
) -> None:
    page = visitor("/", phone=phone, dark=dark)
    lose_match(page, "club")
    page.goto("/ratings")
    row = page.locator("tr.me")
    expect(row).to_contain_text("?")
    expect(page.get_by_role("row", name="Thales")).to_contain_text(
        str(displayed_rating(anchor_ratings("pylos")["master"]).value)
    )
    assert (
        not axe_violations(page)
        and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    )
    page.get_by_role("button", name="Correspondence").click()
    expect(page.get_by_text("No player has a rating yet")).to_be_visible()
    page.get_by_role("link", name="Results").click()
    expect(page.locator(".results .out").first).to_contain_text("Lost")
    assert (
        not axe_violations(page)
        and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    )
    page.get_by_label("Outcome").select_option("Won")
    expect(page.get_by_text("No games found")).to_be_visible()
    page.get_by_label("Outcome").select_option("Any")
    page.get_by_label("Opponent").fill("bertil")
    expect(page.locator(".results li")).to_have_count(1)
    page.get_by_label("Game").select_option("Pylos")
    page.get_by_label("Rules").select_option("Basic")
    expect(page.get_by_text("No games found")).to_be_visible()
    page.get_by_label("Rules").select_option("Standard")
    expect(page.locator(".results li")).to_have_count(1)
    page.get_by_label("Opponent").fill("nobody")
    expect(page.locator(".results li")).to_have_count(0)
    page.get_by_role("link", name="Ratings").last.click()
    expect(page.locator(".ladder .next").get_by_role("button")).to_have_count(1)
    # The goal above the ladder names the next bot even if its row is far below.
    page.locator(".goal").get_by_role("button", name="Play Pip").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Pip").first).to_be_visible()


@pytest.mark.slow
def test_a_player_who_left_sees_why_the_bots_win_does_not_count(visitor: Visitor) -> None:
    page = visitor("/")
    match = lose_by_leaving(page)
    page.goto(f"/t/{match}")
    expect(page.locator(".standings .rt").last).to_have_text(
        "abandoned: ranked behind all who stayed"
    )
    stayed = lose_match(page, "club")
    page.goto(f"/t/{stayed}")
    expect(page.locator(".standings .rt")).to_contain_text("→")
    expect(page.get_by_text("ranked behind all who stayed")).to_have_count(0)


@pytest.mark.slow
def test_a_finished_match_shows_rating_changes_and_can_be_exported_and_imported(
    visitor: Visitor,
) -> None:
    page = visitor("/")
    match = lose_match(page, "club")
    page.goto(f"/t/{match}")
    expect(page.locator(".standings .rt")).to_contain_text("1500 →")
    expect(page.locator(".climb")).to_contain_text("wins against Pip to move up")
    # The actions for a result are one click away on long pages too.
    for name in ("Rematch", "Share", "Fairness"):
        expect(page.get_by_role("button", name=name).first).to_be_in_viewport()
    expect(page.locator(".act").get_by_text("Review", exact=True)).to_be_in_viewport()
    assert not axe_violations(page)
    with page.expect_download() as kept:
        page.get_by_role("link", name="Match file").click()
    body = kept.value.path().read_bytes()
    browser = page.context.browser
    assert browser is not None
    # A separate page is used because a refused file logs a console error.
    elsewhere = browser.new_context(base_url=page.url.split("/t/")[0], locale="en-GB").new_page()
    elsewhere.goto("/results")
    bring = elsewhere.get_by_label("Import a match")
    bring.set_input_files(
        {"name": "torn.match", "mimeType": "application/json", "buffer": body[:200]}
    )
    expect(elsewhere.get_by_role("alert")).to_have_text("This is not a match file.")
    bring.set_input_files({"name": "whole.match", "mimeType": "application/json", "buffer": body})
    elsewhere.wait_for_url(f"**/t/{match}/analysis*")
    expect(elsewhere.get_by_role("heading", level=1)).to_be_visible()
    elsewhere.context.close()
    page.goto(f"/people/{call(page, '/api/me')['id']}")
    expect(page.locator(".statistics-card .facts")).to_contain_text("Longest winning streak")
    assert not axe_violations(page)


@pytest.mark.slow
def test_a_match_resigned_at_once_explains_why_it_is_unrated(visitor: Visitor) -> None:
    page = visitor("/")
    match = open_table(
        page, "pylos", [{"occupant": "me"}, {"occupant": "bot", "level": "club"}], start=True
    )
    decide(page, match, times=1)
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    page.goto(f"/t/{match}")
    expect(page.locator(".result")).to_contain_text(
        "Unrated: the match ended before each side had made enough moves."
    )
    expect(page.locator(".standings .rt")).to_have_count(0)
    assert not axe_violations(page)
    page.goto("/results")
    expect(page.locator(".results .tag").first).to_have_attribute(
        "title", "Unrated: the match ended before each side had made enough moves."
    )


@pytest.mark.slow
def test_a_hint_is_highlighted_and_announced_and_makes_the_match_unrated(visitor: Visitor) -> None:
    page = visitor("/")
    match = open_table(
        page,
        "pylos",
        [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}],
        options={"variant": "basic"},
        start=True,
    )
    page.goto(f"/t/{match}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Use a hint").click()
    expect(page.locator(".act")).to_contain_text("Hint:")
    expect(page.locator(".log")).to_contain_text("used a hint")
    assert not axe_violations(page)
    since = call(page, f"/api/matches/{match}/frame?seat=0")["decision_id"]
    call(
        page,
        f"/api/matches/{match}/act",
        {"seat": 0, "decision_id": since, "action": {"do": "place", "cell": "1a1"}},
    )
    call(page, f"/api/matches/{match}/resign", {"seat": 0})
    page.wait_for_function(
        "async () => (await (await fetch('/api/results')).json()).results.length"
    )
    page.goto("/results")
    expect(page.locator(".results li").first).to_contain_text("unrated")


@pytest.mark.slow
def test_a_phone_reaches_ratings_results_tournaments_and_statistics(
    visitor: Visitor,
) -> None:
    page = visitor("/", phone=True)
    lose_match(page, "club")
    for start in ("/", "/lobby"):
        for name in ("Ratings", "Results", "Tournaments"):
            page.goto(start)
            page.get_by_role("link", name=name, exact=True).click()
            expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.goto("/results")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Statistics")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("phone", "dark"), [(False, True), (True, False)], ids=["desk-dark", "phone"]
)
def test_a_profile_shows_statistics_of_each_game(visitor: Visitor, phone: bool, dark: bool) -> None:
    page = visitor("/", phone=phone, dark=dark)
    for game, turns in (("pylos", 1), ("carcassonne", 3), ("betapet", 2)):
        match = open_table(
            page, game, [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}], start=True
        )
        page.goto(f"/t/{match}")
        seq = -1
        for _ in range(turns):
            found = wait_for_turn(page, 0, seq)
            seq = found["seq"]
            action = hint(page, match, 0)
            call(
                page,
                f"/api/matches/{match}/act",
                {"seat": 0, "decision_id": found["decision_id"], "action": action},
            )
        call(page, f"/api/matches/{match}/resign", {"seat": 0})
    eventually(
        page,
        lambda: len(call(page, "/api/results")["results"]) == 3,
        "the results are written down",
    )
    page.goto(f"/people/{call(page, '/api/me')['id']}")
    statistics_section = page.locator("#statistics")
    for game, words in (
        ("Pylos", ["On the pyramid"]),
        ("Carcassonne", ["Cities", "Bets"]),
        ("Betapet", ["Bingos", "Words", "Points per turn"]),
    ):
        statistics_section.get_by_role("button", name=game).click()
        expect(statistics_section.get_by_role("button", name=game)).to_have_attribute(
            "aria-pressed", "true"
        )
        expect(statistics_section.locator(".facts")).to_contain_text("Matches")
        for sentence in words:
            expect(statistics_section).to_contain_text(sentence)
        assert (
            not axe_violations(page)
            and page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        )
