"""A schema of PostgreSQL for as long as a measurement takes."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


@asynccontextmanager
async def new_schema() -> AsyncIterator[str]:
    """Yield the address of an empty schema in the database that PARLOUR_TEST_POSTGRES names; nothing is left of it afterwards."""
    import asyncpg

    url = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
    schema = f"parlour_bench_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"create schema {schema}")
        try:
            yield f"{url}{'&' if '?' in url else '?'}search_path={schema}"
        finally:
            await connection.execute(f"drop schema {schema} cascade")
    finally:
        await connection.close()
