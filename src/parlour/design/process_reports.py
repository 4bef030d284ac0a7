"""A process beside the page that sends reports until it ends or is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.context import ForkServerContext
from typing import Any


async def receive_reports(
    context: ForkServerContext,
    target: Callable[..., None],
    arguments: tuple[Any, ...],
    limit_s: float,
    receive: Callable[[bytes], Awaitable[None]],
) -> None:
    """Run a function in a process and receive what it sends; the process is killed at the end.

    Args:
        context: The context of new processes.
        target: The function; its last argument is the connection that it sends to.
        arguments: Its other arguments.
        limit_s: The time (s) after which the process is killed.
        receive: Receives each message.
    """
    own, other = context.Pipe()
    process = context.Process(target=target, args=(*arguments, other), daemon=True)
    starting = asyncio.ensure_future(asyncio.to_thread(process.start))
    try:
        # A process cannot be killed before it has started.
        await asyncio.shield(starting)
        other.close()
        with suppress(EOFError, TimeoutError, OSError):
            async with asyncio.timeout(limit_s):
                while await asyncio.to_thread(own.poll, limit_s):
                    await receive(own.recv_bytes())
    finally:
        await starting
        process.kill()
