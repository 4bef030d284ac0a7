"""The browser shell as files: what pages load, and that every sentence they ask for is written."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

WEB = Path(str(files("parlour.web")))
SOURCES = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
SOURCE = "\n".join(path.read_text("utf-8") for path in SOURCES)
ENGLISH = (WEB / "strings" / "en.ftl").read_text("utf-8")
WRITTEN = set(re.findall(r"^([a-z][\w-]*) =", ENGLISH, re.MULTILINE))
IMPORT = re.compile(r"^(?:import|export)\b[^;]*?from '(\.[^']+)';", re.MULTILINE)


def needed(module: Path) -> set[Path]:
    """Return every module that this one imports, directly or not."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        at = waiting.pop()
        for name in IMPORT.findall(at.read_text("utf-8")):
            other = (at.parent / name).resolve()
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


@pytest.mark.parametrize("page", sorted((WEB / "pages").glob("*.html")), ids=lambda page: page.stem)
def test_a_page_preloads_exactly_the_modules_it_needs(page: Path) -> None:
    preloaded = set(re.findall(r'<link rel="modulepreload" href="/web/([^"]+)">', page.read_text("utf-8")))
    assert preloaded == {module.relative_to(WEB.resolve()).as_posix() for module in needed((WEB / f"{page.stem}.js").resolve())}


def test_every_sentence_that_is_asked_for_is_written() -> None:
    assert set(re.findall(r"'(house-[a-z-]+[a-z])'", SOURCE)) <= WRITTEN


def test_every_sentence_that_is_written_is_asked_for() -> None:
    asked = set(re.findall(r"'(house-[a-z-]+[a-z])'", SOURCE)) | set(re.findall(r"\{ (house-[a-z-]+) \}", ENGLISH))
    families = tuple(re.findall(r"`(house-[a-z-]+-)\$\{", SOURCE)) + tuple(re.findall(r"'(house-[a-z-]*-)'", SOURCE))
    assert {name for name in WRITTEN if name.startswith("house-")} <= asked | {name for name in WRITTEN if name.startswith(families)}


def test_every_refusal_of_the_house_has_a_sentence() -> None:
    package = WEB.parent
    folders = [package / name for name in ("core", "tables", "server", "db")]
    codes = {code for folder in folders for path in folder.rglob("*.py") for code in re.findall(r'"core\.([a-z-]+)"', path.read_text("utf-8"))}
    assert {f"core-error-{code}" for code in codes} <= WRITTEN
