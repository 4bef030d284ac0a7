"""Which tests run in the same process."""

from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadFileScheduling

GAMES = "src/parlour/games/"


def group_of(test: str) -> str:
    """Return the group of a test, which is its game or else its file.

    A process compiles the kernels that it needs. Two processes that need the same kernel at the
    same time both compile it.
    """
    file = test.partition("::")[0]
    return GAMES + file.removeprefix(GAMES).partition("/")[0] if file.startswith(GAMES) else file


def game_scheduler(config: pytest.Config, log: Any) -> Any:
    """Return a scheduler that runs the tests of a group in one process."""
    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = group_of
    return scheduler
