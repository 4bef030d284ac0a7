"""Tournaments as they are stored: each whole in one row, changed only by who has read its newest version."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, insert, select, update

from parlour.db.schema.events import tournament
from parlour.db.store import Store

INSERT_TOURNAMENT = insert(tournament)
SELECT_TOURNAMENT = select(tournament.c.version, tournament.c.body).where(
    tournament.c.id == bindparam("which")
)
SELECT_ACTIVE = (
    select(tournament.c.body)
    .where(tournament.c.phase != "over", tournament.c.changed_at >= bindparam("since"))
    .order_by(tournament.c.changed_at.desc())
    .limit(bindparam("limit"))
)
SELECT_FINISHED = (
    select(tournament.c.body)
    .where(tournament.c.phase == "over")
    .order_by(tournament.c.changed_at.desc())
    .limit(bindparam("limit"))
)
COUNT_OF_HOST = select(func.count()).where(
    tournament.c.host == bindparam("who"), tournament.c.phase != "over"
)
SELECT_NAMING = select(tournament.c.id).where(tournament.c.body.contains(bindparam("who")))
UPDATE_TOURNAMENT = (
    update(tournament)
    .where(tournament.c.id == bindparam("which"), tournament.c.version == bindparam("read"))
    .values(
        version=bindparam("read") + 1,
        phase=bindparam("now_phase"),
        changed_at=bindparam("at"),
        body=bindparam("now_body"),
    )
    .returning(tournament.c.id)
)


class StoredTournament(NamedTuple):
    """A tournament's JSON, and how often it was changed."""

    version: int
    body: str


class TournamentRepository:
    """All tournaments of a house."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, host: str, phase: str, at: int, body: str) -> None:
        """Store a new one."""
        await self._store.write(
            INSERT_TOURNAMENT, id=id, version=0, host=host, phase=phase, changed_at=at, body=body
        )

    async def find(self, id: str) -> StoredTournament | None:
        """Return one by its id."""
        found = await self._store.read(SELECT_TOURNAMENT, which=id)
        return StoredTournament(found[0][0], str(found[0][1])) if found else None

    async def update(self, id: str, read: int, phase: str, at: int, body: str) -> bool:
        """Replace the version that was read; False when somebody else was faster."""
        return bool(
            await self._store.write(
                UPDATE_TOURNAMENT, which=id, read=read, now_phase=phase, at=at, now_body=body
            )
        )

    async def active_bodies(self, since: int, limit: int) -> list[str]:
        """Return those that are not over, the last changed first, none untouched since a moment (ms since 1970)."""
        return [
            str(row[0]) for row in await self._store.read(SELECT_ACTIVE, since=since, limit=limit)
        ]

    async def finished_bodies(self, limit: int) -> list[str]:
        """Return those that are over, the last first."""
        return [str(row[0]) for row in await self._store.read(SELECT_FINISHED, limit=limit)]

    async def active_count_of_host(self, who: str) -> int:
        """Return how many somebody has set up that are not over."""
        return int((await self._store.read(COUNT_OF_HOST, who=who))[0][0])

    async def ids_naming(self, who: str) -> list[str]:
        """Return the ids of those in which somebody takes part, or which they have set up."""
        return [str(row[0]) for row in await self._store.read(SELECT_NAMING, who=who)]
