"""Waiting for what will come, on a machine that may have much else to do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

PATIENCE = 60.0
"""Seconds until something that was expected is missed."""


async def eventually(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    for _ in range(int(PATIENCE * 100)):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to hold")
