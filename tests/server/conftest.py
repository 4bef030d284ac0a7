"""Fixtures for server tests: a server shared by the package, and a clock for rate limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from .harness import ServedApplication, run_server


@pytest.fixture(scope="package")
def server(
    runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServedApplication]:
    """Run one server for all tests of this package that do not change its settings."""
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(run_server(tmp_path_factory.mktemp("server"))))
    runner.run(stack.aclose())


@pytest.fixture
def limit_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Replace the clock of the rate limits by a list whose only element is the time in seconds.

    It starts at the present, so that it never runs backwards for a server that other tests used.
    """
    moment = [time.monotonic()]
    for module in ("parlour.server.limits.rate_limit", "parlour.shared.token_buckets"):
        monkeypatch.setattr(f"{module}.monotonic", lambda: moment[0])
    return moment
