"""`parlour new-game NAME`: create a small, complete game."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from rich.console import Console

from parlour.plugin import registry
from parlour.scaffold.kinds import TEMPLATES, Kind
from parlour.scaffold.project import write_game

GAME_ID = re.compile(r"[a-z][a-z0-9]{1,23}", re.ASCII)


def new_game(
    name: str, /, *, kind: Kind = "board", into: Path = Path(), in_tree: bool = False
) -> int:
    """Create a game that can be played, tested and changed immediately.

    Args:
        name: The name of the game, one word. Its lower-case form is the game's id.
        kind: What the game shows: tokens on a board without secrets, cards in secret hands, sealed
            bids, or a race with a die.
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
        write_game(TEMPLATES[kind], package, id, name, module, in_tree)
    except OSError as problem:
        console.print(f"The game could not be written: {problem}", markup=False)
        return 1
    console.print(f"{name} was created in {target_folder}.", markup=False)
    if not in_tree:
        console.print(
            f"Install it with: {command_path('pip')} install -e '{target_folder}[test]'",
            markup=False,
        )
    parlour = command_path("parlour")
    console.print(
        f"Then check it with {parlour} check {id} and play it with {parlour} serve.",
        markup=False,
    )
    return 0


def name_refusal(id: str, name: str) -> str | None:
    """Return why a new game cannot have this name, or None if it can."""
    if GAME_ID.fullmatch(id) is None or id in (template.id for template in TEMPLATES.values()):
        return f"{name!r} is not a valid name. Use 2 to 24 letters and digits, beginning with a letter."
    if id in registry.installed_games():
        return f"A game named {id} already exists. Choose another name."
    return None


def command_path(name: str) -> str:
    """Return how to call a command of the environment in which this process runs.

    It is the plain name if the environment is active, and otherwise a path such as
    `.venv/bin/pip`.
    """
    path = Path(sys.executable).parent / name
    found = shutil.which(name)
    if found is not None and Path(found) == path:
        return name
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
