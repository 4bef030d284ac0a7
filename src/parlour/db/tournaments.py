"""Tournaments, each stored as a versioned document in one row."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, case, func, insert, select, update

from parlour.db.schema.events import tournament
from parlour.db.store import Store

INSERT_TOURNAMENT = insert(tournament)
SELECT_TOURNAMENT = select(tournament.c.version, tournament.c.body).where(
    tournament.c.id == bindparam("tournament_id")
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
COUNT_ACTIVE_OF_HOST = select(func.count()).where(
    tournament.c.host == bindparam("host_id"), tournament.c.phase != "over"
)
SELECT_OF_CLUB = (
    select(tournament.c.body)
    .where(tournament.c.club == bindparam("club_id"))
    .order_by(case((tournament.c.phase == "over", 1), else_=0), tournament.c.changed_at.desc())
    .limit(bindparam("limit"))
)
SELECT_NAMING = select(tournament.c.id).where(tournament.c.body.contains(bindparam("player_id")))
SELECT_OF_MATCH = (
    select(tournament.c.body)
    .where(
        tournament.c.host == bindparam("host_id"), tournament.c.body.contains(bindparam("match_id"))
    )
    .order_by(tournament.c.changed_at.desc())
    .limit(bindparam("limit"))
)
UPDATE_TOURNAMENT = (
    update(tournament)
    .where(
        tournament.c.id == bindparam("tournament_id"),
        tournament.c.version == bindparam("former_version"),
    )
    .values(
        version=bindparam("former_version") + 1,
        phase=bindparam("new_phase"),
        changed_at=bindparam("now"),
        body=bindparam("new_body"),
    )
    .returning(tournament.c.id)
)


class StoredTournament(NamedTuple):
    """A tournament in its stored form."""

    version: int  # number of changes so far
    body: str  # JSON of the tournament


class TournamentRepository:
    """A repository of tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(
        self, id: str, host: str, phase: str, now: int, body: str, club: str | None = None
    ) -> None:
        """Store a new tournament, with the id of the club to whose members it is restricted."""
        await self._store.write(
            INSERT_TOURNAMENT,
            id=id,
            version=0,
            host=host,
            phase=phase,
            changed_at=now,
            body=body,
            club=club,
        )

    async def find(self, tournament_id: str) -> StoredTournament | None:
        """Return a tournament, or None."""
        return await self._store.read_record(
            StoredTournament, SELECT_TOURNAMENT, tournament_id=tournament_id
        )

    async def update(
        self, tournament_id: str, former_version: int, phase: str, now: int, body: str
    ) -> bool:
        """Replace a version of a tournament; return False if it has changed since it was read."""
        return bool(
            await self._store.write(
                UPDATE_TOURNAMENT,
                tournament_id=tournament_id,
                former_version=former_version,
                new_phase=phase,
                now=now,
                new_body=body,
            )
        )

    async def active_bodies(self, since: int, limit: int) -> list[str]:
        """Return the JSON of unfinished tournaments changed since a time, latest first.

        Args:
            since: The time (ms since 1970).
            limit: The maximum number of tournaments.
        """
        return await self._store.read_values(SELECT_ACTIVE, since=since, limit=limit)

    async def finished_bodies(self, limit: int) -> list[str]:
        """Return the JSON of finished tournaments, latest first."""
        return await self._store.read_values(SELECT_FINISHED, limit=limit)

    async def bodies_of_club(self, club_id: str, limit: int) -> list[str]:
        """Return the JSON of a club's tournaments, unfinished ones first, then latest first."""
        return await self._store.read_values(SELECT_OF_CLUB, club_id=club_id, limit=limit)

    async def active_count_of_host(self, host_id: str) -> int:
        """Return how many unfinished tournaments a user hosts."""
        return int(await self._store.read_value(COUNT_ACTIVE_OF_HOST, host_id=host_id))

    async def bodies_with_match(self, host_id: str, match_id: str, limit: int) -> list[str]:
        """Return the JSON of a host's tournaments that contain a match id, latest first."""
        return await self._store.read_values(
            SELECT_OF_MATCH, host_id=host_id, match_id=match_id, limit=limit
        )

    async def ids_naming(self, player_id: str) -> list[str]:
        """Return the ids of the tournaments that a user hosts or takes part in."""
        return await self._store.read_values(SELECT_NAMING, player_id=player_id)
