"""Tests that a message with an idempotency key takes effect once on any number of sockets."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from parlour.server.replies import MAX_PER_SENDER, MAX_SENDERS, IdempotentReplies

from .harness import Line, ServedApplication


async def send_three_times(line: Line, kind: str, /, **fields: Any) -> list[str]:
    """Send one message three times without waiting, and return the types of the replies."""
    text = msgspec.json.encode({"type": kind, "id": 77, "key": f"page-{kind}", **fields}).decode()
    for _ in range(3):
        await line.socket.send(text)
    return [(await line.until(lambda message: message.get("id") == 77))["type"] for _ in range(3)]


async def stored_texts(server: ServedApplication, match: str) -> list[str]:
    return [line.text for line in await server.application.log.store.messages_of(match)]


async def test_chat_with_one_key_is_stored_once(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as line, host.at(match) as other, friend.at(match) as theirs:
        assert await send_three_times(line, "chat", text="hello") == ["ok"] * 3
        assert await send_three_times(other, "chat", text="hello") == ["ok"] * 3
        assert await stored_texts(server, match) == ["hello"]
        # Idempotency keys are separate for each sender.
        assert await send_three_times(theirs, "chat", text="hello") == ["ok"] * 3
        assert await stored_texts(server, match) == ["hello", "hello"]
        server.hub.replies = IdempotentReplies()
        assert await send_three_times(line, "chat", text="hello") == ["ok"] * 3, (
            "another server finds the stored chat line"
        )
        assert await stored_texts(server, match) == ["hello", "hello"]


async def test_offers_and_resignations_with_one_key_are_stored_once(
    server: ServedApplication,
) -> None:
    match, host, friend = await server.two_at_a_table()
    async with host.at(match) as line, friend.at(match) as theirs:
        assert await send_three_times(theirs, "offer", seat=1, kind="draw") == ["ok"] * 3
        assert (await server.application.matches.store.get(match)).match.offer is not None
        # Moving declines the open offer.
        await line.act()
        assert await send_three_times(theirs, "offer", seat=1, kind="draw") == ["ok"] * 3
        assert (await server.application.matches.store.get(match)).match.offer is None, (
            "a resent message does not repeat a declined offer"
        )
        assert await send_three_times(line, "resign", seat=0) == ["ok"] * 3
        assert (await server.application.matches.store.get(match)).match.phase == "over"


async def test_a_refusal_is_repeated_and_a_key_expires(server: ServedApplication) -> None:
    match, host, _ = await server.two_at_a_table()
    async with host.at(match) as line:
        assert await send_three_times(line, "offer", seat=0, kind="takeback") == ["error"] * 3
        refused = await line.ask("chat", text="hello", key="x" * 37)
        assert refused["code"] == "core.bad-request"


async def test_only_the_latest_replies_are_kept() -> None:
    replies, done = IdempotentReplies(), 0

    async def work() -> bytes:
        nonlocal done
        done += 1
        return b"%d" % done

    for key in range(MAX_PER_SENDER + 1):
        await replies.reply_once(("ann", "match"), str(key), work)
    assert await replies.reply_once(("ann", "match"), "1", work) == b"2"
    assert await replies.reply_once(("ann", "match"), "0", work) == b"%d" % (MAX_PER_SENDER + 2)
    for sender in range(MAX_SENDERS):
        await replies.reply_once((str(sender), "match"), "0", work)
    before = done
    await replies.reply_once(("ann", "match"), "0", work)
    assert done == before + 1
    assert await replies.reply_once(("ann", "match"), "", work) != await replies.reply_once(
        ("ann", "match"), "", work
    )


async def test_failed_work_is_retried_for_the_same_key() -> None:
    replies = IdempotentReplies()

    async def fail() -> bytes:
        await asyncio.sleep(0)
        raise RuntimeError

    async def succeed() -> bytes:
        return b"ok"

    with pytest.raises(RuntimeError):
        await replies.reply_once(("ann", "match"), "key", fail)
    assert await replies.reply_once(("ann", "match"), "key", succeed) == b"ok"
