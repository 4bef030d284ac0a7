"""Stored replies by idempotency key, so that a repeated message is handled only once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MAX_SENDERS = 2_048
"""Maximum number of senders whose replies are stored, the most recent ones."""

MAX_PER_SENDER = 16
"""Maximum number of stored replies per sender. A browser has few unanswered messages at a time."""

Sender = tuple[str, str]
"""A player id and a match id, which are the scope of an idempotency key."""


class IdempotentReplies:
    """The latest replies of this process, by sender and idempotency key."""

    def __init__(self) -> None:
        self._senders: OrderedDict[Sender, OrderedDict[str, asyncio.Future[bytes]]] = OrderedDict()

    async def reply_once(
        self, sender: Sender, key: str, work: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """Return the stored reply for a sender and key, or handle the message and store the reply.

        Args:
            sender: The player's id and the match.
            key: The idempotency key. If it is empty, `work` always runs.
            work: Function that handles the message and returns the reply.
        """
        if not key:
            return await work()
        replies = self._replies_to(sender)
        earlier = replies.get(key)
        if earlier is not None:
            return await asyncio.shield(earlier)
        reply = replies[key] = asyncio.get_running_loop().create_future()
        if len(replies) > MAX_PER_SENDER:
            replies.popitem(last=False)
        try:
            result = await work()
        except BaseException:
            # A failure stores no reply, so that the next message with this key is handled.
            replies.pop(key, None)
            reply.cancel()
            raise
        reply.set_result(result)
        return result

    def _replies_to(self, sender: Sender) -> OrderedDict[str, asyncio.Future[bytes]]:
        replies = self._senders.setdefault(sender, OrderedDict())
        self._senders.move_to_end(sender)
        if len(self._senders) > MAX_SENDERS:
            self._senders.popitem(last=False)
        return replies
