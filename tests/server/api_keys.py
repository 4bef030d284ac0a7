"""Clients that use an API key instead of a session cookie."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import connect

from parlour.db.records import KeyScope
from parlour.services.accounts.api_keys import SCOPES

from ..patience import PATIENCE
from .harness import Guest, Line


class Program:
    """A client with an API key, without cookies and without the header `X-Parlour`."""

    def __init__(self, base: str, token: str, address: str = "10.9.0.1") -> None:
        self.base, self.token = base, token
        self.headers = {"authorization": f"Bearer {token}", "x-forwarded-for": address}
        # The server has no TLS, and to load the trusted certificates takes 20 ms.
        self.web = httpx.AsyncClient(
            base_url=base, headers=self.headers, timeout=PATIENCE, verify=False
        )

    async def code(self, method: str, path: str, status: int, body: Any = None) -> str:
        """Send a request that is refused with this status, and return the error code."""
        answer = await self.web.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return str(answer.json()["code"])

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[Line]:
        """Open a socket at a table."""
        async with connect(
            self.base.replace("http", "ws") + f"/ws/{match}", additional_headers=self.headers
        ) as socket:
            yield Line(socket)


async def create_key(
    member: Guest, scopes: Collection[KeyScope] = SCOPES, **fields: Any
) -> dict[str, Any]:
    """Create an API key of a member and return the answer with its secret."""
    created: dict[str, Any] = await member.post(
        "/api/account/keys", {"name": "climber", "scopes": list(scopes), **fields}
    )
    return created


@asynccontextmanager
async def program_of(
    member: Guest, scopes: Collection[KeyScope] = SCOPES
) -> AsyncIterator[Program]:
    """Run a program with a new API key of a member."""
    program = Program(member.base, (await create_key(member, scopes))["token"])
    async with program.web:
        yield program
