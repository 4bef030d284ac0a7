"""Helpers that wait for a condition on machines that may be busy."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""The time limit (s) for expected changes."""


async def eventually(holds: Callable[[], Any]) -> None:
    """Wait until a condition is true; fail after the patience limit."""

    async def look() -> Any:
        return holds()

    await found_once(look, bool)


async def found_once(
    look: Callable[[], Awaitable[T]], holds: Callable[[T], bool], interval: float = 0.01
) -> T:
    """Call `look` until its result satisfies a condition, and return the result.

    Args:
        look: Returns the current result.
        holds: The condition.
        interval: The time (s) between two calls; requests with a rate limit need a longer one.
    """
    for _ in range(int(PATIENCE / interval)):
        found = await look()
        if holds(found):
            return found
        await asyncio.sleep(interval)
    raise AssertionError("it never came to hold")
