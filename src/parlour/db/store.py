"""The store: everything beside the log that is off a move's way, written once for both databases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from secrets import token_bytes
from typing import Any, Protocol

from sqlalchemy import Dialect, Executable, Select, Table, bindparam, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.sql.compiler import SQLCompiler

from parlour.db.records import MatchSummary, Message, Player, PreparedWrite, SeatRow, Session
from parlour.db.schema.accounts import member, player, restriction, session
from parlour.db.schema.matches import deadline, heartbeat, match, message, seat, table_code
from parlour.db.schema.moderation import secret
from parlour.db.session_lifetimes import EXPIRED
from parlour.db.storable import require_storable

INSERTS: dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


class Database(Protocol):
    """Where a store's statements are run."""

    async def read(self, query: str, arguments: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Return what a query finds in the newest committed state."""

    async def write(self, writes: Sequence[PreparedWrite]) -> list[tuple[Any, ...]]:
        """Run statements in one transaction, durable on return, and return the rows of the last."""


PLAYER_COLUMNS = (
    *(
        player.c.id,
        player.c.name,
        player.c.settings,
        player.c.created_at,
        func.coalesce(member.c.role, "guest"),
    ),
    *(func.coalesce(restriction.c.muted_until, 0), func.coalesce(restriction.c.banned_until, 0)),
)
"""What a player is made of, where members and standings are joined to players."""

SELECT_SESSION = (
    select(*PLAYER_COLUMNS, or_(session.c.ended_at.is_not(None), EXPIRED), session.c.seen_at)
    .join_from(session, player, player.c.id == session.c.player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .where(session.c.token_hash == bindparam("token_hash"))
)
END_SESSION = (
    update(session)
    .where(session.c.token_hash == bindparam("token"), session.c.ended_at.is_(None))
    .values(ended_at=bindparam("at"))
)
SELECT_SECRET = select(secret.c.value).where(secret.c.name == bindparam("name"))
MATCH_OF_CODE = select(table_code.c.match).where(table_code.c.code == bindparam("code"))
SELECT_MESSAGES = (
    select(message)
    .where(message.c.match == bindparam("match"))
    .order_by(message.c.at.desc(), message.c.id.desc())
    .limit(bindparam("limit"))
)
PING = select(1)
LAST_HEARTBEAT = select(heartbeat.c.at).where(heartbeat.c.name == "house")
# A deadline of a seat is its flag; those of bots and of whole tables have numbers below 0 and are no clocks.
TIMED_MATCHES = select(deadline.c.match).where(deadline.c.seat >= 0).distinct()
ANY_CLOCK = select(deadline.c.match).where(deadline.c.seat >= 0).limit(1)


class Store:
    """Players, sessions, invites, chat and the summaries of lists. Statements are SQLAlchemy Core's, compiled once, run by the log's own database."""

    def __init__(self, database: Database, dialect: Dialect) -> None:
        self._database, self.dialect = database, dialect
        self._compiled: dict[int, tuple[Executable, str, tuple[str, ...], dict[str, Any]]] = {}
        insert = self.insert = INSERTS[dialect.name]
        self.is_sqlite = dialect.name == "sqlite"
        kept = insert(player)
        self._upsert_player = kept.on_conflict_do_update(
            index_elements=["id"],
            set_={"name": kept.excluded.name, "settings": kept.excluded.settings},
        )
        self._insert_session = insert(session).on_conflict_do_nothing()
        beat = insert(heartbeat)
        self._upsert_heartbeat = beat.on_conflict_do_update(
            index_elements=["name"],
            set_={"at": beat.excluded.at},
            where=heartbeat.c.at < beat.excluded.at,
        )
        self._insert_secret = insert(secret).on_conflict_do_nothing()
        self._insert_code = insert(table_code).on_conflict_do_nothing().returning(table_code.c.code)
        self._insert_message = insert(message).on_conflict_do_nothing()

    def prepare(self, statement: Executable, **arguments: Any) -> PreparedWrite:
        """Return a statement of SQLAlchemy Core as this database runs it; raises Illegal for arguments that no database can hold.

        It is compiled once: keep it, and vary the arguments.
        """
        found = self._compiled.get(id(statement))
        if found is None:
            compiled = statement.compile(dialect=self.dialect, column_keys=list(arguments))  # type: ignore[attr-defined]
            assert isinstance(compiled, SQLCompiler)
            # The statement is kept beside what it compiled to, so that its id cannot become another's.
            found = self._compiled[id(statement)] = (
                statement,
                str(compiled),
                tuple(compiled.positiontup or ()),
                dict(compiled.params),
            )
        _, query, names, defaults = found
        values = tuple(arguments.get(name, defaults[name]) for name in names)
        require_storable(values)
        return PreparedWrite(query, values)

    async def ping(self) -> None:
        """Ask the database for nothing; raises what a database raises that does not answer."""
        await self.read(PING)

    async def match_summaries(
        self,
        *,
        phase: str | None = None,
        player: str | None = None,
        game: str | None = None,
        public: bool | None = None,
        limit: int = 50,
    ) -> list[MatchSummary]:
        """Return the matches that fit everything asked, the last changed first."""
        asked = {
            name: value
            for name, value in (
                ("phase", phase),
                ("player", player),
                ("game", game),
                ("public", public),
            )
            if value is not None
        }
        return _match_summaries(
            await self.read(_summaries_query(tuple(asked)), **asked, limit=limit)
        )

    async def find_session(self, token_hash: bytes, at: int) -> Session | None:
        """Return the session of a token; one that has expired by a moment (ms since 1970) is `ended`."""
        found = await self.read(SELECT_SESSION, token_hash=token_hash, moment=at)
        return Session(Player(*found[0][:7]), bool(found[0][7]), found[0][8]) if found else None

    async def save_player(
        self, player: Player, token_hash: bytes | None = None, device: str = "", at: int = 0
    ) -> None:
        """Store a player, and a find_session of theirs on a device that begins at a moment (ms since 1970)."""
        writes = [
            self.prepare(
                self._upsert_player,
                id=player.id,
                name=player.name,
                settings=player.settings,
                created_at=player.created_at,
            )
        ]
        if token_hash is not None:
            writes.append(
                self.prepare(
                    self._insert_session,
                    token_hash=token_hash,
                    player=player.id,
                    created_at=at,
                    seen_at=at,
                    device=device,
                )
            )
        await self.write_all(writes)

    async def end_session(self, token_hash: bytes, at: int) -> None:
        """End a session: its token opens nothing any more."""
        await self.write(END_SESSION, token=token_hash, at=at)

    async def secret(self, name: str, first: bytes | None = None) -> bytes:
        """Return a secret of this house, 32 random bytes unless `first` gives what it was so far; who asks first makes it."""
        await self.write(self._insert_secret, name=name, value=first or token_bytes(32))
        return bytes((await self.read(SELECT_SECRET, name=name))[0][0])

    async def record_heartbeat(self, at: int) -> None:
        """Store that a house is here; of several the latest counts."""
        await self.write(self._upsert_heartbeat, name="house", at=at)

    async def last_heartbeat(self) -> int | None:
        """Return when a house was here last (ms since 1970), or None for a database where no clock ever ran."""
        found = await self.read(LAST_HEARTBEAT)
        return int(found[0][0]) if found else None

    async def has_running_clocks(self) -> bool:
        """Return whether anybody's clock runs."""
        return bool(await self.read(ANY_CLOCK))

    async def timed_matches(self) -> list[str]:
        """Return the matches in which a clock runs."""
        return [str(row[0]) for row in await self.read(TIMED_MATCHES)]

    async def match_of_code(self, code: str) -> str | None:
        """Return the match that a spoken code invites to."""
        found = await self.read(MATCH_OF_CODE, code=code)
        return str(found[0][0]) if found else None

    async def add_code(self, code: str, match: str) -> bool:
        """Store a spoken code; False when it is taken."""
        return bool(await self.write(self._insert_code, code=code, match=match))

    async def add_message(self, line: Message) -> None:
        """Store a line of chat; saying the same id again changes nothing."""
        await self.write(
            self._insert_message,
            id=line.id,
            match=line.match,
            player=line.player,
            name=line.name,
            seat=line.seat,
            at=line.at,
            text=line.text,
            phrase=line.phrase,
        )

    async def messages_of(self, match: str, limit: int = 200) -> list[Message]:
        """Return the last lines of chat, oldest first."""
        found = reversed(await self.read(SELECT_MESSAGES, match=match, limit=limit))
        return [
            Message(
                id=row[0],
                match=row[1],
                player=row[2],
                name=row[3],
                seat=row[4],
                at=row[5],
                text=row[6],
                phrase=row[7] or "",
            )
            for row in found
        ]

    async def read(self, statement: Executable, **arguments: Any) -> list[tuple[Any, ...]]:
        """Return what a statement finds in the newest committed state; keep the statement, it is compiled once."""
        return await self._database.read(*self.prepare(statement, **arguments))

    async def write(self, statement: Executable, **arguments: Any) -> list[tuple[Any, ...]]:
        """Run a statement, durable on return, and return its rows."""
        return await self.write_all([self.prepare(statement, **arguments)])

    async def write_all(self, writes: Sequence[PreparedWrite]) -> list[tuple[Any, ...]]:
        """Run statements in one transaction, durable on return, and return the rows of the last; raises Taken for a key that is."""
        return await self._database.write(writes)


def sqlite_dialect() -> Dialect:
    """Return how SQLite's own driver wants its SQL."""
    return sqlite.dialect(paramstyle="qmark")


def postgres_dialect() -> Dialect:
    """Return how asyncpg wants its SQL."""
    return PGDialect_asyncpg()  # type: ignore[no-untyped-call]


@cache
def _summaries_query(asked: tuple[str, ...]) -> Select[Any]:
    """Return the query for a list of matches by these criteria, one row a chair."""
    terms = {
        "phase": match.c.phase == bindparam("phase"),
        "game": match.c.game == bindparam("game"),
        "public": match.c.public == bindparam("public"),
        "player": match.c.id.in_(select(seat.c.match).where(seat.c.player == bindparam("player"))),
    }
    columns = (
        match.c[name]
        for name in ("id", "game", "phase", "public", "after", "listing", "opened_at", "updated_at")
    )
    wanted = (
        select(*columns)
        .where(*(terms[name] for name in asked))
        .order_by(match.c.updated_at.desc(), match.c.id)
        .limit(bindparam("limit"))
    )
    found = wanted.subquery("found")
    return (
        select(found, seat.c.seat, seat.c.player, seat.c.name, seat.c.bot)
        .join_from(found, seat, seat.c.match == found.c.id, isouter=True)
        .order_by(found.c.updated_at.desc(), found.c.id, seat.c.seat)
    )


def _match_summaries(rows: Sequence[Sequence[Any]]) -> list[MatchSummary]:
    """Return the matches that rows of `_summaries` tell of."""
    matches: dict[str, Sequence[Any]] = {}
    seats: dict[str, list[SeatRow]] = {}
    for row in rows:
        matches.setdefault(row[0], row)
        seats.setdefault(row[0], [])
        if row[8] is not None:
            seats[row[0]].append(SeatRow(row[8], row[9], row[10], row[11]))
    return [
        MatchSummary(
            match=id,
            game=row[1],
            phase=row[2],
            public=bool(row[3]),
            after=row[4],
            seats=tuple(seats[id]),
            listing=row[5],
            opened_at=row[6],
            updated_at=row[7],
        )
        for id, row in matches.items()
    ]
