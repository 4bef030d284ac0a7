"""A new game in its own package, as `parlour new-game` writes it."""

from __future__ import annotations

from pathlib import Path

from parlour.cli.new_game import new_game
from parlour.scaffold.kinds import Kind

ENTRY_POINTS = "[parlour.games]\nfrogs = parlour_frogs\n"


def frogs(into: Path, kind: Kind = "board") -> Path:
    """Write the game Frogs and return its folder, which acts as installed on the module path."""
    assert new_game("Frogs", kind=kind, into=into) == 0
    package = into / "parlour-frogs"
    installed = package / "parlour_frogs-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: parlour-frogs\nVersion: 0.1.0\n"
    )
    (installed / "entry_points.txt").write_text(ENTRY_POINTS)
    return package
