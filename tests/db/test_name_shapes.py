"""Tests for the migration that adds normalized shapes to names."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from alembic import command
from tests.db.test_opening import run_on

from parlour.db.migrate import alembic_config
from parlour.services.accounts.members import comparable_name

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

BEFORE = "0028"
NAMES = {"a": "Olga", "b": "OIga", "c": "Zoë", "d": "\u0410lice II"}


async def test_names_get_a_shape_and_do_not_change(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    async with open_test_log():
        pass
    await run_on(url, lambda connection: command.downgrade(alembic_config(connection), BEFORE))
    for created_at, (player, name) in enumerate(NAMES.items()):
        await asyncio.to_thread(
            execute,
            f"insert into player (id, name, settings, created_at) values ('{player}', '{name}', '', {created_at})",
        )
        member = f"'{player}', '{player}', '{player}', null, 'member', {created_at}"
        await asyncio.to_thread(
            execute,
            f"insert into member (player, name_key, look, password, role, since) values ({member})",
        )
    async with open_test_log():
        pass
    shapes = await asyncio.to_thread(execute, "select player, shape from member order by player")
    assert shapes == [
        ("a", "olga"),
        ("b", None),
        ("c", comparable_name(NAMES["c"]).shape),
        ("d", comparable_name(NAMES["d"]).shape),
    ]
