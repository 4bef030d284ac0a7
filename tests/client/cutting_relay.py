"""A relay to several servers in turn that cuts a connection at every n-th message of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import cycle


class CuttingRelay:
    """A relay on a free local port.

    Args:
        ports: The ports of the servers, each of which gets the next connection in turn.
        every: Which piece of data from a server is lost, and its connection with it.
    """

    def __init__(self, ports: Sequence[int], every: int) -> None:
        self._ports, self._every = cycle(ports), every
        self._count = self.cuts = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0

    async def __aenter__(self) -> CuttingRelay:
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", next(self._ports))
        directions = (
            self._copy(reader, far_writer, is_answer=False),
            self._copy(far_reader, writer, is_answer=True),
        )
        tasks = [asyncio.create_task(direction) for direction in directions]
        self._tasks.update(tasks)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
                self._tasks.discard(task)
            writer.transport.abort()
            far_writer.transport.abort()

    async def _copy(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_answer: bool
    ) -> None:
        try:
            while data := await reader.read(65_536):
                self._count += is_answer
                if is_answer and self._count % self._every == 0:
                    self.cuts += 1
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            return
