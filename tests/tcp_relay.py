"""A TCP relay that can be cut or frozen, to test what happens when a server is unreachable."""

from __future__ import annotations

import asyncio


class TcpRelay:
    """A relay on a free local port to another port."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self.port = 0

    async def __aenter__(self) -> TcpRelay:
        await self.resume()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.thaw()
        await self.cut()

    async def resume(self) -> None:
        """Accept connections, on the same port as before."""
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Close all connections and refuse new ones."""
        if self._server is not None:
            self._server.close()
        for writer in tuple(self._writers):
            writer.transport.abort()
        await asyncio.sleep(0)

    def freeze(self) -> None:
        """Hold back all bytes, as a network that drops packets does."""
        self._flows.clear()

    def thaw(self) -> None:
        """Pass on the bytes that were held back."""
        self._flows.set()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, far_writer}
        try:
            await asyncio.gather(self._copy(reader, far_writer), self._copy(far_reader, writer))
        finally:
            self._writers -= {writer, far_writer}

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.transport.abort()
