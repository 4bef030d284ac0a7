"""Tests that Thorns, an installed package with hidden information, can be played in the browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from ..new_package import install_project
from .conftest import DESK, PHONE, ROOT, Visitor, run_server
from .table import expect_over, frame, match_of, open_table, wait_for_turn
from .test_pages import axe_violations

pytestmark = pytest.mark.browser

AGAINST_BOTS = [{"occupant": "me"}, *[{"occupant": "bot", "level": "beginner"}] * 2]
OPEN = [{"occupant": "open"}] * 2
SEND_AT_ONCE = """localStorage.setItem('parlour-settings', '{"confirm": "never"}')"""
CHOOSABLE = "[data-part][data-next]"

LOW: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server that has Thorns installed, and yield its URL."""
    project = ROOT / "examples" / "packages" / "thorns"
    packages = install_project(project, tmp_path_factory.mktemp("packages"))
    with run_server(tmp_path_factory.mktemp("server"), str(packages)) as address:
        yield address


@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_match_is_played_by_pressing_parts(visitor: Visitor, phone: bool) -> None:
    page = visitor("/", phone=phone, drafts=False)
    page.evaluate(SEND_AT_ONCE)
    page.goto(f"/t/{open_table(page, 'thorns', AGAINST_BOTS, start=True, options={'wins': '1'})}")
    decisions, seq = 0, -1
    while (asked := wait_for_turn(page, 0, seq))["phase"] == "playing":
        part = page.locator(CHOOSABLE).first
        expect(part).to_be_visible()
        if decisions < 2:
            assert axe_violations(page) == []
        if phone:
            part.tap()
        else:
            part.click()
        decisions, seq = decisions + 1, asked["decision_id"]
    assert decisions > 1
    expect_over(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    "size",
    [DESK, PHONE, LOW],
    ids=["desk", "phone", "low"],
)
def test_the_cards_of_six_seats_are_in_view_at_once(visitor: Visitor, size: ViewportSize) -> None:
    page = visitor("/")
    page.set_viewport_size(size)
    bots = [{"occupant": "bot", "level": "beginner"}] * 5
    page.goto(f"/t/{open_table(page, 'thorns', [{'occupant': 'me'}, *bots], start=True)}")
    wait_for_turn(page, 0)
    own = page.locator(".lb-own")
    expect(own).to_be_visible()
    expect(page.locator(".lb-others > .lb-seat")).to_have_count(5)
    areas = [area.bounding_box() for area in page.locator(".lb-others, .lb-line").all()]
    top = own.bounding_box()
    assert top and all(area and area["y"] + area["height"] <= top["y"] for area in areas)


def test_a_laid_card_is_hidden_from_the_other_players(visitor: Visitor) -> None:
    host, friend = visitor("/", drafts=False), visitor("/", drafts=False)
    host.evaluate(SEND_AT_ONCE)
    seats = [{"occupant": "me"}, {"occupant": "open"}, {"occupant": "bot", "level": "beginner"}]
    host.goto(f"/t/{open_table(host, 'thorns', seats)}")
    friend.goto(f"/t/{match_of(host)}")
    friend.get_by_role("button", name="Join").first.click()
    host.get_by_role("button", name="Start").click()
    host.locator('[data-part="thorn"]').click()
    expect(host.locator('[data-part="own-0"]')).to_have_attribute("aria-label", "Thorn")
    expect(friend.locator('[data-part="seat-0"]')).to_have_attribute(
        "aria-label", "Face-down cards: 1"
    )
    seen = frame(friend, 1)
    assert seen["view"]["pile_sizes"][0] == 1 and seen["view"]["own_pile"] == []
    expect(host.locator(".log").first).to_contain_text("lays the thorn")
    expect(friend.locator(".log").first).to_contain_text("lays a card")
    expect(friend.locator(".log").first).not_to_contain_text("thorn")


@pytest.mark.slow
def test_the_lesson_is_played_on_the_drawn_table(visitor: Visitor) -> None:
    page = visitor("/", drafts=False)
    page.evaluate(SEND_AT_ONCE)
    page.goto("/learn/thorns")
    page.get_by_role("button", name="Next").click()
    for part, heading in (("rose", "Another card"), ("rose", "Bid"), ("count-2", "Bid more")):
        expect(page.locator(f'[data-part="{part}"]')).to_have_attribute("data-lit", "")
        page.locator(f'[data-part="{part}"]').click()
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


@pytest.mark.slow
def test_players_cannot_offer_a_draw(visitor: Visitor) -> None:
    page = visitor("/")
    page.goto(f"/t/{open_table(page, 'thorns', [{'occupant': 'me'}, *OPEN])}")
    expect(page.get_by_role("switch", name="Allow takebacks")).to_be_visible()
    expect(page.get_by_role("switch", name="Allow draw offers")).to_have_count(0)
    match = open_table(page, "thorns", AGAINST_BOTS, start=True)
    page.goto(f"/t/{match}")
    wait_for_turn(page, 0)
    expect(page.get_by_role("button", name="Resign").first).to_be_attached()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "verstecke einen Dorn"),
        pytest.param("en", "hide a thorn", marks=pytest.mark.slow),
        pytest.param("es", "esconde una espina", marks=pytest.mark.slow),
        pytest.param("fr", "cachez une épine", marks=pytest.mark.slow),
        pytest.param("it", "nascondi una spina", marks=pytest.mark.slow),
        pytest.param("sv", "göm en tagg", marks=pytest.mark.slow),
    ],
)
def test_the_lobby_describes_it_in_the_language_of_the_reader(
    visitor: Visitor, language: str, line: str
) -> None:
    page = visitor("/")
    page.evaluate(f"""localStorage.setItem('parlour-settings', '{{"language": "{language}"}}')""")
    page.goto("/")
    card = page.locator("article", has=page.get_by_role("heading", name="Thorns", exact=True))
    expect(card).to_contain_text(line)
