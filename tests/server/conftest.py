"""One served house for all tests that do it no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from .harness import ServedHouse, served


@pytest.fixture(scope="package")
def house(
    runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServedHouse]:
    """Return a house that is open for all tests of this folder."""
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(served(tmp_path_factory.mktemp("house"))))
    runner.run(stack.aclose())
