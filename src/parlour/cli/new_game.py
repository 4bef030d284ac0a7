"""`parlour new-game NAME`: create a small, complete game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

from rich.console import Console

from parlour.plugin import registry

TEMPLATE, TEMPLATE_ID, TEMPLATE_NAME = "parlour.scaffold.rowgame", "rowgame", "Rowgame"
"""The package of the template game, its id and its name."""

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

A game for Parlour. Once installed, it appears in the lobby:

```sh
pip install -e .
parlour check {id}       # check it against the laws
pytest                   # run its tests
parlour serve            # play it
```
"""


def new_game(name: str, /, *, into: Path = Path(), in_tree: bool = False) -> int:
    """Create a game that can be played, tested and changed immediately.

    Args:
        name: The name of the game, one word. Its lower-case form is the game's id.
        into: The parent folder of the new package; with --in-tree, the folder src/parlour/games.
        in_tree: Create a package inside Parlour instead of a separate project.
    """
    console = Console(soft_wrap=True, highlight=False)
    id = name.lower()
    module = f"parlour.games.{id}" if in_tree else f"parlour_{id}"
    package = into / id if in_tree else into / f"parlour-{id}" / module
    target_folder = package if in_tree else package.parent
    reason = name_refusal(id, name)
    if reason is None and target_folder.exists():
        reason = (
            f"{target_folder} already exists. Choose another name, or another folder with --into."
        )
    if reason is not None:
        console.print(reason, markup=False)
        return 1
    try:
        write_game(package, id, name, module, in_tree)
    except OSError as problem:
        console.print(f"The game could not be written: {problem}", markup=False)
        return 1
    console.print(f"{name} was created in {target_folder}.", markup=False)
    if not in_tree:
        console.print(f"Install it with: pip install -e {target_folder}", markup=False)
    console.print(
        f"Then check it with parlour check {id} and play it with parlour serve.",
        markup=False,
    )
    return 0


def name_refusal(id: str, name: str) -> str | None:
    """Return why a new game cannot have this name, or None if it can."""
    if GAME_ID.fullmatch(id) is None or id == TEMPLATE_ID:
        return f"{name!r} is not a valid name. Use 2 to 24 letters and digits, beginning with a letter."
    if id in registry.installed_games():
        return f"A game named {id} already exists. Choose another name."
    return None


def write_game(package: Path, id: str, name: str, module: str, in_tree: bool) -> None:
    """Write the files of a new game and, outside Parlour, of its project."""
    for path, text in game_files(id, name, module):
        target = package / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    if not in_tree:
        words = {"id": id, "name": name, "module": module, "package": package.parent.name}
        (package.parent / "pyproject.toml").write_text(PROJECT_TEMPLATE.format(**words), "utf-8")
        (package.parent / "README.md").write_text(README_TEMPLATE.format(**words), "utf-8")


def game_files(id: str, name: str, module: str) -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of every template file, with the names of the new game."""
    with as_file(files(TEMPLATE)) as package:
        for source in sorted(
            path
            for path in package.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        ):
            text = (
                source.read_text("utf-8")
                .replace(TEMPLATE, module)
                .replace(TEMPLATE_ID, id)
                .replace(TEMPLATE_NAME, name[0].upper() + name[1:])
            )
            yield Path(str(source.relative_to(package)).replace(TEMPLATE_ID, id)), text
