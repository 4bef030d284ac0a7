"""Tests for the migration that adds user ids to reports, audit log entries and posts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from alembic import command
from tests.db.test_opening import run_on

from parlour.db.migrate import alembic_config

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

BEFORE = "0025"

OLD_ROWS = (
    "insert into player (id, name, settings, created_at) values ('ada-id', 'Ada', '', 1), ('bob-id', 'Bob', '', 1), ('ann-id', 'Ann', '', 1)",
    "insert into member (player, name_key, look, password, role, since) values ('ada-id', 'ada', 'ada', null, 'moderator', 1)",
    "insert into thread (id, board, title, player, name, opened_at, changed_at, posts, pinned, locked, binned)"
    " values ('t', 'house', 'x', 'bob-id', 'Bob', 1, 1, 1, {false}, {false}, {false})",
    "insert into post (id, thread, number, player, name, at, edited_at, text, sought, hidden_by, hidden_why)"
    " values ('p', 't', 1, 'bob-id', 'Bob', 1, 0, 'rude', 'rude', 'Ada', '')",
    "insert into message (id, match, player, name, at, text) values ('m', 'match', 'ann-id', 'Ann', 1, 'loud')",
    "insert into report (id, at, player, name, what, about, place, quote, why, done_by)"
    " values ('r1', 1, 'ann-id', 'Ann', 'post', 'Bob', '/forum/t#p1', 'rude', '', 'Ada'),"
    " ('r2', 1, 'bob-id', 'Bob', 'chat', 'Ann', '/t/match', 'loud', '', '')",
    "insert into deed (id, at, who, what, about, why) values ('d1', 1, 'Ada', 'renamed', 'Ida → Ada', ''), ('d2', 2, 'host', 'muted', 'Ada', '')",
)


async def test_older_rows_get_the_ids_of_the_users_they_name(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    async with open_test_log():
        pass
    await run_on(url, lambda connection: command.downgrade(alembic_config(connection), BEFORE))
    for statement in OLD_ROWS:
        await asyncio.to_thread(
            execute, statement.format(false="0" if url.startswith("sqlite") else "false")
        )
    async with open_test_log():
        pass
    for query, expected in (
        (
            "select about_player, done_player from report order by id",
            [("bob-id", "ada-id"), ("ann-id", None)],
        ),
        (
            "select who_player, about_player from deed order by id",
            [("ada-id", "ada-id"), (None, "ada-id")],
        ),
        ("select hidden_player from post", [("ada-id",)]),
    ):
        assert await asyncio.to_thread(execute, query) == expected
