"""What is said about people: written once for every language, with the same blanks, and nothing left over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

WEB = Path(str(files("parlour.web")))
STRINGS = WEB / "strings" / "people"
LANGUAGES = sorted(file.stem for file in (WEB / "strings").glob("*.ftl"))
SOURCE = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*.js") if "vendor" not in path.parts)
SERVER = "\n".join(path.read_text("utf-8") for folder in ("house", "server", "commands") for path in (WEB.parent / folder).rglob("*.py"))
MESSAGE = re.compile(r"^(people-[\w-]+) =((?:.*\n)(?:[ }].*\n|\n(?= ))*)", re.MULTILINE)


def written(language: str) -> dict[str, set[str]]:
    """Return every message of a language with the blanks it fills."""
    text = (STRINGS / f"{language}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text + "\n")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert written(language) == written("en")


def test_every_sentence_that_is_asked_for_is_written_and_the_other_way_round() -> None:
    families = tuple(re.findall(r"`(people-[a-z-]+-)\$\{", SOURCE))
    asked = set(re.findall(r"'(people-[a-z-]+)'", SOURCE)) | {f"people-error-{code}" for code in re.findall(r'"people\.([a-z-]+)"', SERVER)}
    found = set(written("en"))
    assert asked <= found
    assert found <= asked | {name for name in found if name.startswith(families)}
