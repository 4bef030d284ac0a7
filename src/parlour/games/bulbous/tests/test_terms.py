"""Tests that the texts use the rulebook's terms for placing a bulb after a won bid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]

LIGHTING = {
    "en": r"\blit\b(?! \}| of)|\blights?\b|\bdark\b",
    "de": r"zünd|leucht|dunkl|Birne",
    "es": r"enciend|encend|apagad|bombilla",
    "fr": r"allum|éteint|ampoule",
    "it": r"accen|spent|lampadin",
    "sv": r"tänd|släck|lamp",
}
"""Words for lighting a bulb, by language."""


@pytest.mark.parametrize("language", LIGHTING)
def test_bulbs_are_placed_and_not_lit(language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    pages = [HOME / f"RULES{suffix}.md", HOME / f"FAQ{suffix}.md"]
    # Message ids are not visible text.
    sentences = [
        re.sub(r"^[a-z_-]+ =|\{[^}]*\}", "", line)
        for line in (HOME / f"strings/{language}.ftl").read_text("utf-8").splitlines()
    ]
    for text in [*sentences, *(page.read_text("utf-8") for page in pages)]:
        assert re.search(LIGHTING[language], text) is None, text
