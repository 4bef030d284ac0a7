"""Tests that a package broken in any of its files leaves every page and every other game working."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ..new_package import frogs
from .test_junk import ServerInSubprocess

PAGES = (
    *("/", "/lobby", "/help", "/ratings", "/forum", "/play/pylos", "/rules/pylos"),
    *("/api/home", "/api/games", "/api/results", "/api/people", "/api/tournaments", "/api/schema"),
)
ADDRESS = re.compile(r'(?:src|href)="(/[^"#]+)"')
"""The addresses of scripts, style sheets, strings and pages in a page."""

NOT_UTF_8 = b"\xff\xfe is not text"


def fail_on_import(package: Path) -> None:
    (package / "__init__.py").write_text("raise SystemExit(3)\n")


def write_wrong_syntax(package: Path) -> None:
    (package / "plugin.py").write_text("def (:\n")


def write_unreadable_strings(package: Path) -> None:
    (package / "strings" / "en.ftl").write_bytes(NOT_UTF_8)


def write_unreadable_rules(package: Path) -> None:
    (package / "RULES.md").write_bytes(NOT_UTF_8)


def write_circular_strings(package: Path) -> None:
    file = package / "strings" / "en.ftl"
    file.write_text(re.sub(r"(?m)^([a-z-]+) = .*$", r"\1 = { \1 }", file.read_text()))


def write_wrong_strings(package: Path) -> None:
    (package / "strings" / "en.ftl").write_text("= = {{{ \n frogs\n")


def remove_strings(package: Path) -> None:
    shutil.rmtree(package / "strings")


def remove_rules(package: Path) -> None:
    (package / "RULES.md").unlink()


def write_wrong_script(package: Path) -> None:
    (package / "ui").mkdir(exist_ok=True)
    (package / "ui" / "index.js").write_text("export default {{{ nonsense")


def write_wrong_styles(package: Path) -> None:
    (package / "ui").mkdir(exist_ok=True)
    (package / "ui" / "index.js").write_text("export const nothing = 1;\n")
    (package / "ui" / "style.css").write_bytes(NOT_UTF_8 + b"{{{{ @@@ }")


DISABLING = (
    fail_on_import,
    write_wrong_syntax,
    write_unreadable_strings,
    write_unreadable_rules,
    write_circular_strings,
)
"""Mistakes for which the game is disabled."""

HARMLESS = (
    write_wrong_strings,
    remove_strings,
    remove_rules,
    write_wrong_script,
    write_wrong_styles,
)
"""Mistakes with which the game can still be played."""

CASES = [
    pytest.param(
        mistake, mistake in DISABLING, id=mistake.__name__, marks=() if quick else pytest.mark.slow
    )
    for mistake in (*DISABLING, *HARMLESS)
    for quick in [mistake is write_unreadable_strings]
]


async def statuses(client: httpx.AsyncClient, pages: tuple[str, ...]) -> dict[str, int]:
    """Return the status of each page and of each address in them, if it is an error."""
    found, addresses = {}, set[str]()
    for page in pages:
        answer = await client.get(page)
        found[page] = answer.status_code
        if answer.headers.get("content-type", "").startswith("text/html"):
            addresses |= set(ADDRESS.findall(answer.text))
    for address in sorted(addresses - {*pages}):
        found[address] = (await client.get(address)).status_code
    return {address: status for address, status in found.items() if status >= 400}


@pytest.mark.parametrize(("mistake", "disables"), CASES)
async def test_a_mistake_in_a_package_affects_only_its_game(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    mistake: Callable[[Path], None],
    disables: bool,
) -> None:
    package = frogs(tmp_path / "new")
    mistake(package / "parlour_frogs")
    monkeypatch.setenv("PYTHONPATH", ":".join([*sys.path, str(package)]))
    async with ServerInSubprocess(tmp_path) as server, server.person(1) as client:
        assert not await statuses(client, PAGES)
        opened = await client.post("/api/tables", json={"game": "pylos"})
        assert not await statuses(client, (f"/t/{opened.json()['match']}",))
        opened = await client.post("/api/tables", json={"game": "frogs"})
        assert opened.status_code == (503 if disables else 201), opened.text
        if disables:
            assert opened.json()["code"] == "core.game-disabled"
            assert "The game frogs cannot be loaded and is disabled" in server.said.read_text()
        else:
            assert not await statuses(client, (f"/t/{opened.json()['match']}",))
