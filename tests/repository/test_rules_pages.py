"""Tests that the rules of every game are translated with all their numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from parlour.plugin import registry
from parlour.services.i18n import bundle_languages

GAMES = Path(__file__).parents[2] / "src/parlour/games"
FOREIGN = [language for language in bundle_languages("site") if language != "en"]
LEFT_OUT = {"Sources and interpretations", "Opponents"}
"""The sections that translations omit; a link leads to the English page instead."""

Section = tuple[str, str]


def sections(page: Path) -> list[Section]:
    parts = re.split(r"^## (.*)$", page.read_text("utf-8"), flags=re.MULTILINE)
    return [("", parts[0]), *zip(parts[1::2], parts[2::2], strict=True)]


def tables(text: str) -> list[list[str]]:
    """Return the numbers in each row of a section's tables, in order."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [re.findall(r"\d+", row) for row in rows]


def numbers(text: str) -> Counter[str]:
    """Return the numbers in a section as a multiset, because translations reorder them."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", registry.game_packages())
def test_the_rules_are_equivalent_in_every_language(game: str, language: str) -> None:
    kept = [
        section for section in sections(GAMES / game / "RULES.md") if section[0] not in LEFT_OUT
    ]
    translated = sections(GAMES / game / f"RULES.{language}.md")
    assert len(translated) == len(kept), "a section is missing, or there is one too many"
    for (head, english), (_, told) in zip(kept, translated, strict=True):
        assert tables(told) == tables(english), f"a table of “{head}”"
        assert numbers(told) == numbers(english), f"a number of “{head}”"


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", registry.game_packages())
def test_a_translation_links_to_the_english_page(game: str, language: str) -> None:
    assert (
        f"](/rules/{game}?language=en)"
        in (GAMES / game / f"RULES.{language}.md").read_text("utf-8").splitlines()[-1]
    )


@pytest.mark.parametrize("game", registry.game_packages())
def test_every_translation_is_in_a_supported_language(game: str) -> None:
    assert {page.name for page in (GAMES / game).glob("RULES.*.md")} == {
        f"RULES.{language}.md" for language in FOREIGN
    }
