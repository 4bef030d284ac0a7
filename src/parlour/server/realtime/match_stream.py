"""The stream of one match, which sends the messages that the WebSocket of its page would send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from parlour.server.realtime.connection import Connection, SocketWriter
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.stream import HEARTBEAT_S, Batch, StreamSource, closing_message


class StreamWriter(SocketWriter):
    """A writer that holds the messages that the client cannot receive yet, one batch at most."""

    def __init__(self) -> None:
        self._unsent: Batch = ()
        self._last: bytes | None = None
        self._has_refused = False
        self._has_changed = asyncio.Event()

    def send_messages(self, *texts: bytes) -> bool:
        """Send messages and return True, or return False if earlier ones wait to be sent."""
        if self._last is not None:
            return True
        if self._unsent:
            self._has_refused = True
            return False
        self._unsent = texts
        self._has_changed.set()
        return True

    def close_socket(self, code: int, reason: str = "") -> None:
        """End the stream with a close code; messages that wait to be sent are dropped."""
        if self._last is None:
            self._last = closing_message(code, reason)
            self._has_changed.set()

    async def batches(self, on_writable: Callable[[], None]) -> AsyncIterator[Batch]:
        """Yield the messages and heartbeats, until the stream ends.

        Args:
            on_writable: Called after a batch was sent while other messages were refused.
        """
        while self._last is None:
            self._has_changed.clear()
            if self._unsent:
                yield self._unsent
                self._unsent = ()
                if self._has_refused:
                    self._has_refused = False
                    on_writable()
                continue
            try:
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._has_changed.wait()
            except TimeoutError:
                yield ()
        yield (self._last,)


class MatchStream(StreamSource):
    """An open stream of a match, registered with the hub as the page of its user."""

    def __init__(self, hub: Hub, connection: Connection, writer: StreamWriter) -> None:
        self._hub, self._connection, self._writer = hub, connection, writer

    async def batches(self) -> AsyncIterator[Batch]:
        """Yield the messages; a slow client receives the newest frame instead of each one."""
        async for batch in self._writer.batches(self._on_writable):
            yield batch

    def _on_writable(self) -> None:
        self._hub.catch_up(self._connection.match)

    def close(self, code: int, reason: str = "") -> None:
        """End the stream with a close code."""
        self._writer.close_socket(code, reason)

    def end(self) -> None:
        """Unregister the stream from the hub."""
        self._hub.remove(self._connection)
