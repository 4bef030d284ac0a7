"""Tests that databases of every former revision migrate with running matches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.db.migrate import HEAD_REVISION, alembic_config
from parlour.services.tournaments.tournament import TournamentTerms

from .harness import ANN, create_match, make_move, open_application

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("betapet", "betta", "bulbous", "carcassonne", "pylos")

DECISIONS = 2
"""Decisions before and after the migration; few, since the first action may be a pass."""

REVISIONS = sorted(
    revision.revision
    for revision in ScriptDirectory.from_config(alembic_config(None)).walk_revisions()  # type: ignore[arg-type]
)


async def run_on(url: str, work: Callable[[Connection], None]) -> None:
    """Call a function with an SQLAlchemy connection to a database."""
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).begin() as connection:
            work(connection)
        return
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as async_connection:
        await async_connection.run_sync(work)


def test_the_newest_revision_is_the_last() -> None:
    assert REVISIONS[-1] == HEAD_REVISION


@pytest.mark.parametrize(
    "revision",
    [
        REVISIONS[0],
        *(pytest.param(revision, marks=pytest.mark.slow) for revision in REVISIONS[1:-1]),
    ],
)
async def test_matches_continue_after_a_migration_from_every_revision(
    revision: str, url: str, tmp_path: Path
) -> None:
    states = {}
    async with open_application(url, tmp_path, toys=False) as app:
        for game in GAMES:
            match = (await create_match(app, game)).match.id
            for _ in range(DECISIONS):
                loaded = await app.matches.store.get(match)
                loaded = await make_move(app, match, min(loaded.turn.seats))
            states[match] = encode(loaded.match.state)
        matches = {table.match for table in await app.lobby.own_tables(ANN)}

    def downgrade_and_upgrade(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), revision)
        command.upgrade(alembic_config(connection), "head")

    await run_on(url, downgrade_and_upgrade)
    async with open_application(url, tmp_path, toys=False) as app:
        assert {table.match for table in await app.lobby.own_tables(ANN)} == matches == set(states)
        for match, state in states.items():
            loaded = await app.matches.store.get(match)
            assert encode(loaded.match.state) == state and loaded.match.phase == "playing"
            for _ in range(DECISIONS):
                loaded = await make_move(app, match, min(loaded.turn.seats))
            assert len(loaded.match.moves) == 2 * DECISIONS


async def test_the_settings_of_a_stored_tournament_are_renamed(url: str, tmp_path: Path) -> None:
    terms = TournamentTerms(name="Cup", game="pylos", settings=TableSettings(takebacks=False))
    async with open_application(url, tmp_path, toys=False) as app:
        tournament = await app.tournaments.create_tournament(ANN, terms)

    def downgrade_and_upgrade(connection: Connection) -> None:
        command.downgrade(alembic_config(connection), "0029")
        body = connection.execute(text("select body from tournament")).scalar_one()
        assert '"house":' in body and '"settings":' not in body
        command.upgrade(alembic_config(connection), "head")

    await run_on(url, downgrade_and_upgrade)
    async with open_application(url, tmp_path, toys=False) as app:
        assert (await app.tournaments.require_tournament(tournament.id)).terms == terms
