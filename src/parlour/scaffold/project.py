"""Writing a new game: the copy of a template and, outside Parlour, its Python project."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

from parlour.scaffold.kinds import GameTemplate

PROJECT_FILE = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "0.1.0"
description = "{name}, a game for Parlour"
readme = "README.md"
requires-python = ">=3.11"
# The game needs Parlour, which is not on a package index: install the game where Parlour is installed.
dependencies = []

[project.optional-dependencies]
test = ["pytest>=8"]

[project.entry-points."parlour.games"]
{id} = "{module}"

[tool.hatch.build.targets.wheel]
packages = ["{module}"]

[tool.pytest.ini_options]
testpaths = ["{module}"]
addopts = "-q --import-mode=importlib --strict-markers -m 'not slow'"
markers = ["slow: takes long; run with -m slow"]
"""

README_FILE = """\
# {name}

A game for Parlour. Activate the Python environment in which Parlour is installed (`. .venv/bin/activate` in its folder), then run in this folder:

```sh
pip install -e '.[test]'
parlour check {id}       # check it against the laws
pytest                   # run its tests
parlour play {id}        # measure its balance
parlour serve            # play it
```
"""


def write_game(
    template: GameTemplate, package: Path, id: str, name: str, module: str, in_tree: bool
) -> None:
    """Write the files of a new game and, outside Parlour, of its project; raises OSError.

    Args:
        template: The game that is copied.
        package: The folder of the new package.
        id: The id of the new game.
        name: The name of the new game.
        module: The full name of the new package.
        in_tree: Whether the package is part of Parlour.
    """
    for path, text in game_files(template, id, name, module):
        target = package / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    if not in_tree:
        words = {"id": id, "name": name, "module": module, "package": package.parent.name}
        (package.parent / "pyproject.toml").write_text(PROJECT_FILE.format(**words), "utf-8")
        (package.parent / "README.md").write_text(README_FILE.format(**words), "utf-8")


def game_files(
    template: GameTemplate, id: str, name: str, module: str
) -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of every file of a template, with the names of the new game."""
    new_names = {
        template.package: module,
        template.id: id,
        template.name: name[0].upper() + name[1:],
    }
    # All at once, because the new names may contain the old ones.
    old_names = re.compile("|".join(map(re.escape, new_names)))
    with as_file(files(template.package)) as package:
        for source in sorted(
            path
            for path in package.rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        ):
            text = old_names.sub(lambda found: new_names[found[0]], source.read_text("utf-8"))
            yield Path(str(source.relative_to(package)).replace(template.id, id)), text
