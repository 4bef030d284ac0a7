"""Webhook and mail servers that record notifications, and a server that sends to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller

from ..patience import PATIENCE, eventually
from ..ports import free_port
from .harness import Guest, ServedApplication, run_server

START_SECONDS = 0.2
"""How long (s) a notification may take to be started after the event that causes it."""

ReceivedRequest = tuple[str, dict[str, str], bytes]
"""A request line, its headers by lower-case name, and its body."""

DAYS = {"clock": {"clock": "correspondence", "days": 2}}


async def wait_for_notifications(server: ServedApplication) -> None:
    """Wait until every notification has been sent or dropped."""
    await asyncio.sleep(START_SECONDS)
    await eventually(lambda: not server.application.notifications._tasks)


class WebhookServer:
    """A webhook receiver that records each request and answers with a configurable status."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[ReceivedRequest] = asyncio.Queue()
        self.status, self.extra = 201, ""
        self.base = ""

    async def respond(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Record one request and answer it with `status` and the header lines in `extra`."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.got.put_nowait((head[0], headers, body))
        writer.write(
            f"HTTP/1.1 {self.status} X\r\n{self.extra}content-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()

    async def next(self) -> ReceivedRequest:
        """Wait for the next recorded request and return it."""
        return await asyncio.wait_for(self.got.get(), PATIENCE)


@asynccontextmanager
async def run_webhook_server() -> AsyncIterator[WebhookServer]:
    """Run a webhook server on a free local port."""
    webhook_server = WebhookServer()
    listener = await asyncio.start_server(webhook_server.respond, "127.0.0.1", 0)
    webhook_server.base = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    async with listener:
        yield webhook_server


class Mailbox:
    """An SMTP handler that puts each received message into a queue."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[Message] = asyncio.Queue()
        self.loop = asyncio.get_running_loop()

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        """Store a received message and accept it."""
        self.loop.call_soon_threadsafe(
            self.got.put_nowait, message_from_bytes(envelope.content, policy=default)
        )
        return "250 OK"

    async def next(self) -> Any:
        """Wait for the next received message and return it."""
        return await asyncio.wait_for(self.got.get(), PATIENCE)


@asynccontextmanager
async def server_with_settings(folder: Path, text: str) -> AsyncIterator[ServedApplication]:
    """Run a server with this notifications.toml and a delay of 0.05 s before each notification."""
    (folder / "notifications.toml").write_text(text)
    async with run_server(folder) as server:
        server.application.notifications.grace = 0.05
        yield server


@asynccontextmanager
async def server_with_mail(folder: Path) -> AsyncIterator[tuple[ServedApplication, Mailbox]]:
    """Run a mail server and a Parlour server that sends its mail to it."""
    mailbox = Mailbox()
    port = free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        mail = f'[mail]\nhost = "127.0.0.1"\nport = {port}\nsecurity = "none"\nsender = "server@parlour.example"\n'
        async with server_with_settings(
            folder, f'address = "https://parlour.example"\n{mail}'
        ) as server:
            yield server, mailbox
    finally:
        await asyncio.to_thread(controller.stop)


async def match_waiting_for(server: ServedApplication, host: Guest, **fields: Any) -> str:
    """Start a match in which the host is on turn, and return its id."""
    friend = server.guest()
    match = await host.open_table(**fields)
    await friend.take_seat(match)
    await host.post(f"/api/tables/{match}/start")
    async with friend.at(match) as line:
        frame = await line.frame()
        if frame["mine"]:
            await line.act()
    return match
