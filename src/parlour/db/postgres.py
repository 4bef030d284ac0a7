"""The log in PostgreSQL, for any number of servers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from time import monotonic_ns
from typing import Any

import asyncpg

from parlour.db import log_statements
from parlour.db.connections import CONNECTION_ERRORS, ConnectionPool
from parlour.db.log import (
    CLAIM_MS,
    Conflict,
    DatabaseOpenError,
    DatabaseUsage,
    DuplicateKey,
    Log,
    LogPosition,
    MissingReference,
    StoredCallback,
)
from parlour.db.migrate import migrate_postgres
from parlour.db.postgres_address import START_SECONDS, PostgresAddress
from parlour.db.records import (
    DueDeadline,
    EventRow,
    MatchProjection,
    PreparedStatement,
    StoredSnapshot,
)
from parlour.db.replica import Replica
from parlour.db.result_rows import QueryResult
from parlour.db.server_locks import ServerLocks
from parlour.db.store import Store, postgres_dialect

APPEND = """
with first as (
    insert into event (match, seq, at, kind, body, digest)
    select $1::text, $2::integer,
        ($3::bigint[])[1], ($4::text[])[1], ($5::bytea[])[1], ($6::text[])[1]
    where $2 = 0 or exists (select from event where match = $1 and seq = $2 - 1)
    on conflict do nothing
    returning match
), rest as (
    insert into event (match, seq, at, kind, body, digest)
    select first.match, $2 + further.place::integer - 1,
        further.at, further.kind, further.body, further.digest
    from first, unnest($3, $4, $5, $6) with ordinality as further (at, kind, body, digest, place)
    where further.place > 1
){projection}
select match from first"""
"""The append, a compare-and-swap that returns a row only if the first event was inserted.

Two appends at the same position conflict on the primary key: the second waits for the commit of the
first and then inserts nothing. Parameters: match, seq, the columns of the events.

The deletions name the match by a subquery, not by a join or by $1. So PostgreSQL chooses one plan
for all matches, whose planning takes longer than its execution, and reads only one partition.
"""

UPSERT_MATCH = """, upserted_match as (
    insert into match (id, game, phase, public, after, listing, opened_at, updated_at)
    select first.match, $7, $8, $9, $10, $11, $12, $12 from first
    on conflict (id) do update set game = excluded.game, phase = excluded.phase,
        public = excluded.public, after = excluded.after, listing = excluded.listing,
        updated_at = excluded.updated_at
)"""

REPLACE_SEATS = """, upserted_seat as (
    insert into seat (match, seat, player, name, bot)
    select first.match, new.seat, new.player, new.name, new.bot
    from first, unnest($13::integer[], $14::text[], $15::text[], $16::text[])
        as new (seat, player, name, bot)
    on conflict (match, seat) do update
        set player = excluded.player, name = excluded.name, bot = excluded.bot
        where (seat.player, seat.name, seat.bot)
            is distinct from (excluded.player, excluded.name, excluded.bot)
), deleted_seat as (
    delete from seat where match = (select match from first) and seat <> all ($13)
)"""

REPLACE_DEADLINES = """, upserted_deadline as (
    insert into deadline (match, seat, at)
    select first.match, new.seat, new.at
    from first, unnest(${seats}::integer[], ${times}::bigint[]) as new (seat, at)
    on conflict (match, seat) do update set at = excluded.at, claimed_until = 0
        where deadline.at <> excluded.at
), deleted_deadline as (
    delete from deadline where match = (select match from first) and seat <> all (${seats})
)"""

CLAIM_DUE = """
with due as (
    select match, seat from deadline where at <= $1 and claimed_until <= $1
    order by at, match, seat limit $2 for update skip locked
)
update deadline set claimed_until = $1 + $3 from due
where deadline.match = due.match and deadline.seat = due.seat
returning deadline.match, deadline.seat, deadline.at"""
EXTEND_CLAIM = "update deadline set claimed_until = $3 where match = $1 and seat = $2"

UPDATE_NO_ROW = "update heartbeat set at = at where false"
SELECT_DATABASE_TIME = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
"""The query for the database's time (ms since 1970), which all servers use.

