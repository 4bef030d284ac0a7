"""Tests that the types of the browser modules match the types of the rules."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from parlour.plugin import registry

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "write_types.py"))
declared, target = (
    cast("Callable[[str], str]", TOOL["declared"]),
    cast("Callable[[str], Path]", TOOL["target"]),
)
WRITTEN = [game for game in registry.game_packages() if target(game).is_file()]


@pytest.mark.parametrize("game", WRITTEN)
def test_the_types_match_what_the_server_sends(game: str) -> None:
    assert target(game).read_text("utf-8") == declared(game), (
        f"run: python tools/write_types.py {game}"
    )


def test_every_game_with_a_board_has_types() -> None:
    assert {"betapet", "betta", "pylos"} <= set(WRITTEN)
