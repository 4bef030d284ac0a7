"""Replies to messages with an idempotency key, so that a repeated message is handled once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MAX_SENDERS = 2_048
"""Number of senders remembered, the most recent ones."""

MAX_PER_SENDER = 16
"""Replies remembered per sender. A browser has few unanswered messages at a time."""

Sender = tuple[str, str]
"""A player's id and the match they send to: the scope of a key."""


class IdempotentReplies:
    """The latest replies of this process, by sender and idempotency key."""

    def __init__(self) -> None:
        self._senders: OrderedDict[Sender, OrderedDict[str, asyncio.Future[bytes]]] = OrderedDict()

    async def reply_once(
        self, sender: Sender, key: str, work: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """Return the reply of `work`, or the earlier one for the same sender and key. Without a key, always run it."""
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
            # Failed work leaves no reply, so the next message with this key is handled.
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
