"""Tests that a button for the same thing has the same verb in every game."""

from __future__ import annotations

import pytest

from parlour.services.i18n import Translations

UNDO = (
    ("site", "site-undo"),
    ("betapet", "betapet-recall"),
    ("betta", "betta-undo"),
    ("bulbous", "bulbous-undo"),
    ("carcassonne", "carcassonne-undo"),
    ("pylos", "pylos-do-undo"),
)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "sv", "it"])
def test_drafts_have_one_verb_and_take_backs_another(language: str) -> None:
    words = Translations(language)
    verbs = {words.text(bundle, message) for bundle, message in UNDO}
    assert len(verbs) == 1
    assert words.text("site", "site-takeback") not in verbs
