"""Replies to messages with an idempotency key, so that a message that is sent twice is acted on once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MAX_SENDERS = 2_048
"""How many senders are remembered, the most recent ones."""

MAX_PER_SENDER = 16
"""How many replies are remembered of one sender: a browser has few messages open at a time."""

Sender = tuple[str, str]
"""A player's id and the match they send to: a key means nothing to anybody else."""


class IdempotentReplies:
    """The last replies of this process, by sender and idempotency key."""

    def __init__(self) -> None:
        self._senders: OrderedDict[Sender, OrderedDict[str, asyncio.Future[bytes]]] = OrderedDict()

    async def reply_once(
        self, sender: Sender, key: str, work: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        """Return the reply of `work`, or the earlier one of the same sender and key; without a key the work is always done."""
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
            done = await work()
        except BaseException:
            # Nothing is known of work that did not finish: the next message with this key is acted on.
            replies.pop(key, None)
            reply.cancel()
            raise
        reply.set_result(done)
        return done

    def _replies_to(self, sender: Sender) -> OrderedDict[str, asyncio.Future[bytes]]:
        replies = self._senders.setdefault(sender, OrderedDict())
        self._senders.move_to_end(sender)
        if len(self._senders) > MAX_SENDERS:
            self._senders.popitem(last=False)
        return replies
