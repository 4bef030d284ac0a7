"""The bus over Valkey or Redis, with one channel for each topic."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import ConnectionError as RedisConnectionError

from parlour.shared.bus import Bus, GapHandler, Handler, LocalBus, Unsubscribe
from parlour.shared.redis_errors import REDIS_ERRORS, RedisOutage
from parlour.shared.task_ending import end_tasks

MAX_QUEUED = 20_000
"""The maximum number of messages that wait to be sent; further ones are lost."""

FIRST_PAUSE_S, LAST_PAUSE_S = 0.1, 2.0
"""The shortest and longest pause (s) between reconnection attempts; each pause doubles."""

HEARTBEAT_S = 1.0
"""The interval (s) in which this server sends a message to itself to test the connection."""

SILENCE_S = 3.0
"""How long (s) nothing may arrive before the connection counts as broken."""


class RedisBus(Bus):
    """A bus that delivers messages within this process directly, and to others through Redis."""

    is_distributed = True

    def __init__(self, client: Redis, prefix: str, server: str, outage: RedisOutage) -> None:
        """Create a bus that is not connected yet.

        Args:
            client: The client, whose connections send messages.
            prefix: The prefix of the channels of this site.
            server: The name of this server, which does not receive its own messages twice.
            outage: The record of whether Redis is reachable.
        """
        self._client, self._prefix, self._server, self._outage = client, prefix, server, outage
        self._local = LocalBus()
        self._queue: deque[tuple[str, str]] = deque(maxlen=MAX_QUEUED)
        self._has_messages = asyncio.Event()
        self._subscription_changes = asyncio.Event()
        self._gap_handlers: dict[object, GapHandler] = {}
        self._subscribed: set[str] = set()
        self._is_subscription_lost = False
        self._heartbeat_topic = f"heartbeat/{server}"
        self._heard_at = 0.0
        self._pubsub: PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        """Whether Redis is reachable."""
        return not self._outage.is_active

    async def open(self) -> None:
        """Connect and start receiving; raises one of REDIS_ERRORS."""
        await self._connect()
        self._tasks = [
            asyncio.create_task(self._send_messages(), name="parlour-bus-sender"),
            asyncio.create_task(self._receive_messages(), name="parlour-bus-receiver"),
            asyncio.create_task(self._update_subscriptions(), name="parlour-bus-subscriber"),
        ]

    async def close(self) -> None:
        """Send what is queued, if Redis answers, and disconnect."""
        await end_tasks(*self._tasks)
        if self._queue and not self._outage.is_active:
            await self._send_batch()
        await self._disconnect()

    def publish(self, topic: str, message: str = "") -> None:
        """Deliver a message to this process and queue it for the others."""
        self.publish_locally(topic, message)
        self._queue.append((topic, message))
        self._has_messages.set()

    def publish_locally(self, topic: str, message: str = "") -> None:
        """Deliver a message to this process only."""
        self._local.publish(topic, message)

    def subscribe(self, topic: str, handler: Handler) -> Unsubscribe:
        """Call `handler` with each message of a topic; return a function that unsubscribes it."""
        unsubscribe_locally = self._local.subscribe(topic, handler)
        self._subscription_changes.set()

        def unsubscribe() -> None:
            unsubscribe_locally()
            self._subscription_changes.set()

        return unsubscribe

    def subscribe_to_gaps(self, handler: GapHandler) -> Unsubscribe:
        """Call `handler` after each interruption; return a function that unsubscribes it."""
        key = object()
        self._gap_handlers[key] = handler

        def unsubscribe() -> None:
            self._gap_handlers.pop(key, None)

        return unsubscribe

    async def _send_messages(self) -> None:
        beat_at = float("-inf")
        while True:
            try:
                # `asyncio.wait_for` would lose a cancellation that coincides with a message.
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._has_messages.wait()
            except TimeoutError:
                pass
            self._has_messages.clear()
            # A busy server sends it too, as it may receive no other messages.
            if monotonic() - beat_at >= HEARTBEAT_S:
                beat_at = monotonic()
                self._queue.append((self._heartbeat_topic, ""))
            await self._send_batch()

    async def _send_batch(self) -> None:
        """Send all queued messages in one round trip; they are lost if Redis is unreachable."""
        batch = tuple(self._queue)
        self._queue.clear()
        pipeline = self._client.pipeline(transaction=False)
        for topic, message in batch:
            pipeline.publish(self._prefix + topic, f"{self._server} {message}")
        try:
            await pipeline.execute()
        except REDIS_ERRORS as reason:
            self._outage.begin(reason)

    async def _receive_messages(self) -> None:
        while True:
            try:
                await self._receive_message()
            except REDIS_ERRORS as reason:
                self._outage.begin(reason)
                await self._reconnect()

    async def _receive_message(self) -> None:
        if self._pubsub is None or self._is_subscription_lost:
            raise RedisConnectionError("a subscription failed")
        message = await self._pubsub.get_message(
            ignore_subscribe_messages=True, timeout=HEARTBEAT_S
        )
        if message is not None:
            self._heard_at = monotonic()
            self._deliver(message["channel"].decode(), message["data"].decode())
        elif monotonic() - self._heard_at > SILENCE_S:
            raise RedisConnectionError(f"nothing was received for {SILENCE_S:g} s")

    def _deliver(self, channel: str, data: str) -> None:
        server, _, message = data.partition(" ")
        if server != self._server:
            self._local.publish(channel.removeprefix(self._prefix), message)
        elif channel == self._prefix + self._heartbeat_topic and self._outage.is_active:
            # Another connection failed for a moment, and this one did not.
            self._recover()

    async def _update_subscriptions(self) -> None:
        """Subscribe to the channels of the topics that have subscribers, and to no others."""
        while True:
            await self._subscription_changes.wait()
            self._subscription_changes.clear()
            if self._pubsub is None:
                # The receiver is connecting, and then subscribes to everything.
                continue
            try:
                await self._subscribe_channels(self._pubsub)
            except REDIS_ERRORS as reason:
                self._outage.begin(reason)
                self._is_subscription_lost = True

    async def _subscribe_channels(self, pubsub: PubSub) -> None:
        wanted = {*self._local.topics, self._heartbeat_topic}
        added, removed = wanted - self._subscribed, self._subscribed - wanted
        self._subscribed = wanted
        if added:
            await pubsub.subscribe(*(self._prefix + topic for topic in added))
        if removed:
            await pubsub.unsubscribe(*(self._prefix + topic for topic in removed))

    async def _connect(self) -> None:
        await self._disconnect()
        self._subscribed, self._is_subscription_lost = set(), False
        self._heard_at = monotonic()
        self._pubsub = self._client.pubsub()
        await self._subscribe_channels(self._pubsub)

    async def _disconnect(self) -> None:
        pubsub, self._pubsub = self._pubsub, None
        if pubsub is not None:
            await pubsub.aclose()  # type: ignore[no-untyped-call]  # redis-py does not annotate it

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self._connect()
                break
            except REDIS_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_PAUSE_S)
        self._recover()

    def _recover(self) -> None:
        """Record the end of an outage and tell the subscribers of gaps."""
        self._outage.end()
        for handler in tuple(self._gap_handlers.values()):
            handler()
