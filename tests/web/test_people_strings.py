"""Tests that messages about users are complete in every language and have equal variables."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

WEB = Path(str(files("parlour.web")))
LANGUAGES = sorted(file.stem for file in (WEB / "strings").glob("*.ftl"))
BUNDLES = (
    "account",
    "social",
    "forum",
    "chat",
    "statistics",
    "notifications",
    "tournament",
    "club",
    "correspondence",
    "find",
)
SOURCE = "\n".join(
    path.read_text("utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.parts
)
SERVER = "\n".join(
    path.read_text("utf-8")
    for folder in ("services", "server", "cli")
    for path in (WEB.parent / folder).rglob("*.py")
)


def messages_of(bundle: str, language: str) -> dict[str, set[str]]:
    """Return each message of a bundle in a language with the variables that it uses."""
    text = (WEB / "strings" / bundle / f"{language}.ftl").read_text("utf-8")
    message = re.compile(rf"^({bundle}-[\w-]+) =((?:.*\n)(?:[ }}].*\n|\n(?= ))*)", re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in message.findall(text + "\n")}


@pytest.mark.parametrize("bundle", BUNDLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(bundle: str, language: str) -> None:
    assert messages_of(bundle, language) == messages_of(bundle, "en")


@pytest.mark.parametrize("bundle", BUNDLES)
def test_messages_and_their_uses_match(bundle: str) -> None:
    families = tuple(re.findall(rf"`({bundle}-[a-z-]+-)\$\{{", SOURCE))
    asked = set(re.findall(rf"'({bundle}-[a-z-]+)'", SOURCE))
    asked |= {
        f"{bundle}-error-{code}"
        for code in re.findall(rf'"{bundle}\.(?!css"|toml")([a-z-]+)"', SERVER)
    }
    asked |= set(re.findall(rf'"({bundle}-[a-z-]+)"', SERVER))
    found = set(messages_of(bundle, "en"))
    assert asked <= found
    assert found <= asked | {name for name in found if name.startswith(families)}
