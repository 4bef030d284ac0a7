"""Waiting for what will come, on a machine that may have much else to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds until something that was expected is missed."""


async def eventually(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""

    async def look() -> Any:
        return holds()

    await found_once(look, bool)


async def found_once(look: Callable[[], Awaitable[T]], holds: Callable[[T], bool]) -> T:
    """Return what is looked at once something holds of it."""
    for _ in range(int(PATIENCE * 100)):
        found = await look()
        if holds(found):
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to hold")