The clock of this machine may be wrong or may be changed.
"""


class PostgresLog(Log):
    """The event log in PostgreSQL, for a site that may run on several machines."""

    allows_several_servers = True

    def __init__(
        self, connections: ConnectionPool, locks: ServerLocks, address: PostgresAddress
    ) -> None:
        self._connections, self._locks, self._address = connections, locks, address
        self._database = PostgresDatabase(connections)
        self.store = self.list_store = Store(self._database, postgres_dialect())
        self._replica: tuple[ConnectionPool, Replica] | None = None

    @classmethod
    async def open(
        cls, url: str, copy_folder: Path | None = None, direct: str | None = None
    ) -> PostgresLog:
        """Migrate the database at a URL and return its log; raises DatabaseOpenError.

        Args:
            url: The database.
            copy_folder: The folder for a copy before a migration; None writes no copy.
            direct: PostgreSQL's own URL, if `url` leads through a pool such as PgBouncer.
        """
        address = PostgresAddress(url, direct)
        connections, locks = ConnectionPool(address.connect), ServerLocks(address.connect_directly)
        try:
            await address.check()
            copy = (
                None if copy_folder is None else partial(_copy_tables, address.direct, copy_folder)
            )
            await migrate_postgres(address.connect_directly, copy)
            async with asyncio.timeout(START_SECONDS):
                await locks.open()
                if direct is not None:
                    async with connections.acquire() as connection:
                        await locks.require_holder(connection)
        except BaseException as reason:
            await locks.close()
            await connections.close()
            if isinstance(reason, TimeoutError):
                raise DatabaseOpenError(
                    "PostgreSQL accepts connections and does not answer: "
                    "check whether it runs well, and whether --database names the right one."
                ) from reason
            if isinstance(reason, CONNECTION_ERRORS):
                raise DatabaseOpenError(f"PostgreSQL cannot be used: {reason}") from reason
            raise
        return cls(connections, locks, address)

    async def open_replica(self, url: str) -> None:
        """Read lists from a replica while it is fresh; raises DatabaseOpenError for no replica."""
        connections = ConnectionPool(partial(self._address.connect_replica, url))
        replica = Replica(self._database, PostgresDatabase(connections))
        self._replica = connections, replica
        await replica.open()
        self.list_store = Store(replica, postgres_dialect())

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        projection: MatchProjection | None = None,
        writes: Sequence[PreparedStatement] = (),
        on_stored: StoredCallback | None = None,
    ) -> None:
        """Append events of one match in one statement; further `writes` need a transaction."""
        match, seq = rows[0].match, rows[0].seq
        query = _append_query(
            projection is not None,
            projection is not None and projection.seats is not None,
            projection is not None and projection.deadlines is not None,
        )
        arguments = (
            match,
            seq,
            [row.at for row in rows],
            [row.kind for row in rows],
            [row.body for row in rows],
            [row.digest for row in rows],
            *(() if projection is None else _projection_arguments(projection)),
        )
        try:
            if not writes:
                inserted = await self._connections.fetch(query, *arguments)
            else:
                async with self._connections.acquire(in_transaction=True) as connection:
                    inserted = await connection.fetch(query, *arguments)
                    for statement in writes if inserted else ():
                        await connection.execute(statement.query, *statement.arguments)
        except asyncio.CancelledError:
            # The database may have committed before it heard of the cancellation.
            if on_stored is not None:
                on_stored()
            raise
        if not inserted:
            raise Conflict(match, seq)
        if on_stored is not None:
            on_stored()

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the events of a match after a position."""
        rows = await self._connections.fetch(log_statements.SELECT_EVENTS, match, after)
        return _result(rows).records(EventRow)

    async def snapshot(self, match: str) -> StoredSnapshot | None:
        """Return the newest cached state of a match, or None."""
        rows = await self._connections.fetch(log_statements.SELECT_SNAPSHOT, match)
        return next(iter(_result(rows).records(StoredSnapshot)), None)

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache the state of a match; connection errors are ignored."""
        with suppress(*CONNECTION_ERRORS):
            await self._connections.execute(log_statements.UPSERT_SNAPSHOT, match, seq, body)

    async def claim_due(self, now: int, limit: int = 100) -> list[DueDeadline]:
        """Claim and return the deadlines that have passed.

        Concurrent sweepers get different deadlines.
        """
        rows = await self._connections.fetch(CLAIM_DUE, now, limit, CLAIM_MS)
        return sorted(
            _result(rows).records(DueDeadline),
            key=lambda deadline: (deadline.at, deadline.match, deadline.seat),
        )

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Hide a deadline from other sweepers until a time (ms since 1970)."""
        await self._connections.execute(EXTEND_CLAIM, match, seat, until)

    async def positions(self, matches: Sequence[str]) -> dict[str, int]:
        """Return the last position in the log of each match that exists."""
        rows = await self._connections.fetch(log_statements.SELECT_POSITIONS, list(matches))
        return {
            position.match: position.seq
            for position in _result(rows).records(LogPosition)
            if position.seq is not None
        }

    def usage(self) -> DatabaseUsage:
        """Return how busy the connections of this process are, without the one for locks."""
        return self._connections.usage()

    async def claim(self, *, with_others: bool = False) -> None:
        """Check that the database is writable and that no server excludes this one."""
        try:
            await self.require_writable()
        except asyncpg.ReadOnlySQLTransactionError as reason:
            raise DatabaseOpenError(
                "This PostgreSQL is read-only, perhaps a standby: name the primary with --database."
            ) from reason
        if not await self._locks.claim(with_others=with_others):
            raise DatabaseOpenError(
                "Another server uses this database. Several servers need a Valkey or Redis: start "
                "each of them with --shared redis://host:6379."
            )

    async def require_writable(self) -> None:
        """Run an update that changes no row, which a read-only database rejects."""
        await self._connections.execute(UPDATE_NO_ROW)

    async def time(self) -> int:
        """Return the database's time (ms since 1970), corrected by half the round trip."""
        started = monotonic_ns()
        database_time: int = await self._connections.fetchval(SELECT_DATABASE_TIME)
        return database_time + (monotonic_ns() - started) // 2_000_000

    async def close(self) -> None:
        """Finish pending work and close the connections."""
        if self._replica is not None:
            connections, replica = self._replica
            await replica.close()
            await connections.close()
        await self._locks.close()
        await self._connections.close()


