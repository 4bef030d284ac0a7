"""Tests of the message ids that the Betta board needs in addition to the common ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.games.betta.rules.box import packaged_box
from parlour.games.betta.rules.scoring import SOLO_RATINGS

FILES = sorted((Path(__file__).parents[1] / "strings").glob("*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_pattern_and_rating_has_a_name(file: Path) -> None:
    text = file.read_text("utf-8")
    (pattern,) = re.findall(r"^betta-pattern = (.*(?:\n[ }\[*].*)*)", text, re.MULTILINE)
    assert set(packaged_box().patterns) == set(re.findall(r"\[(\w+)\]", pattern)) - {"other"}
    assert {word for _, word in SOLO_RATINGS} == set(
        re.findall(r"^betta-rating-([\w-]+) =", text, re.MULTILINE)
    )
