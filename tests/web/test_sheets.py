"""Tests that style sheets have the prefixes that WebKit needs and avoid its known defects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour

SHEETS = sorted(Path(parlour.__file__).parent.rglob("*.css"))
PREFIXED = ("user-select", "box-decoration-break", "backdrop-filter", "hyphens", "mask-image")


@pytest.mark.parametrize("name", PREFIXED)
def test_properties_have_the_prefixes_that_webkit_needs(name: str) -> None:
    rules = [
        (sheet.name, rule)
        for sheet in SHEETS
        for rule in re.findall(r"\{[^{}]*\}", sheet.read_text("utf-8"))
    ]
    bare = [
        (sheet, rule[:80])
        for sheet, rule in rules
        if re.search(rf"[{{;\s]{name}:", rule) and f"-webkit-{name}:" not in rule
    ]
    assert not bare


def test_no_sheet_changes_the_first_letter_of_words() -> None:
    assert [sheet.name for sheet in SHEETS if "::first-letter" in sheet.read_text("utf-8")] == []


def test_insets_are_named_in_one_place() -> None:
    assert [sheet.name for sheet in SHEETS if "safe-area-inset" in sheet.read_text("utf-8")] == [
        "tokens.css"
    ]
