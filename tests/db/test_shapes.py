"""The migration that compares names as they are written keeps every member's name, also of two that are alike now."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from alembic import command
from tests.db.test_opening import on

from parlour.db.migrate import alembic_config
from parlour.services.accounts.members import comparable_name

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

BEFORE = "0028"
NAMES = {"a": "Olga", "b": "OIga", "c": "Zoë", "d": "\u0410lice II"}


async def test_names_get_their_shape_and_stay(opened: OpenLog, url: str, execute: Execute) -> None:
    async with opened():
        pass
    await on(url, lambda connection: command.downgrade(alembic_config(connection), BEFORE))
    for at, (player, name) in enumerate(NAMES.items()):
        await asyncio.to_thread(
            execute,
            f"insert into player (id, name, settings, created_at) values ('{player}', '{name}', '', {at})",
        )
        member = f"'{player}', '{player}', '{player}', null, 'member', {at}"
        await asyncio.to_thread(
            execute,
            f"insert into member (player, name_key, look, password, role, since) values ({member})",
        )
    async with opened():
        pass
    found = await asyncio.to_thread(execute, "select player, shape from member order by player")
    assert found == [
        ("a", "olga"),
        ("b", None),
        ("c", comparable_name(NAMES["c"]).shape),
        ("d", comparable_name(NAMES["d"]).shape),
    ]
