"""Tests that are written once and run for every game, including third-party games.

They require pytest:

`TestPylos = game_tests(Subject(plugin=PLUGIN, package_folder=Path(__file__).parents[1],
playouts=[…]))`
"""

import pytest

pytest.register_assert_rewrite(
    *(f"{__name__}.{module}" for module in ("bots", "golden", "laws", "lockstep", "strings"))
)

from parlour.testing.game import game_tests  # noqa: E402
from parlour.testing.lockstep import KernelAdapter, play_lockstep  # noqa: E402
from parlour.testing.subject import Subject  # noqa: E402

__all__ = ["KernelAdapter", "Subject", "game_tests", "play_lockstep"]
