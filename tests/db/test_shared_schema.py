"""Tests for the schema that the tests of a process share."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from parlour.db.server_locks import ServerLocks

from ..conftest import Query, SharedSchema

INSERT_PLAYER = "insert into player (id, name, settings, created_at) values ('ann', 'Ann', '', 0)"


@pytest.mark.slow
def test_a_schema_in_use_is_replaced(postgres: str, query: Query) -> None:
    with SharedSchema(postgres, query) as schema, asyncio.Runner() as runner:
        url = schema.url
        locks = ServerLocks(lambda: asyncpg.connect(url))
        runner.run(locks.open())
        schema.clean()
        assert schema.url != url
        runner.run(locks.close())


def test_a_schema_is_used_again_without_its_rows(postgres: str, query: Query) -> None:
    with SharedSchema(postgres, query) as schema:
        url = schema.url
        query(INSERT_PLAYER, url)
        schema.clean()
        assert schema.url == url and query("select count(*) from player", url) == [(0,)]


@pytest.mark.slow
def test_a_schema_with_changed_tables_is_replaced(postgres: str, query: Query) -> None:
    with SharedSchema(postgres, query) as schema:
        url = schema.url
        query("drop table player cascade", url)
        schema.clean()
        assert schema.url != url
