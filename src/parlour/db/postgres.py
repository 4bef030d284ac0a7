"""The log in PostgreSQL: any number of server processes, an append is one statement that also tells the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from time import monotonic_ns
from typing import Any

import asyncpg

from parlour.db import statements
from parlour.db.connections import ConnectionPool
from parlour.db.log import (
    CLAIM_MS,
    Conflict,
    DatabaseOpenError,
    DuplicateKey,
    Log,
    LogListener,
    MissingReference,
)
from parlour.db.migrate import migrate_postgres
from parlour.db.notifications import CONNECTION_ERRORS, DATABASE_TIME, ChangeListener
from parlour.db.records import EventRow, MatchProjection, PreparedWrite
from parlour.db.store import Store, postgres_dialect

APPEND = """
with first as (
    insert into event (match, seq, at, kind, body, digest)
    select $1::text, $2::integer, ($3::bigint[])[1], ($4::text[])[1], ($5::bytea[])[1], ($6::text[])[1]
    where $2 = 0 or exists (select from event where match = $1 and seq = $2 - 1)
    on conflict do nothing
    returning match
), rest as (
    insert into event (match, seq, at, kind, body, digest)
    select first.match, $2 + more.place::integer - 1, more.at, more.kind, more.body, more.digest
    from first, unnest($3, $4, $5, $6) with ordinality as more (at, kind, body, digest, place)
    where more.place > 1
){projection}
select pg_notify($7, $1 || ' ' || ($2 + cardinality($3) - 1)) from first"""
"""The compare-and-swap: whoever inserts the first row has the positions after it to itself, and everybody else gets no line back.

Two that want the same position meet at the primary key, where the second waits for the first's commit and then does nothing.
"""

PROJECTION = """, matched as (
    insert into match (id, game, phase, public, after, listing, opened_at, updated_at)
    select first.match, $8, $9, $10, $11, $12, $13, $13 from first
    on conflict (id) do update set game = excluded.game, phase = excluded.phase, public = excluded.public, after = excluded.after,
        listing = excluded.listing, updated_at = excluded.updated_at
)"""

SEATS = """, seated as (
    insert into seat (match, seat, player, name, bot)
    select first.match, fact.seat, fact.player, fact.name, fact.bot
    from first, unnest($14::integer[], $15::text[], $16::text[], $17::text[]) as fact (seat, player, name, bot)
    on conflict (match, seat) do update set player = excluded.player, name = excluded.name, bot = excluded.bot
        where (seat.player, seat.name, seat.bot) is distinct from (excluded.player, excluded.name, excluded.bot)
), unseated as (
    delete from seat using first where seat.match = first.match and seat.seat <> all ($14)
)"""

DEADLINES = """, awaited as (
    insert into deadline (match, seat, at)
    select first.match, fact.seat, fact.at from first, unnest(${seats}::integer[], ${moments}::bigint[]) as fact (seat, at)
    on conflict (match, seat) do update set at = excluded.at, claimed_until = 0 where deadline.at <> excluded.at
), stopped as (
    delete from deadline using first where deadline.match = first.match and deadline.seat <> all (${seats})
)"""

DUE = """
with due as (
    select match, seat from deadline where at <= $1 and claimed_until <= $1
    order by at, match, seat limit $2 for update skip locked
)
update deadline set claimed_until = $1 + $3 from due
where deadline.match = due.match and deadline.seat = due.seat
returning deadline.match, deadline.seat, deadline.at"""

SET_DURABLE = "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"

RANDOM_READS = "select set_config('random_page_cost', '1.1', false) where current_setting('random_page_cost') = '4'"
"""What its default says of spinning disks made it read every placing there is to find those of one season. An operator's own figure stays."""

SELECT_CHANGES = """
select id, (select max(seq) from event where event.match = match.id) from match where updated_at >= $1
union all
select distinct match, -1 from message where at >= $1"""


START_SECONDS = 10.0
"""How long PostgreSQL may take to let a house in: a machine that has just started has much to do."""


