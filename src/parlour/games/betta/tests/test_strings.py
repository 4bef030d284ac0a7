"""Tests of the message ids that the Betta board needs in addition to the common ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.scoring import SOLO_RATINGS

GAME = Path(__file__).parents[1]
FILES = sorted((GAME / "strings").glob("*.ftl"))
OTHER_TANKS = {
    "en": r"displays?|aquari(?:um|a)s?",
    "de": r"aquari(?:um|en)|auslagen?|tanks?|vitrinen?",
    "fr": r"bacs?|bassins?|tanks?|vitrines?",
    "es": r"tanques?|peceras?|vitrinas?",
    "sv": r"tank(?:en|ar|arna)?|skyltning|monter",
    "it": r"acquari(?:o)?|espositor[ei]|vetrine?",
}
"""Other words for a tank, by language."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_pattern_and_rating_has_a_name(file: Path) -> None:
    text = file.read_text("utf-8")
    (pattern,) = re.findall(r"^betta-pattern = (.*(?:\n[ }\[*].*)*)", text, re.MULTILINE)
    assert set(packaged_box().patterns) == set(re.findall(r"\[(\w+)\]", pattern)) - {"other"}
    assert {word for _, word in SOLO_RATINGS} == set(
        re.findall(r"^betta-rating-([\w-]+) =", text, re.MULTILINE)
    )


@pytest.mark.parametrize("language", OTHER_TANKS)
def test_a_tank_has_one_name(language: str) -> None:
    messages = (GAME / f"strings/{language}.ftl").read_text("utf-8")
    # Ids, names of arguments and comments are not shown.
    shown = re.sub(r"\{ *[\w$-]+|^[\w-]+ =|^#.*", "", messages, flags=re.MULTILINE)
    suffix = "" if language == "en" else f".{language}"
    pages = [(GAME / f"{page}{suffix}.md").read_text("utf-8") for page in ("RULES", "FAQ")]
    found = re.findall(rf"\b(?:{OTHER_TANKS[language]})\b", "\n".join([shown, *pages]), re.I)
    assert not found
