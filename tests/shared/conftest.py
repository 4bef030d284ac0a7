"""Fixtures for what servers share: a prefix in Redis, and states on both backends."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from urllib.parse import urlsplit

import pytest

from parlour.shared.opening import SharedState, open_shared

from ..conftest import REDIS
from ..tcp_relay import TcpRelay

REDIS_PORT = urlsplit(REDIS).port or 6379

OpenState = Callable[[], AbstractAsyncContextManager[SharedState]]


@pytest.fixture
def site() -> str:
    """Return the id of a new site."""
    return f"test-{secrets.token_hex(6)}"


@pytest.fixture
def open_redis_state(site: str) -> OpenState:
    """Return a function that opens the state of another server of the same site."""

    @asynccontextmanager
    async def open_once() -> AsyncIterator[SharedState]:
        state = await open_shared(REDIS, site)
        try:
            yield state
        finally:
            await state.close()

    return open_once


@pytest.fixture(params=["local", "redis"])
def open_state(request: pytest.FixtureRequest, site: str, open_redis_state: OpenState) -> OpenState:
    """Return a function that opens the state of a server, for each backend."""

    @asynccontextmanager
    async def open_local() -> AsyncIterator[SharedState]:
        yield await open_shared(None, site)

    return open_local if request.param == "local" else open_redis_state


@asynccontextmanager
async def relayed_state(site: str) -> AsyncIterator[tuple[SharedState, TcpRelay]]:
    """Open the state of a server that reaches Redis only through a relay."""
    async with TcpRelay("127.0.0.1", REDIS_PORT) as relay:
        state = await open_shared(f"redis://127.0.0.1:{relay.port}", site)
        try:
            yield state, relay
        finally:
            await state.close()
