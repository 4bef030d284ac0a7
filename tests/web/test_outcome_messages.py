"""Tests of the messages that say why a match ended."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "sv"])
@pytest.mark.parametrize("reason", ["resigned", "away"])
def test_a_single_opponent_is_named_and_several_are_not(language: str, reason: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    strings = files("parlour") / "web" / "strings" / f"{language}.ftl"
    bundle.add_resource(FluentResource(strings.read_text("utf-8")))
    message = bundle.get_message(f"site-over-{reason}").value
    assert message is not None
    one, several = (
        str(bundle.format_pattern(message, {"loser": "Oona", "losers": losers})[0])
        for losers in (1, 3)
    )
    assert "Oona" in one and "Oona" not in several
