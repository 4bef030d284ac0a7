"""Tests for messages within a server, between servers and across an outage of Redis."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from parlour.shared import redis_bus
from parlour.shared.bus import Bus
from parlour.shared.opening import SharedOpenError, open_shared
from parlour.shared.redis_bus import RedisBus

from ..conftest import REDIS
from ..patience import eventually
from .conftest import OpenState, relayed_state


async def test_subscribers_of_a_topic_receive_its_messages_in_order(open_state: OpenState) -> None:
    async with open_state() as state:
        received: list[str] = []
        unsubscribe = state.bus.subscribe("a", received.append)
        state.bus.subscribe("b", received.append)
        for number in range(50):
            state.bus.publish("a", str(number))
        state.bus.publish("unknown", "nobody")
        await eventually(lambda: len(received) == 50)
        assert received == [str(number) for number in range(50)]
        unsubscribe()
        unsubscribe()
        state.bus.publish("a", "late")
        state.bus.publish("b", "last")
        await eventually(lambda: received[-1] == "last")
        assert len(received) == 51


async def test_a_failing_subscriber_affects_no_other(open_state: OpenState) -> None:
    failures: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: failures.append(str(context["exception"]))
    )

    def fail(message: str) -> None:
        raise ValueError(f"cannot draw {message}")

    async with open_state() as state:
        received: list[str] = []
        state.bus.subscribe("a", fail)
        state.bus.subscribe("a", received.append)
        state.bus.publish("a", "it")
        await eventually(lambda: bool(failures and received))
    assert (failures, received) == (["cannot draw it"], ["it"])


async def test_every_server_receives_a_message_once(open_redis_state: OpenState) -> None:
    async with AsyncExitStack() as stack:
        states = [await stack.enter_async_context(open_redis_state()) for _ in range(3)]
        received: list[list[str]] = [[], [], []]
        for state, messages in zip(states, received, strict=True):
            state.bus.subscribe("a", messages.append)
        await eventually_delivered(states[0].bus, received)
        for number in range(100):
            states[0].bus.publish("a", f"{number} ")
        states[0].bus.publish("a", "end")
        await eventually(lambda: all(messages[-1:] == ["end"] for messages in received))
        for messages in received:
            assert [item for item in messages if item != "probe"] == [
                *(f"{number} " for number in range(100)),
                "end",
            ]


async def eventually_delivered(bus: Bus, received: list[list[str]]) -> None:
    """Publish until every server has subscribed, because a subscription takes a moment."""
    async with asyncio.timeout(60):
        while not all(received):
            bus.publish("a", "probe")
            await asyncio.sleep(0.02)


async def test_a_server_receives_only_the_topics_it_has_subscribed_to(
    open_redis_state: OpenState,
) -> None:
    async with open_redis_state() as here, open_redis_state() as there:
        assert isinstance(there.bus, RedisBus)
        received: list[str] = []
        unsubscribe = there.bus.subscribe("match/1", received.append)
        await eventually(lambda: "match/1" in subscribed_topics(there.bus))
        here.bus.publish("match/2", "not watched")
        here.bus.publish("match/1", "5")
        await eventually(lambda: received == ["5"])
        unsubscribe()
        await eventually(lambda: "match/1" not in subscribed_topics(there.bus))


def subscribed_topics(bus: object) -> set[str]:
    """Return the topics whose channels a server has subscribed to."""
    assert isinstance(bus, RedisBus) and bus._pubsub is not None
    return {channel.decode().removeprefix(bus._prefix) for channel in bus._pubsub.channels}


async def test_sites_on_one_redis_do_not_hear_each_other(
    open_redis_state: OpenState, site: str
) -> None:
    other = await open_shared(REDIS, f"{site}-other")
    async with open_redis_state() as here, open_redis_state() as there:
        received: list[str] = []
        there.bus.subscribe("a", received.append)
        await eventually(lambda: "a" in subscribed_topics(there.bus))
        other.bus.publish("a", "theirs")
        await asyncio.sleep(0.05)
        here.bus.publish("a", "ours")
        await eventually(lambda: received == ["ours"])
    await other.close()


async def test_a_subscriber_learns_of_a_gap_and_receives_again(
    site: str, open_redis_state: OpenState
) -> None:
    async with open_redis_state() as here, relayed_state(site) as (there, relay):
        received: list[str] = []
        gaps: list[bool] = []
        there.bus.subscribe("a", received.append)
        there.bus.subscribe_to_gaps(lambda: gaps.append(True))
        await eventually(lambda: "a" in subscribed_topics(there.bus))
        await relay.cut()
        here.bus.publish("a", "lost")
        there.bus.publish("a", "heard at home")
        await eventually(lambda: "heard at home" in received)
        assert not gaps
        await relay.resume()
        await eventually(lambda: bool(gaps))
        here.bus.publish("a", "heard again")
        await eventually(lambda: "heard again" in received)
        assert "lost" not in received


async def test_silence_counts_as_a_broken_connection(
    site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "HEARTBEAT_S", 0.05)
    monkeypatch.setattr(redis_bus, "SILENCE_S", 0.3)
    async with relayed_state(site) as (there, relay):
        gaps: list[bool] = []
        there.bus.subscribe_to_gaps(lambda: gaps.append(True))
        await asyncio.sleep(0.5)
        assert not gaps, "its own heartbeats keep the connection alive"
        relay.freeze()
        await asyncio.sleep(0.6)
        relay.thaw()
        await eventually(lambda: bool(gaps))


async def test_a_server_that_only_sends_keeps_its_connection(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(redis_bus, "SILENCE_S", 0.5)
    async with open_redis_state() as state:
        gaps: list[bool] = []
        state.bus.subscribe_to_gaps(lambda: gaps.append(True))
        for _ in range(100):
            state.bus.publish("match/1", "5")
            await asyncio.sleep(0.01)
        assert not gaps


async def test_an_outage_that_another_connection_met_ends(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "HEARTBEAT_S", 0.05)
    async with open_redis_state() as state:
        assert isinstance(state.bus, RedisBus)
        gaps: list[bool] = []
        state.bus.subscribe_to_gaps(lambda: gaps.append(True))
        state.bus._outage.begin(TimeoutError("a command was not answered"))
        assert not state.bus.is_connected
        await eventually(lambda: state.bus.is_connected and gaps)


async def test_a_subscription_that_failed_is_repeated(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "HEARTBEAT_S", 0.05)
    async with open_redis_state() as here, open_redis_state() as there:
        assert isinstance(there.bus, RedisBus)

        async def fail(*_: str) -> None:
            raise ConnectionError("the connection was reset")

        monkeypatch.setattr(there.bus._pubsub, "subscribe", fail)
        received: list[str] = []
        there.bus.subscribe("a", received.append)
        await eventually(lambda: "a" in subscribed_topics(there.bus))
        here.bus.publish("a", "heard")
        await eventually(lambda: received == ["heard"])


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "--shared must name a Valkey or Redis"),
        ("redis://127.0.0.1:1", "cannot be used"),
    ],
)
async def test_a_wrong_url_is_refused_with_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(SharedOpenError, match=sentence):
        await open_shared(url, "site")
