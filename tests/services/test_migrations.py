"""A database of any former revision with running matches: after the migration they load, are in the lists and go on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.core.codec import encode
from parlour.db.migrate import HEAD_REVISION, alembic_config

from .harness import ANN, begun, moved, open_house

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("betapet", "betta", "bulbous", "carcassonne", "pylos")

DECISIONS = 2
"""Decisions taken before the migration and after it: few, since the first legal action may be a pass."""

REVISIONS = sorted(
    revision.revision
    for revision in ScriptDirectory.from_config(alembic_config(None)).walk_revisions()  # type: ignore[arg-type]
)


async def migrate(url: str, work: Callable[[Connection], None]) -> None:
    """Run Alembic on the database at an address."""
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).begin() as connection:
            work(connection)
        return
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connected:
        await connected.run_sync(work)


def test_the_newest_revision_is_the_last() -> None:
    assert REVISIONS[-1] == HEAD_REVISION


@pytest.mark.parametrize(
    "revision",
    [REVISIONS[0], *(pytest.param(later, marks=pytest.mark.slow) for later in REVISIONS[1:-1])],
)
async def test_running_matches_go_on_after_a_migration_from_every_revision(
    revision: str, url: str, tmp_path: Path
) -> None:
    before = {}
    async with open_house(url, tmp_path, toys=False) as house:
        for game in GAMES:
            match = (await begun(house, game)).match.id
            for _ in range(DECISIONS):
                loaded = await house.matches.store.get(match)
                loaded = await moved(house, match, min(loaded.turn.seats))
            before[match] = encode(loaded.match.state)
        listed = {table.match for table in await house.lobby.own_tables(ANN)}

    def back_and_forth(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), revision)
        command.upgrade(alembic_config(connection), "head")

    await migrate(url, back_and_forth)
    async with open_house(url, tmp_path, toys=False) as house:
        assert {table.match for table in await house.lobby.own_tables(ANN)} == listed == set(before)
        for match, state in before.items():
            loaded = await house.matches.store.get(match)
            assert encode(loaded.match.state) == state and loaded.match.phase == "playing"
            for _ in range(DECISIONS):
                loaded = await moved(house, match, min(loaded.turn.seats))
            assert len(loaded.match.moves) == 2 * DECISIONS
