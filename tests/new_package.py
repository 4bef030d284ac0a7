"""Games in packages of their own, as `parlour new-game` writes them and as installers copy them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from parlour.cli.new_game import new_game
from parlour.scaffold.kinds import Kind


def frogs(into: Path, kind: Kind = "board") -> Path:
    """Write the game Frogs and return its folder, which acts as installed on the module path."""
    return installed_game(into, "Frogs", kind)


def installed_game(into: Path, name: str, kind: Kind) -> Path:
    """Write a game and return its folder, which acts as installed on the module path."""
    id = name.lower()
    assert new_game(name, kind=kind, into=into) == 0
    package = into / f"parlour-{id}"
    installed = package / f"parlour_{id}-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: parlour-{id}\nVersion: 0.1.0\n"
    )
    (installed / "entry_points.txt").write_text(f"[parlour.games]\n{id} = parlour_{id}\n")
    return package


def install_project(project: Path, into: Path) -> Path:
    """Copy the packages of a project to a folder as an installer does, and return the folder.

    The folder acts as installed on the module path: it contains the packages that the wheel would
    contain, and the entry points of the project file.
    """
    settings = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    name, version = settings["project"]["name"], settings["project"]["version"]
    for package in settings["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        ignored = shutil.ignore_patterns("__pycache__", "tests")
        shutil.copytree(project / package, into / package, ignore=ignored)
    metadata = into / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for group, points in settings["project"]["entry-points"].items():
        lines += [f"[{group}]", *(f"{point} = {target}" for point, target in points.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return into
