"""Requests that must be answered even if the database fails, such as health checks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from parlour.db.outage import OUTAGE

T = TypeVar("T")

log = structlog.get_logger()


async def result_or_none(
    name: str, query: Callable[[], Awaitable[T]], timeout_s: float
) -> T | None:
    """Return the result of a query, or None if the database fails.

    Args:
        name: The name of the query in the log.
        query: The function that queries the database.
        timeout_s: The time (s) after which the database counts as unavailable.
    """
    try:
        async with asyncio.timeout(timeout_s):
            return await query()
    except Exception as reason:
        # Database drivers raise many types of exceptions. Each one means that the database failed.
        if not OUTAGE.record_failure(reason):
            log.error(
                "the database failed", check=name, reason=str(reason) or type(reason).__name__
            )
        return None
