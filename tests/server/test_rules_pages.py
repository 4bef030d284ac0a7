"""Tests that rules pages use the requested language, or English, and declare it."""

from __future__ import annotations

import pytest

from parlour.plugin import registry
from parlour.services.i18n import bundle_languages

from .harness import ServedApplication


@pytest.mark.parametrize("game", registry.game_packages())
async def test_the_rules_are_served_in_every_language(server: ServedApplication, game: str) -> None:
    guest, pages = server.guest(), {}
    await guest.get("/api/me")  # the first response sets a cookie and is therefore not cached
    for language in bundle_languages("site"):
        answer = await guest.web.get(f"/api/games/{game}/rules", params={"language": language})
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
        assert (answer.headers["content-language"], answer.headers["cache-control"]) == (
            language,
            "max-age=60",
        )
        pages[language] = answer.text
    assert len(set(pages.values())) == len(pages)
    assert all("<table tabindex" in page and "<th></th>" not in page for page in pages.values())


async def test_rules_are_english_without_a_requested_language(server: ServedApplication) -> None:
    plain = await server.guest().web.get("/api/games/pylos/rules")
    assert plain.headers["content-language"] == "en" and "<h2>The board</h2>" in plain.text


@pytest.mark.parametrize(
    "language", ["tlh", "", "DE", "de-CH", "../../betta/RULES", "md", "é" * 2_000, "\x00"]
)
async def test_an_untranslated_language_falls_back_to_english(
    server: ServedApplication, language: str
) -> None:
    guest = server.guest()
    answer = await guest.web.get("/api/games/pylos/rules", params={"language": language})
    plain = await guest.web.get("/api/games/pylos/rules")
    assert (answer.status_code, answer.headers["content-language"], answer.text) == (
        200,
        "en",
        plain.text,
    )


async def test_a_repeated_language_parameter_is_refused(server: ServedApplication) -> None:
    answer = await server.guest().web.get("/api/games/pylos/rules?language=fr&language=de")
    assert answer.status_code == 400 and answer.json()["code"] == "core.bad-request"
