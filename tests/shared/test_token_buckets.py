"""Tests for the token buckets of both backends."""

from __future__ import annotations

import asyncio
from math import inf

import pytest

from parlour.shared import token_buckets
from parlour.shared.opening import open_shared
from parlour.shared.token_buckets import Bucket, LocalTokenBuckets

from .conftest import OpenState, relayed_state


async def test_a_bucket_allows_a_burst_and_states_the_time_to_wait(open_state: OpenState) -> None:
    async with open_state() as state:
        bucket = Bucket("a", 3, 0.01)
        spendings = [await state.token_buckets.spend([bucket]) for _ in range(3)]
        assert [spending.wait_s for spending in spendings] == [0, 0, 0]
        left = [tokens for spending in spendings for tokens in spending.left]
        assert left == pytest.approx([2, 1, 0], abs=0.1)
        assert (await state.token_buckets.spend([bucket])).wait_s == pytest.approx(100, abs=1)
        assert (await state.token_buckets.spend([Bucket("b", 3, 0.01)])).wait_s == 0
        await state.token_buckets.refund([bucket])
        assert (await state.token_buckets.spend([bucket])).wait_s == 0


async def test_a_token_is_taken_from_every_bucket_or_from_none(open_state: OpenState) -> None:
    async with open_state() as state:
        small, large = Bucket("small", 1, 0.01), Bucket("large", 2, 0.01)
        assert (await state.token_buckets.spend([small, large])).wait_s == 0
        refused = await state.token_buckets.spend([small, large])
        assert refused.wait_s > 0 and refused.left == pytest.approx((0, 1), abs=0.1)
        assert (await state.token_buckets.spend([large])).wait_s == 0, (
            "the refused request took nothing"
        )
        assert (await state.token_buckets.spend([large])).wait_s > 0


async def test_tokens_are_added_with_time(open_state: OpenState) -> None:
    async with open_state() as state:
        bucket = Bucket("a", 1, 20.0)
        assert (await state.token_buckets.spend([bucket])).wait_s == 0
        wait = (await state.token_buckets.spend([bucket])).wait_s
        assert 0 < wait <= 0.05
        await asyncio.sleep(0.1)
        assert (await state.token_buckets.spend([bucket])).wait_s == 0


async def test_a_bucket_without_a_rate_never_fills(open_state: OpenState) -> None:
    async with open_state() as state:
        bucket = Bucket("a", 1, 0.0)
        assert (await state.token_buckets.spend([bucket])).wait_s == 0
        assert (await state.token_buckets.spend([bucket])).wait_s == inf


async def test_a_refund_never_overfills(open_state: OpenState) -> None:
    async with open_state() as state:
        bucket = Bucket("a", 1, 0.001)
        await state.token_buckets.spend([bucket])
        for _ in range(3):
            await state.token_buckets.refund([bucket])
        await state.token_buckets.refund([Bucket("unknown", 1, 0.001)])
        assert (await state.token_buckets.spend([bucket])).wait_s == 0
        assert (await state.token_buckets.spend([bucket])).wait_s > 0


async def test_all_servers_count_together(open_redis_state: OpenState) -> None:
    async with open_redis_state() as here, open_redis_state() as there:
        bucket = Bucket("a", 10, 0.001)
        spendings = await asyncio.gather(
            *(state.token_buckets.spend([bucket]) for state in (here, there) for _ in range(10))
        )
        assert [spending.wait_s for spending in spendings].count(0) == 10


async def test_a_server_counts_alone_while_redis_is_away(site: str) -> None:
    async with relayed_state(site) as (state, relay):
        bucket = Bucket("a", 1, 0.001)
        assert (await state.token_buckets.spend([bucket])).wait_s == 0
        await relay.cut()
        assert (await state.token_buckets.spend([bucket])).wait_s == 0
        assert (await state.token_buckets.spend([bucket])).wait_s > 0
        await state.token_buckets.refund([bucket])
        assert await state.leases.take("work", 5), "each server does the work itself"


async def test_the_least_recently_used_bucket_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_buckets, "MAX_TRACKED", 2)
    buckets = LocalTokenBuckets()
    first, second, third = (Bucket(name, 1, 0.001) for name in "abc")
    for bucket in (first, second, third):
        assert (await buckets.spend([bucket])).wait_s == 0
    assert (await buckets.spend([third])).wait_s > 0 and (await buckets.spend([first])).wait_s == 0


async def test_one_server_at_a_time_holds_a_lease(open_redis_state: OpenState) -> None:
    async with open_redis_state() as here, open_redis_state() as there:
        assert await here.leases.take("work", 0.3) and await here.leases.take("work", 0.3)
        assert not await there.leases.take("work", 0.3)
        assert await there.leases.take("other work", 0.3)
        await asyncio.sleep(0.4)
        assert await there.leases.take("work", 0.3)


async def test_a_single_server_gets_every_lease() -> None:
    state = await open_shared(None, "site")
    assert await state.leases.take("work", 60) and await state.leases.take("work", 60)
