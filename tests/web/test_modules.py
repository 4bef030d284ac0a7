"""Tests for the text of browser modules: short lines, imports and exports, no inline markup."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.plugin import registry

PARLOUR = Path(str(files("parlour")))
WEB = PARLOUR / "web"
DRAWN = {game: PARLOUR / "games" / game / "ui" for game in registry.game_packages()}
MODULES = [
    path
    for folder in (WEB, *DRAWN.values())
    for path in sorted(folder.rglob("*.js"))
    if "vendor" not in path.parts
]
LONGEST = 120
SEVERAL = re.compile(
    r"^\s*(?:export )?(?:const|let|var) [\w$]+ = [^;{(\[]*?, [\w$]+ = ", re.MULTILINE
)
EXPORT = re.compile(r"^export (?:async )?(?:function|const|class) (\w+)", re.MULTILINE)
IMPORT = re.compile(r"^(?:import|export)\b[^;]*?from '([^']+)';", re.MULTILINE)


def module_name(path: Path) -> str:
    return path.relative_to(PARLOUR).as_posix()


def test_no_line_is_too_long() -> None:
    lines = [
        (path, number, line)
        for path in MODULES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    ]
    long = [f"{module_name(path)}:{number}" for path, number, line in lines if len(line) > LONGEST]
    assert not long


def test_every_export_is_used() -> None:
    sources = [path.read_text("utf-8") for path in MODULES]
    words = Counter(word for source in sources for word in re.findall(r"\w+", source))
    exports = {name for source in sources for name in EXPORT.findall(source)}
    assert {name for name in exports if words[name] == 1} == set()


def test_each_variable_has_its_own_declaration() -> None:
    assert not {
        module_name(path): found.group()
        for path in MODULES
        if (found := SEVERAL.search(path.read_text("utf-8")))
    }


def test_no_markup_is_built_from_strings() -> None:
    markup = re.compile(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write\b|(?<!html)(?<!svg)`\s*<[a-z]"
    )
    assert not [module_name(path) for path in MODULES if markup.search(path.read_text("utf-8"))]


@pytest.mark.parametrize("game", sorted(game for game, folder in DRAWN.items() if folder.is_dir()))
def test_a_game_imports_only_the_kit_and_its_own_art(game: str) -> None:
    allowed = (DRAWN[game].resolve(), (WEB / "board").resolve())
    strangers = set()
    for path in sorted(DRAWN[game].rglob("*.js")):
        for name in IMPORT.findall(path.read_text("utf-8")):
            other = (path.parent / name).resolve()
            if not any(other.is_relative_to(folder) for folder in allowed):
                strangers.add(f"{module_name(path)}: {name}")
    assert not strangers
