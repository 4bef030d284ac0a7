"""Tests for the browser shell: the files that pages load and the messages that they use."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.server.assets.static_assets import MANIFEST_CACHE
from parlour.server.pages.page_template import render_page
from parlour.server.pages.templates import PAGES

WEB = Path(str(files("parlour.web")))
SOURCES = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
SOURCE = "\n".join(path.read_text("utf-8") for path in SOURCES)
ENGLISH = (WEB / "strings" / "en.ftl").read_text("utf-8")
WRITTEN = set(re.findall(r"^([a-z][\w-]*) =", ENGLISH, re.MULTILINE))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_links_each_asset_by_its_hash(name: str) -> None:
    html, pieces = render_page(name).decode(), MANIFEST_CACHE.manifest().assets
    linked = re.findall(r'(?:href|src)="/static/([0-9a-f]{16})/([^"]+)"', html)
    assert {"shell.js", f"{name}.js", f"{name}.css", "web/components/theme_boot.js"} <= {
        piece for _, piece in linked
    }
    assert all(pieces[piece].stamp == stamp for stamp, piece in linked)
    assert len(linked) == len(set(linked))


@pytest.mark.parametrize(
    "strings", sorted(WEB.parent.rglob("*.ftl")), ids=lambda path: str(path.relative_to(WEB.parent))
)
def test_no_message_is_defined_twice(strings: Path) -> None:
    names = re.findall(r"^([a-z][\w-]*) =", strings.read_text("utf-8"), re.MULTILINE)
    assert [name for name, often in Counter(names).items() if often > 1] == []


def test_every_used_message_is_defined() -> None:
    assert set(re.findall(r"'(house-[a-z-]+[a-z])'", SOURCE)) <= WRITTEN


def test_every_defined_message_is_used() -> None:
    asked = set(re.findall(r"'(house-[a-z-]+[a-z])'", SOURCE)) | set(
        re.findall(r"\{ (house-[a-z-]+) \}", ENGLISH)
    )
    families = tuple(re.findall(r"`(house-[a-z-]+-)\$\{", SOURCE)) + tuple(
        re.findall(r"'(house-[a-z-]*-)'", SOURCE)
    )
    families += ("site-link-preview-",)  # the server uses these messages for link previews
    assert {name for name in WRITTEN if name.startswith("house-")} <= asked | {
        name for name in WRITTEN if name.startswith(families)
    }


def test_every_error_code_has_a_message() -> None:
    package = WEB.parent
    folders = [package / name for name in ("core", "services", "server", "db")]
    codes = {
        code
        for folder in folders
        for path in folder.rglob("*.py")
        for code in re.findall(r'"core\.([a-z-]+)"', path.read_text("utf-8"))
    }
    assert {f"core-error-{code}" for code in codes} <= WRITTEN
