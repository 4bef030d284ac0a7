"""Tests for the presence records of servers in Redis."""

from __future__ import annotations

import pytest

from parlour.shared import presence_records
from parlour.shared.opening import SharedState
from parlour.shared.presence_records import PresenceRecords

from ..patience import found_once
from .conftest import OpenState


def records_of(state: SharedState) -> PresenceRecords:
    """Return the presence records of a server in Redis."""
    assert state.presence_records is not None
    return state.presence_records


async def test_other_servers_read_what_a_server_has_written(open_redis_state: OpenState) -> None:
    async with open_redis_state() as first, open_redis_state() as second:
        here, there = records_of(first), records_of(second)
        assert await here.write({"ann": b"1", "bob": b"2"}) == 1
        assert await here.write({"ann": b"3", "bob": None}) == 2
        assert await here.write({}) == 2, "a write without changes only postpones the expiry"
        assert await there.change_counts() == {here.server: 2}
        assert await there.read(here.server) == (2, {"ann": b"3"})
        assert await here.write({"eve": b"4"}, replace=True) == 3
        assert await there.read(here.server) == (3, {"eve": b"4"})
        assert await here.change_counts() == {}, "a server does not read its own records"
        await here.delete()
        assert await there.change_counts() == {} and await there.read(here.server) == (0, {})


async def test_the_records_of_a_server_that_has_died_expire(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence_records, "EXPIRY_S", 1)
    async with open_redis_state() as first, open_redis_state() as second:
        here, there = records_of(first), records_of(second)
        await here.write({"ann": b"1"})
        assert await there.change_counts() == {here.server: 1}
        await found_once(there.change_counts, lambda counts: not counts)