class PostgresDatabase:
    """A database that runs the statements of a store on the connections of a log."""

    def __init__(self, connections: ConnectionPool) -> None:
        self._connections = connections

    async def read(self, statement: PreparedStatement) -> QueryResult:
        """Return the result of a query."""
        return _result(await self._connections.fetch(statement.query, *statement.arguments))

    async def write(self, statements: Sequence[PreparedStatement]) -> QueryResult:
        """Run statements in one transaction and return the result of the last one."""
        rows: list[asyncpg.Record] = []
        try:
            async with self._connections.acquire(in_transaction=True) as connection:
                for statement in statements:
                    rows = await connection.fetch(statement.query, *statement.arguments)
        except asyncpg.UniqueViolationError as reason:
            raise DuplicateKey(str(reason)) from reason
        except asyncpg.ForeignKeyViolationError as reason:
            raise MissingReference(str(reason)) from reason
        return _result(rows)


async def _copy_tables(url: str, folder: Path, revision: str) -> None:
    from parlour.db.backup_file import copy_postgres_before_migration

    await copy_postgres_before_migration(url, folder, revision)


def _result(rows: Sequence[asyncpg.Record]) -> QueryResult:
    return QueryResult(tuple(rows[0].keys()) if rows else (), rows)


@cache
def _append_query(has_projection: bool, has_seats: bool, has_deadlines: bool) -> str:
    """Return the append statement with only those parts of the projection that change."""
    if not has_projection:
        return APPEND.format(projection="")
    first = 17 if has_seats else 13
    seats = REPLACE_SEATS if has_seats else ""
    deadlines = REPLACE_DEADLINES.format(seats=first, times=first + 1) if has_deadlines else ""
    return APPEND.format(projection=f"{UPSERT_MATCH}{seats}{deadlines}")


def _projection_arguments(projection: MatchProjection) -> Iterator[Any]:
    """Yield the values of a projection in the order of the placeholders of `_append_query`."""
    yield from (projection.game, projection.phase, projection.public, projection.after)
    yield from (projection.listing, projection.updated_at)
    if projection.seats is not None:
        yield [seat.seat for seat in projection.seats]
        yield [seat.player for seat in projection.seats]
        yield [seat.name for seat in projection.seats]
        yield [seat.bot for seat in projection.seats]
    if projection.deadlines is not None:
        yield [seat for seat, _ in projection.deadlines]
        yield [at for _, at in projection.deadlines]
