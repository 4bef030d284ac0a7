"""The log in PostgreSQL: any number of server processes, an append is one statement that also tells the others."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any

import asyncpg

from parlour.db import statements
from parlour.db.log import CLAIM_MS, Conflict, Facts, Heard, Log, Message, Player, Row, Summary, Unopened
from parlour.db.migrate import migrate_postgres
from parlour.db.notices import LOST, Notices

CONNECTIONS = 10
"""How many connections one process holds at most; PostgreSQL allows 100 in all unless told otherwise."""

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
    insert into match (id, game, phase, public, after, result, mini, opened_at, updated_at)
    select first.match, $8, $9, $10, $11, $12, $13, $14, $14 from first
    on conflict (id) do update set game = excluded.game, phase = excluded.phase, public = excluded.public, after = excluded.after,
        result = excluded.result, mini = excluded.mini, updated_at = excluded.updated_at
), seated as (
    insert into seat (match, seat, player, name, bot)
    select first.match, fact.seat, fact.player, fact.name, fact.bot
    from first, unnest($15::integer[], $16::text[], $17::text[], $18::text[]) as fact (seat, player, name, bot)
    on conflict (match, seat) do update set player = excluded.player, name = excluded.name, bot = excluded.bot
        where (seat.player, seat.name, seat.bot) is distinct from (excluded.player, excluded.name, excluded.bot)
), unseated as (
    delete from seat using first where seat.match = first.match and seat.seat <> all ($15)
), awaited as (
    insert into deadline (match, seat, at)
    select first.match, fact.seat, fact.at from first, unnest($19::integer[], $20::bigint[]) as fact (seat, at)
    on conflict (match, seat) do update set at = excluded.at, claimed_until = 0 where deadline.at <> excluded.at
), stopped as (
    delete from deadline using first where deadline.match = first.match and deadline.seat <> all ($19)
)"""

ALONE = APPEND.format(projection="")
WITH_FACTS = APPEND.format(projection=PROJECTION)

DUE = """
with due as (
    select match, seat from deadline where at <= $1 and claimed_until <= $1
    order by at, match, seat limit $2 for update skip locked
)
update deadline set claimed_until = $1 + $3 from due
where deadline.match = due.match and deadline.seat = due.seat
returning deadline.match, deadline.seat, deadline.at"""

DURABLE = "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"

SINCE = """
select id, (select max(seq) from event where event.match = match.id) from match where updated_at >= $1
union all
select distinct match, -1 from message where at >= $1"""


