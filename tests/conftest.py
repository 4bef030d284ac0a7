"""Coroutines as tests, all on one event loop, so that a house served for many tests lives as long as they do."""

from __future__ import annotations

import asyncio
import inspect

import pytest

RUNNER = pytest.StashKey[asyncio.Runner]()


def pytest_configure(config: pytest.Config) -> None:
    """Make the loop."""
    config.stash[RUNNER] = asyncio.Runner()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Let the loop go."""
    config.stash[RUNNER].close()


@pytest.fixture(scope="session")
def runner(request: pytest.FixtureRequest) -> asyncio.Runner:
    """Return what runs every coroutine of the session."""
    return request.config.stash[RUNNER]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: value for name, value in pyfuncitem.funcargs.items() if name in wanted})
    pyfuncitem.config.stash[RUNNER].run(test)
    return True
