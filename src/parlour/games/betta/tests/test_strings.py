"""Every language says the same things, and everything the rules can say has a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from parlour.games.betta.bots import LEVELS
from parlour.games.betta.box import house_box
from parlour.games.betta.scoring import RATINGS
from parlour.games.betta.state import Options

HOME = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "it", "es", "de", "sv")
ARGUMENTS = {
    **dict.fromkeys(("name", "names", "card", "fish", "rating", "pattern", "colour", "option", "mode", "why"), "Ada"),
    **dict.fromkeys(("display", "turns", "points", "count", "number", "cell", "row", "total", "moves", "displays"), 3),
}


def messages(language: str) -> dict[str, str]:
    text = (HOME / "strings" / f"{language}.ftl").read_text()
    return dict(re.findall(r"^(betta-[\w-]+) = (.*(?:\n[ }\[*].*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_complete(language: str) -> None:
    """The same messages with the same arguments, whatever a message includes from another."""
    english, found = messages("en"), messages(language)
    assert sorted(found) == sorted(english)
    for name in english:
        assert arguments(found, name) == arguments(english, name), name


def arguments(found: dict[str, str], name: str) -> set[str]:
    text = found[name]
    own = set(re.findall(r"\$(\w+)", text))
    return own.union(*(arguments(found, other) for other in re.findall(r"\{ (betta-[\w-]+) \}", text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HOME / "strings" / f"{language}.ftl").read_text()))
    for name in messages(language):
        value = bundle.get_message(name).value
        assert value is not None
        said, errors = bundle.format_pattern(value, ARGUMENTS)
        assert said
        assert not errors, (name, errors)


def test_what_the_rules_say_has_sentences() -> None:
    known = set(messages("en"))
    text = "".join(module.read_text() for module in HOME.glob("*.py"))
    codes = set(re.findall(r'"betta\.([a-z-]+)"', text))
    assert {f"betta-error-{code}" for code in codes} == {name for name in known if name.startswith("betta-error-")}
    wanted = {f"betta-bot-{level.id}" for level in LEVELS} | {f"betta-rating-{word}" for _, word in RATINGS}
    wanted |= {f"betta-phase-{phase}" for phase in ("place", "over")} | {"betta-name", "betta-line", "betta-do-place"}
    wanted |= {f"betta-news-{what}" for what in ("began", "laid", "first", "pattern", "ended", "displays")}
    wanted |= {f"betta-over-{why}" for why in ("full", "turns")}
    wanted |= {f"betta-option-{field}" for field in Options.__struct_fields__}
    for field, values in {
        "mode": ("classic", "solo", "betty"),
        "betty": ("random", "first"),
        "goals": ("tuned", "brief"),
        "pool": ("even", "any"),
        "deal": ("random", "daily"),
    }.items():
        wanted |= {f"betta-option-{field}-{value}" for value in values}
    assert wanted <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_of_the_house_has_a_name(language: str) -> None:
    text = messages(language)["betta-pattern"]
    assert set(house_box().patterns) == set(re.findall(r"\[(\w+)\]", text)) - {"other"}
