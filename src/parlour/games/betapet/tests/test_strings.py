"""Every code, option, phase, action, piece of news, ending and opponent has its sentence, in six languages alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.rules.state import Kind, Options

HOME = Path(__file__).parents[1]


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language with the names they use."""
    text = (HOME / "strings" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^(betapet-[\w-]+) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


KNOWN = messages("en")


def test_codes_have_sentences() -> None:
    codes = {code for module in HOME.rglob("*.py") for code in re.findall(r'"betapet\.([\w-]+)"', module.read_text("utf-8"))}
    assert {f"betapet-error-{code}" for code in codes} == {known for known in KNOWN if known.startswith("betapet-error-")}


def test_everything_that_is_shown_has_a_sentence() -> None:
    wanted = {"betapet-name", "betapet-line"} | {f"betapet-bot-{level.id}" for level in LEVELS}
    wanted |= {f"betapet-phase-{phase}" for phase in ("play", "challenge", "over")}
    wanted |= {f"betapet-do-{do}" for do in ("play", "exchange", "pass", "challenge", "accept")}
    wanted |= {f"betapet-news-{what}" for what in (*get_args(Kind), "bingo")}
    wanted |= {f"betapet-over-{over}" for over in ("out", "passes", "time", "resigned", "away")}
    for field in msgspec.structs.fields(Options):
        wanted.add(f"betapet-option-{field.name}")
        if get_origin(field.type) is Literal:
            wanted |= {f"betapet-option-{field.name}-{value}" for value in get_args(field.type)}
    assert wanted <= set(KNOWN)


@pytest.mark.parametrize("language", ["fr", "es", "it", "sv", "de"])
def test_the_other_languages_say_the_same(language: str) -> None:
    rules = {name: names for name, names in KNOWN.items() if name in messages(language)}
    assert messages(language) == rules
    own = {name for name in KNOWN if re.match(r"betapet-(name|line|option|phase|do|news|over|error|bot)", name)}
    assert own <= set(messages(language))
