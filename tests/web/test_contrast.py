"""Tests that text in the colours of the site can be read on every plain background."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

BACKGROUNDS = ("paper", "paper-2", "paper-3", "raised", "felt-soft", "brass-soft", "clay-soft")
MIN_RATIO = 4.5
"""The contrast of normal text that WCAG 2.2 requires at level AA."""


def colours(theme: str) -> dict[str, str]:
    """Return the colour of each token in the theme `light` or `dark`."""
    text = (files("parlour.web") / "tokens.css").read_text("utf-8").partition("@media")[0]
    light, _, dark = text.partition(":root[data-theme='dark']")
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark if theme == "dark" else light))


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour `#rrggbb` as WCAG defines it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("text", ["ink", "ink-2"])
def test_text_can_be_read_on_every_background(theme: str, text: str) -> None:
    found = colours(theme)
    weak = {
        background: ratio
        for background in BACKGROUNDS
        if (ratio := contrast(found[text], found[background])) < MIN_RATIO
    }
    assert not weak


def test_the_contrast_is_that_of_the_standard() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
