"""Temporary PostgreSQL schemas for measurements."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

CREATE_SCHEMA = "create schema {schema}"
DROP_SCHEMA = "drop schema {schema} cascade"


@asynccontextmanager
async def new_schema() -> AsyncIterator[str]:
    """Yield the URL of a new, empty schema in the PostgreSQL that PARLOUR_TEST_POSTGRES names.

    The schema is dropped afterwards.
    """
    import asyncpg

    url = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
    schema = f"parlour_bench_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(CREATE_SCHEMA.format(schema=schema))
        try:
            yield f"{url}{'&' if '?' in url else '?'}search_path={schema}"
        finally:
            await connection.execute(DROP_SCHEMA.format(schema=schema))
    finally:
        await connection.close()
