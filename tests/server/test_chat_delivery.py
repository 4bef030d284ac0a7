"""Tests that each chat message is delivered once, even if servers publish out of order."""

from __future__ import annotations

from typing import Any

from parlour.db.records import Message

from .harness import Line, ServedApplication


async def store_message(server: ServedApplication, match: str, text: str, at: int) -> None:
    """Store and publish a chat message as another server on the same database would."""
    await server.application.log.store.add_message(
        Message(id=text, match=match, player=None, name="Ann", seat=1, at=at, text=text)
    )
    server.application.matches.store.publish_change(match)


async def next_chat_texts(line: Line) -> list[str]:
    """Wait for the next chat message on a socket and return the texts of its lines."""
    message: dict[str, Any] = await line.until(lambda sent: sent["type"] == "chat")
    return [line["text"] for line in message["messages"]]


async def test_a_message_from_a_server_with_a_slow_clock_is_delivered_once(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table()
    at = (await server.application.matches.store.get(match)).match.at
    async with host.at(match) as line:
        await line.frame()
        await store_message(server, match, "first", at + 500)
        assert await next_chat_texts(line) == ["first"]
        await store_message(server, match, "written before it, heard after it", at)
        assert await next_chat_texts(line) == ["written before it, heard after it"]
        server.application.matches.store.publish_change(match)
        await store_message(server, match, "long after", at + 60_000)
        assert await next_chat_texts(line) == ["long after"]
        await store_message(server, match, "at the same moment", at + 60_000)
        assert await next_chat_texts(line) == ["at the same moment"]
