"""`parlour new-game NAME`: write a small, complete game of your own, playable at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

from rich.console import Console

from parlour.plugin import registry

TEMPLATE, TEMPLATE_ID, TEMPLATE_NAME = "parlour.scaffold.rowgame", "rowgame", "Rowgame"
"""The game that is copied, its id, and its name as a word and as a class."""

GAME_ID = re.compile(r"[a-z][a-z0-9]{1,23}", re.ASCII)

PROJECT_TEMPLATE = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "0.1.0"
description = "{name}, a game for Parlour"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["parlour"]

[project.entry-points."parlour.games"]
{id} = "{module}"

[tool.hatch.build.targets.wheel]
packages = ["{module}"]
"""

README_TEMPLATE = """\
# {name}

A game for Parlour. Install it beside a house, and it stands in the lobby:

```sh
pip install -e .
parlour check {id}       # hold it to the laws
pytest                   # its own tests
parlour serve            # play it
```
"""


def new_game(name: str, /, *, into: Path = Path(), in_tree: bool = False) -> int:
    """Write a game that can be played, tested and changed at once.

    Args:
        name: What it is called: one word; in small letters it is the game's id.
        into: Where the new package (or, with --in-tree, the house's source folder src/parlour/games) lies.
        in_tree: Write a folder of the house itself instead of a package of its own.
    """
    console = Console(soft_wrap=True, highlight=False)
    id = name.lower()
    module = f"parlour.games.{id}" if in_tree else f"parlour_{id}"
    home = into / id if in_tree else into / f"parlour-{id}" / module
    place = home if in_tree else home.parent
    reason = name_refusal(id, name)
    if reason is None and place.exists():
        reason = f"{place} is there already; choose another name, or another folder with --into."
    if reason is not None:
        console.print(reason, markup=False)
        return 1
    try:
        write_game(home, id, name, module, in_tree)
    except OSError as problem:
        console.print(f"The game could not be written: {problem}", markup=False)
        return 1
    console.print(f"{name} is written to {place}.", markup=False)
    if not in_tree:
        console.print(f"Install it with: pip install -e {place}", markup=False)
    console.print(
        f"Then parlour check {id} holds it to the laws, and parlour serve shows it in the lobby.",
        markup=False,
    )
    return 0


def name_refusal(id: str, name: str) -> str | None:
    """Return why a game cannot be called so, or None."""
    if GAME_ID.fullmatch(id) is None or id == TEMPLATE_ID:
        return f"{name!r} is no name for a game: one word of letters and digits, 2 to 24, that begins with a letter."
    if id in registry.installed_games():
        return f"There is a game called {id} already; choose another name."
    return None


def write_game(home: Path, id: str, name: str, module: str, in_tree: bool) -> None:
    """Write the game's folder under its name, and what makes it a package."""
    for path, text in game_files(id, name, module):
        target = home / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    if not in_tree:
        words = {"id": id, "name": name, "module": module, "package": home.parent.name}
        (home.parent / "pyproject.toml").write_text(PROJECT_TEMPLATE.format(**words), "utf-8")
        (home.parent / "README.md").write_text(README_TEMPLATE.format(**words), "utf-8")


def game_files(id: str, name: str, module: str) -> Iterator[tuple[Path, str]]:
    """Yield every file of the game: its path in the game's folder, and its text with the new names in it."""
    with as_file(files(TEMPLATE)) as home:
        for source in sorted(
            path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts
        ):
            text = (
                source.read_text("utf-8")
                .replace(TEMPLATE, module)
                .replace(TEMPLATE_ID, id)
                .replace(TEMPLATE_NAME, name[0].upper() + name[1:])
            )
            yield Path(str(source.relative_to(home)).replace(TEMPLATE_ID, id)), text