class PostgresLog(Log):
    """The log of a house that lives on many machines."""

    def __init__(self, pool: Any, channel: str, notices: Notices) -> None:
        self._pool, self._channel, self._notices = pool, channel, notices

    @classmethod
    async def open(cls, url: str) -> PostgresLog:
        """Return the log in this database, which is brought up to date first; raises Unopened."""

        async def connect() -> Any:
            return await asyncpg.connect(url)

        with ExitStack() as opened:
            try:
                await migrate_postgres(connect)
                pool = await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS, init=_make_durable, reset=_as_it_is)
                opened.callback(pool.terminate)
                # Houses in different schemas of one database do not hear each other. PostgreSQL's names have 63 bytes.
                channel = f"parlour_{await pool.fetchval('select current_schema()')}"[:63]
                notices = await Notices.open(connect, channel, lambda since: _changed(pool, since))
            except LOST as reason:
                raise Unopened(f"PostgreSQL cannot be used: {reason}") from reason
            opened.pop_all()
        return cls(pool, channel, notices)

    async def append(self, rows: Sequence[Row], *, facts: Facts | None = None) -> None:
        """Append rows of one match and its facts in one statement."""
        match, seq = rows[0].match, rows[0].seq
        columns = ([row.at for row in rows], [row.kind for row in rows], [row.body for row in rows], [row.digest for row in rows])
        if facts is None:
            won = await self._pool.fetch(ALONE, match, seq, *columns, self._channel)
        else:
            won = await self._pool.fetch(WITH_FACTS, match, seq, *columns, self._channel, *_columns(facts))
        if not won:
            raise Conflict(match, seq)

    async def load(self, match: str, after: int = -1) -> list[Row]:
        """Return the rows beyond a position."""
        return [Row(*line) for line in await self._pool.fetch(statements.LOAD, match, after)]

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        """Return the cached state with its position."""
        found = await self._pool.fetchrow(statements.SNAPSHOT, match)
        return (found[0], found[1]) if found else None

    async def keep_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache a state."""
        with suppress(*LOST):
            await self._pool.execute(statements.KEEP_SNAPSHOT, match, seq, body)

    async def summaries(
        self, *, phase: str | None = None, player: str | None = None, game: str | None = None, public: bool | None = None, limit: int = 50
    ) -> list[Summary]:
        """Return the matches that fit."""
        query, arguments = statements.summaries(phase=phase, player=player, game=game, public=public, limit=limit)
        return statements.summarised([tuple(line) for line in await self._pool.fetch(query, *arguments)])

    async def due(self, before: int, limit: int = 100) -> list[tuple[str, int, int]]:
        """Return and claim the deadlines that passed; two sweepers get different ones."""
        found: list[tuple[str, int, int]] = [tuple(line) for line in await self._pool.fetch(DUE, before, limit, CLAIM_MS)]
        return sorted(found, key=lambda deadline: (deadline[2], deadline[0], deadline[1]))

    async def player(self, token_hash: bytes) -> Player | None:
        """Return whom a session belongs to."""
        found = await self._pool.fetchrow(statements.PLAYER, token_hash)
        return Player(*found) if found else None

    async def keep_player(self, player: Player, token_hash: bytes | None = None) -> None:
        """Store a player and a session."""
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(statements.KEEP_PLAYER, player.id, player.name, player.language, player.settings, player.created_at)
            if token_hash is not None:
                await connection.execute(statements.KEEP_SESSION, token_hash, player.id, time.time_ns() // 1_000_000)

    async def invite(self, code: str) -> str | None:
        """Return the match behind a code."""
        found: str | None = await self._pool.fetchval(statements.INVITE, code)
        return found

    async def keep_invite(self, code: str, match: str) -> bool:
        """Store a code unless it is taken."""
        return bool(await self._pool.fetch(statements.KEEP_INVITE, code, match))

    async def say(self, message: Message) -> None:
        """Store a line of chat."""
        await self._pool.execute(statements.SAY, message.id, message.match, message.player, message.name, message.seat, message.at, message.text)

    async def said(self, match: str, limit: int = 200) -> list[Message]:
        """Return the last lines of chat."""
        return statements.messages(await self._pool.fetch(statements.SAID, match, limit))

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard` for every append of every process."""
        return self._notices.listen(heard)

    async def publish_only(self, match: str) -> None:
        """Wake the listeners of a match in every process."""
        await self._pool.execute("select pg_notify($1, $2)", self._channel, f"{match} -1")

    async def close(self) -> None:
        """Finish what was begun."""
        await self._notices.close()
        await self._pool.close()


async def _changed(pool: Any, since: int) -> list[tuple[str, int]]:
    return [(line[0], line[1]) for line in await pool.fetch(SINCE, since)]


async def _make_durable(connection: Any) -> None:
    await connection.execute(DURABLE)


async def _as_it_is(_: Any) -> None:
    """Hand a connection back without the usual round trip of resets: nothing here changes a connection's settings."""


def _columns(facts: Facts) -> tuple[Any, ...]:
    """Return the arguments of PROJECTION."""
    return (
        facts.game,
        facts.phase,
        facts.public,
        facts.after,
        facts.result,
        facts.mini,
        facts.updated_at,
        [fact.seat for fact in facts.seats],
        [fact.player for fact in facts.seats],
        [fact.name for fact in facts.seats],
        [fact.bot for fact in facts.seats],
        [seat for seat, _ in facts.deadlines],
        [at for _, at in facts.deadlines],
    )
