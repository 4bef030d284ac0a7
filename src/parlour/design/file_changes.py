"""The files of a game package and their changes."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.machinery import PathFinder
from pathlib import Path

PAGE_FOLDERS = ("ui", "strings")
"""The folders with files that only the browser loads."""

FileTimes = Mapping[str, tuple[int, int]]
"""The modification time (ns) and size of each file, by its path below the package."""


def installed_folder(package: str) -> Path:
    """Return the folder of a package without importing it; raises LookupError."""
    path: list[str] | None = None
    names = package.split(".")
    for depth in range(len(names)):
        spec = PathFinder.find_spec(".".join(names[: depth + 1]), path)
        locations = None if spec is None else spec.submodule_search_locations
        if locations is None:
            raise LookupError(f"the package {package} is not installed")
        path = list(locations)
    assert path
    return Path(path[0])


def file_times(folder: Path) -> FileTimes:
    """Return the times of all files of a package that can affect the game."""
    found = {}
    for path in folder.rglob("*"):
        relative = path.relative_to(folder)
        if "__pycache__" in relative.parts or path.name.startswith((".", "#")):
            continue
        try:
            status = path.stat()
        except FileNotFoundError:
            # Editors write a temporary file and rename it.
            continue
        if path.is_file():
            found[relative.as_posix()] = (status.st_mtime_ns, status.st_size)
    return found


def changed_files(before: FileTimes, after: FileTimes) -> list[str]:
    """Return the paths of files that were written, added or removed, in alphabetical order.

    >>> changed_files({"a": (1, 1), "b": (1, 1)}, {"a": (2, 1), "c": (1, 1)})
    ['a', 'b', 'c']
    """
    return sorted(name for name in {*before, *after} if before.get(name) != after.get(name))


def is_page_file(name: str) -> bool:
    """Return whether the browser must reload the page after a change of a file.

    >>> is_page_file("ui/index.js"), is_page_file("rules/game.py")
    (True, False)
    """
    return name.split("/", 1)[0] in PAGE_FOLDERS