class PostgresLog(Log):
    """The log of a house that lives on many machines."""

    shared = True

    def __init__(self, connections: ConnectionPool, channel: str, notices: ChangeListener) -> None:
        self._connections, self._channel, self._listener = connections, channel, notices
        self.store = Store(PostgresDatabase(connections), postgres_dialect())

    @classmethod
    async def open(cls, url: str) -> PostgresLog:
        """Return the log in this database, which is brought up to date first; raises DatabaseOpenError."""

        async def connect() -> Any:
            return await asyncpg.connect(url, timeout=START_SECONDS)

        async def durable() -> Any:
            connection = await connect()
            try:
                await connection.execute(SET_DURABLE)
                await connection.execute(RANDOM_READS)
            except BaseException:
                # Whoever waited for it may be gone, and nobody else knows of it.
                connection.terminate()
                raise
            return connection

        connections = ConnectionPool(durable)
        try:
            await migrate_postgres(connect)
            async with asyncio.timeout(START_SECONDS):
                # Houses in different schemas of one database do not hear each other. PostgreSQL's names have 63 bytes.
                channel = f"parlour_{await connections.fetchval('select current_schema()')}"[:63]
                notices = await ChangeListener.open(
                    connect, channel, lambda since: _changes_since(connections, since)
                )
        except TimeoutError as reason:
            await connections.close()
            said = "accepts connections and does not answer: see whether it runs well, and whether --database names the right one"
            raise DatabaseOpenError(f"PostgreSQL {said}.") from reason
        except CONNECTION_ERRORS as reason:
            await connections.close()
            raise DatabaseOpenError(f"PostgreSQL cannot be used: {reason}") from reason
        return cls(connections, channel, notices)

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        facts: MatchProjection | None = None,
        more: Sequence[PreparedWrite] = (),
    ) -> None:
        """Append rows of one match and its facts in one statement; only what is projected further takes a transaction of several."""
        match, seq = rows[0].match, rows[0].seq
        columns = (
            [row.at for row in rows],
            [row.kind for row in rows],
            [row.body for row in rows],
            [row.digest for row in rows],
        )
        query = _append_statement(
            facts is not None,
            facts is not None and facts.seats is not None,
            facts is not None and facts.deadlines is not None,
        )
        arguments = (
            match,
            seq,
            *columns,
            self._channel,
            *(() if facts is None else _projection_arguments(facts)),
        )
        if not more:
            won = await self._connections.fetch(query, *arguments)
        else:
            async with self._connections.acquire(whole=True) as connection:
                won = await connection.fetch(query, *arguments)
                for write in more if won else ():
                    await connection.execute(write.query, *write.arguments)
        if not won:
            raise Conflict(match, seq)

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the rows beyond a position."""
        return [
            EventRow(*line) for line in await self._connections.fetch(statements.LOAD, match, after)
        ]

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        """Return the cached state with its position."""
        found = await self._connections.fetchrow(statements.SNAPSHOT, match)
        return (found[0], found[1]) if found else None

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache a state."""
        with suppress(*CONNECTION_ERRORS):
            await self._connections.execute(statements.SAVE_SNAPSHOT, match, seq, body)

    async def claim_due(self, before: int, limit: int = 100) -> list[tuple[str, int, int]]:
        """Return and claim the deadlines that passed; two sweepers get different ones."""
        found: list[tuple[str, int, int]] = [
            tuple(line) for line in await self._connections.fetch(DUE, before, limit, CLAIM_MS)
        ]
        return sorted(found, key=lambda deadline: (deadline[2], deadline[0], deadline[1]))

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Keep a deadline from other sweepers."""
        await self._connections.execute(
            "update deadline set claimed_until = $3 where match = $1 and seat = $2",
            match,
            seat,
            until,
        )

    def listen(self, heard: LogListener) -> Callable[[], None]:
        """Call `heard` for every append of every process."""
        return self._listener.listen(heard)

    async def publish(self, match: str) -> None:
        """Wake the listeners of a match in every process."""
        await self._connections.execute("select pg_notify($1, $2)", self._channel, f"{match} -1")

    async def claim(self) -> None:
        """Houses that share this database hear each other; one that can only be read is none for a house."""
        try:
            await self.require_writable()
        except asyncpg.ReadOnlySQLTransactionError as reason:
            raise DatabaseOpenError(
                "PostgreSQL can only be read here, perhaps a standby: name the one that is written to with --database."
            ) from reason

    async def require_writable(self) -> None:
        """Change no row: PostgreSQL refuses even that where nothing may be written."""
        await self._connections.execute("update heartbeat set at = at where false")

    async def time(self) -> int:
        """Return the moment by the server's clock, half the way there and back allowed for."""
        began = monotonic_ns()
        found: int = await self._connections.fetchval(DATABASE_TIME)
        return found + (monotonic_ns() - began) // 2_000_000

    async def close(self) -> None:
        """Finish what was begun."""
        await self._listener.close()
        await self._connections.close()


class PostgresDatabase:
    """The connections of a log, lent to its store."""

    def __init__(self, connections: ConnectionPool) -> None:
        self._connections = connections

    async def read(self, query: str, arguments: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Return what a query finds."""
        return [tuple(row) for row in await self._connections.fetch(query, *arguments)]

    async def write(self, writes: Sequence[PreparedWrite]) -> list[tuple[Any, ...]]:
        """Run statements in one transaction."""
        found: list[Any] = []
        try:
            async with self._connections.acquire(whole=True) as connection:
                for query, arguments in writes:
                    found = await connection.fetch(query, *arguments)
        except asyncpg.UniqueViolationError as reason:
            raise DuplicateKey(str(reason)) from reason
        except asyncpg.ForeignKeyViolationError as reason:
            raise MissingReference(str(reason)) from reason
        return [tuple(row) for row in found]


async def _changes_since(connections: ConnectionPool, since: int) -> list[tuple[str, int]]:
    return [(line[0], line[1]) for line in await connections.fetch(SELECT_CHANGES, since)]


@cache
def _append_statement(facts: bool, seats: bool, deadlines: bool) -> str:
    """Return the statement of an append with its facts, those that it changes."""
    first = 18 if seats else 14
    awaited = DEADLINES.format(seats=first, moments=first + 1) if deadlines else ""
    return APPEND.format(
        projection=f"{PROJECTION}{SEATS if seats else ''}{awaited}" if facts else ""
    )


def _projection_arguments(facts: MatchProjection) -> Iterator[Any]:
    """Yield the arguments of an append's facts."""
    yield from (facts.game, facts.phase, facts.public, facts.after, facts.listing, facts.updated_at)
    if facts.seats is not None:
        yield from ([fact.seat for fact in facts.seats], [fact.player for fact in facts.seats])
        yield from ([fact.name for fact in facts.seats], [fact.bot for fact in facts.seats])
    if facts.deadlines is not None:
        yield from ([seat for seat, _ in facts.deadlines], [at for _, at in facts.deadlines])
