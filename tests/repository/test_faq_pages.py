"""Tests that the FAQ of every game is complete in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from parlour.plugin import registry
from parlour.services.forum.markdown import FaqEntry
from parlour.services.forum.questions import faq_of_game
from parlour.services.i18n import bundle_languages
from parlour.services.matchmaking.planned_tables import DAILY_CLOCK, LIVE_CLOCK
from parlour.services.ratings.scale import PROVISIONAL_GAMES

FOREIGN = [language for language in bundle_languages("site") if language != "en"]
LEAST, MOST = 8, 14
"""The smallest and the largest number of questions per game."""

WRITTEN = re.compile(r"<code>(.*?)</code>")
LINKED = re.compile(r'href="(/[^"?]*)')


def numbers(entry: FaqEntry) -> Counter[str]:
    """Return the numbers in an answer as a multiset, because translations reorder them."""
    return Counter(re.findall(r"\d+", entry.answer))


@pytest.mark.parametrize("game", registry.game_packages())
def test_every_game_has_a_faq_of_suitable_length(game: str) -> None:
    used_language, found = faq_of_game(game, "en")
    assert used_language == "en" and LEAST <= len(found) <= MOST
    assert len({item.id for item in found}) == len(found) and found[-1].id == "else"
    for entry in found:
        assert re.fullmatch(r"[a-z]+", entry.id), entry.question
        assert len(entry.answer) > len("<p></p>") + 40 and "`" not in entry.question, entry.question


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", registry.game_packages())
def test_the_faq_is_equivalent_in_every_language(game: str, language: str) -> None:
    used_language, translations = faq_of_game(game, language)
    english = faq_of_game(game, "en")[1]
    assert used_language == language and [item.id for item in translations] == [
        item.id for item in english
    ]
    for entry, translation in zip(english, translations, strict=True):
        assert translation.question != entry.question and translation.answer != entry.answer, (
            entry.id
        )
        assert numbers(translation) == numbers(entry), f"a number of “{entry.question}”"
        assert WRITTEN.findall(translation.answer) == WRITTEN.findall(entry.answer), (
            f"what is typed in “{entry.question}”"
        )
        assert LINKED.findall(translation.answer) == LINKED.findall(entry.answer), (
            f"a link of “{entry.question}”"
        )


@pytest.mark.parametrize("game", registry.game_packages())
def test_every_translation_is_in_a_supported_language(game: str) -> None:
    folder = Path(__file__).parents[2] / "src/parlour/games" / game
    assert {page.name for page in folder.glob("FAQ.*.md")} == {
        f"FAQ.{language}.md" for language in FOREIGN
    }


@pytest.mark.parametrize(
    "game", [game for game in registry.game_packages() if not registry.game_plugin(game).clocks]
)
def test_numbers_in_the_faq_match_the_code(game: str) -> None:
    said = {item.id: " ".join(item.answer.split()) for item in faq_of_game(game, "en")[1]}
    assert (
        f"{LIVE_CLOCK.bank_ms // 60_000} minutes and {LIVE_CLOCK.increment_ms // 1_000} seconds a move"
        in said["clocks"]
    )
    assert DAILY_CLOCK.days == 2 and "two days a move" in said["clocks"]
    assert f"After {PROVISIONAL_GAMES} games" in said["rating"]
