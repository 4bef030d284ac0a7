"""The store, which runs all statements except those of the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from secrets import token_bytes
from typing import Any, Protocol, TypeVar

from sqlalchemy import Dialect, Select, bindparam, func, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg

from parlour.db.records import (
    MatchSummary,
    Message,
    Player,
    PreparedStatement,
    SeatRow,
    Session,
)
from parlour.db.result_rows import QueryResult, SqlRow
from parlour.db.schema.accounts import member, player, restriction, session
from parlour.db.schema.matches import deadline, heartbeat, match, message, seat, table_code
from parlour.db.schema.moderation import secret
from parlour.db.session_lifetimes import EXPIRED
from parlour.db.statements import (
    CompiledStatement,
    Statement,
    compile_statement,
    excluded,
    insert_if_absent,
    upsert,
)

T = TypeVar("T")


class Database(Protocol):
    """A database that runs the statements of a store."""

    async def read(self, statement: PreparedStatement) -> QueryResult:
        """Return the result of a query on the newest committed state."""

    async def write(self, statements: Sequence[PreparedStatement]) -> QueryResult:
        """Run statements in one durable transaction and return the result of the last one."""


PLAYER_COLUMNS = (
    player.c.id,
    player.c.name,
    player.c.settings,
    player.c.created_at,
    func.coalesce(member.c.role, "guest").label("role"),
    func.coalesce(restriction.c.muted_until, 0).label("muted_until"),
    func.coalesce(restriction.c.banned_until, 0).label("banned_until"),
)
"""The columns of a `Player`, for queries that join members and restrictions to players."""

SELECT_SESSION = (
    select(
        *PLAYER_COLUMNS,
        or_(session.c.ended_at.is_not(None), EXPIRED).label("ended"),
        session.c.seen_at,
    )
    .join_from(session, player, player.c.id == session.c.player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .where(session.c.token_hash == bindparam("token_hash"))
)
UPSERT_PLAYER = upsert(player, ["name", "settings"])
INSERT_SESSION = insert_if_absent(session)
END_SESSION = (
    update(session)
    .where(session.c.token_hash == bindparam("session_token_hash"), session.c.ended_at.is_(None))
    .values(ended_at=bindparam("now"))
)
SELECT_SECRET = select(secret.c.value).where(secret.c.name == bindparam("name"))
INSERT_SECRET = insert_if_absent(secret)
SELECT_MATCH_OF_CODE = select(table_code.c.match).where(table_code.c.code == bindparam("code"))
INSERT_CODE = insert_if_absent(table_code, returning=table_code.c.code)
SELECT_MESSAGES = (
    select(
        message.c.id,
        message.c.match,
        message.c.player,
        message.c.name,
        message.c.seat,
        message.c.at,
        message.c.text,
        func.coalesce(message.c.phrase, "").label("phrase"),
        func.coalesce(message.c.reply_to, "").label("reply_to"),
    )
    .where(message.c.match == bindparam("match_id"))
    .order_by(message.c.at.desc(), message.c.id.desc())
    .limit(bindparam("limit"))
)
INSERT_MESSAGE = insert_if_absent(message)
SELECT_NOTHING = select(1)
COUNT_UNFINISHED = (
    select(match.c.phase, func.count().label("number"))
    .where(or_(match.c.phase == "gathering", match.c.phase == "playing"))
    .group_by(match.c.phase)
)
SELECT_HEARTBEAT = select(heartbeat.c.at).where(heartbeat.c.name == "house")
UPSERT_HEARTBEAT = upsert(heartbeat, ["at"], where=heartbeat.c.at < excluded(heartbeat).at)
# Deadlines of bots and of whole tables have negative seat numbers; they are not clocks.
SELECT_TIMED_MATCHES = select(deadline.c.match).where(deadline.c.seat >= 0).distinct()
SELECT_ANY_CLOCK = select(deadline.c.match).where(deadline.c.seat >= 0).limit(1)


class Store:
    """The interface of repositories to the database, which compiles and runs statements.

    It also has methods for players, sessions, secrets, table codes and chat.
    """

    def __init__(self, database: Database, dialect: Dialect) -> None:
        self._database, self._dialect = database, dialect
        self._compiled: dict[int, CompiledStatement] = {}

    def prepare(self, statement: Statement, **arguments: Any) -> PreparedStatement:
        """Return a statement with its arguments, compiled for this database.

        Each statement object is compiled once, so make it a module constant and vary the arguments.
        Raises Illegal for arguments that cannot be stored.
        """
        return self._bind(statement, arguments)

    def _bind(self, statement: Statement, arguments: Mapping[str, Any]) -> PreparedStatement:
        compiled = self._compiled.get(id(statement))
        if compiled is None:
            compiled = compile_statement(statement, self._dialect, arguments)
            self._compiled[id(statement)] = compiled
        return compiled.bind(arguments)

    async def read(self, statement: Statement, **arguments: Any) -> list[SqlRow]:
        """Return the rows of a query on the newest committed state."""
        return (await self._database.read(self._bind(statement, arguments))).rows()

    async def read_row(self, statement: Statement, **arguments: Any) -> SqlRow | None:
        """Return the first row of a query, or None if it has no rows."""
        result = await self._database.read(self._bind(statement, arguments))
        return next(iter(result.rows()), None)

    async def read_records(
        self, record: type[T], statement: Statement, **arguments: Any
    ) -> list[T]:
        """Return the rows of a query as records whose fields have the names of the columns."""
        return (await self._database.read(self._bind(statement, arguments))).records(record)

    async def read_record(
        self, record: type[T], statement: Statement, **arguments: Any
    ) -> T | None:
        """Return the first row of a query as a record, or None if it has no rows."""
        result = await self._database.read(self._bind(statement, arguments))
        return next(iter(result.records(record)), None)

    async def read_values(self, statement: Statement, **arguments: Any) -> list[Any]:
        """Return the values of a query's only column."""
        return (await self._database.read(self._bind(statement, arguments))).only_column()

    async def read_value(self, statement: Statement, **arguments: Any) -> Any:
        """Return the first value of a query's only column, or None if it has no rows."""
        result = await self._database.read(self._bind(statement, arguments))
        return next(iter(result.only_column()), None)

    async def exists(self, statement: Statement, **arguments: Any) -> bool:
        """Return whether a query returns any row."""
        return len(await self._database.read(self._bind(statement, arguments))) > 0

    async def write(self, statement: Statement, **arguments: Any) -> list[SqlRow]:
        """Run a statement durably and return its rows."""
        return await self.write_all([self.prepare(statement, **arguments)])

    async def write_all(self, statements: Sequence[PreparedStatement]) -> list[SqlRow]:
        """Run statements in one durable transaction and return the rows of the last one.

        Raises DuplicateKey for a key that exists and MissingReference for a row that does not.
        """
        return (await self._database.write(statements)).rows()

    async def ping(self) -> None:
        """Run a query that reads no table; raises the database's error if it does not answer."""
        await self.exists(SELECT_NOTHING)

    async def unfinished_counts(self) -> dict[str, int]:
        """Return the number of matches in each phase before the end."""
        rows = await self.read(COUNT_UNFINISHED)
        return dict.fromkeys(("gathering", "playing"), 0) | {
            row["phase"]: row["number"] for row in rows
        }

    async def match_summaries(
        self,
        *,
        phase: str | None = None,
        player: str | None = None,
        game: str | None = None,
        public: bool | None = None,
        since: int | None = None,
        limit: int = 50,
    ) -> list[MatchSummary]:
        """Return the matches that meet every given condition, most recently changed first.

        `since` is the time (ms since 1970) of the last change or an earlier one.
        """
        conditions = {
            name: value
            for name, value in (
                ("phase", phase),
                ("player", player),
                ("game", game),
                ("public", public),
                ("since", since),
            )
            if value is not None
        }
        query = _summaries_query(tuple(conditions))
        return _match_summaries(await self.read(query, **conditions, limit=limit))

    async def find_session(self, token_hash: bytes, now: int) -> Session | None:
        """Return the session of a token, or None if it is unknown.

        Args:
            token_hash: The hash of the token.
            now: The current time (ms since 1970), which decides whether the session has expired.
        """
        row = await self.read_row(SELECT_SESSION, token_hash=token_hash, now=now)
        if row is None:
            return None
        return Session(player_from_row(row), ended=row["ended"], seen_at=row["seen_at"])

    async def save_player(
        self, player: Player, token_hash: bytes | None = None, device: str = "", now: int = 0
    ) -> None:
        """Store a player and, if a token is given, a session.

        Args:
            player: The player.
            token_hash: The hash of the session's token, or None for no session.
            device: The browser of the session.
            now: The start of the session (ms since 1970).
        """
        writes = [
            self.prepare(
                UPSERT_PLAYER,
                id=player.id,
                name=player.name,
                settings=player.settings,
                created_at=player.created_at,
            )
        ]
        if token_hash is not None:
            writes.append(
                self.prepare(
                    INSERT_SESSION,
                    token_hash=token_hash,
                    player=player.id,
                    created_at=now,
                    seen_at=now,
                    device=device,
                )
            )
        await self.write_all(writes)

    async def end_session(self, token_hash: bytes, now: int) -> None:
        """End a session, so that its token is no longer accepted (`now`: ms since 1970)."""
        await self.write(END_SESSION, session_token_hash=token_hash, now=now)

    async def secret(self, name: str, initial: bytes | None = None) -> bytes:
        """Return a secret of this site; on first use it is set to `initial` or 32 random bytes."""
        await self.write(INSERT_SECRET, name=name, value=initial or token_bytes(32))
        return bytes(await self.read_value(SELECT_SECRET, name=name))

    async def record_heartbeat(self, now: int) -> None:
        """Store the heartbeat of a server (`now`: ms since 1970); only the latest is kept."""
        await self.write(UPSERT_HEARTBEAT, name="house", at=now)

    async def last_heartbeat(self) -> int | None:
        """Return the last heartbeat of any server (ms since 1970), or None if there was none."""
        at = await self.read_value(SELECT_HEARTBEAT)
        return None if at is None else int(at)

    async def has_running_clocks(self) -> bool:
        """Return whether a player's clock is running in any match."""
        return await self.exists(SELECT_ANY_CLOCK)

    async def timed_matches(self) -> list[str]:
        """Return the ids of the matches in which a player's clock is running."""
        return await self.read_values(SELECT_TIMED_MATCHES)

    async def match_of_code(self, code: str) -> str | None:
        """Return the id of the match with a table code, or None."""
        match_id: str | None = await self.read_value(SELECT_MATCH_OF_CODE, code=code)
        return match_id

    async def add_code(self, code: str, match: str) -> bool:
        """Store the table code of a match; return False if the code is taken."""
        return bool(await self.write(INSERT_CODE, code=code, match=match))

    async def add_message(self, message: Message) -> None:
        """Store a chat message unless its id exists."""
        await self.write(
            INSERT_MESSAGE,
            id=message.id,
            match=message.match,
            player=message.player,
            name=message.name,
            seat=message.seat,
            at=message.at,
            text=message.text,
            phrase=message.phrase,
            reply_to=message.reply_to,
        )

    async def messages_of(self, match: str, limit: int = 200) -> list[Message]:
        """Return the latest chat messages of a match, oldest first."""
        messages = await self.read_records(Message, SELECT_MESSAGES, match_id=match, limit=limit)
        return messages[::-1]


def sqlite_dialect() -> Dialect:
    """Return the dialect of Python's SQLite driver."""
    return sqlite.dialect(paramstyle="qmark")


def postgres_dialect() -> Dialect:
    """Return the dialect of asyncpg."""
    return PGDialect_asyncpg()  # type: ignore[no-untyped-call]


def player_from_row(row: SqlRow) -> Player:
    """Return the player of a row whose columns include `PLAYER_COLUMNS`."""
    return Player(
        id=row["id"],
        name=row["name"],
        settings=row["settings"],
        created_at=row["created_at"],
        role=row["role"],
        muted_until=row["muted_until"],
        banned_until=row["banned_until"],
    )


@cache
def _summaries_query(conditions: tuple[str, ...]) -> Select[Any]:
    """Return the query for a list of matches that meet the named conditions, one row per seat."""
    terms = {
        "phase": match.c.phase == bindparam("phase"),
        "game": match.c.game == bindparam("game"),
        "public": match.c.public == bindparam("public"),
        "since": match.c.updated_at >= bindparam("since"),
        "player": match.c.id.in_(select(seat.c.match).where(seat.c.player == bindparam("player"))),
    }
    matches = (
        select(
            match.c.id,
            match.c.game,
            match.c.phase,
            match.c.public,
            match.c.after,
            match.c.listing,
            match.c.opened_at,
            match.c.updated_at,
        )
        .where(*(terms[name] for name in conditions))
        .order_by(match.c.updated_at.desc(), match.c.id)
        .limit(bindparam("limit"))
    ).subquery("matches")
    return (
        select(matches, seat.c.seat, seat.c.player, seat.c.name, seat.c.bot)
        .join_from(matches, seat, seat.c.match == matches.c.id, isouter=True)
        .order_by(matches.c.updated_at.desc(), matches.c.id, seat.c.seat)
    )


def _match_summaries(rows: Iterable[SqlRow]) -> list[MatchSummary]:
    """Return the matches of the rows of `_summaries_query`."""
    matches: dict[str, SqlRow] = {}
    seats: dict[str, list[SeatRow]] = {}
    for row in rows:
        matches.setdefault(row["id"], row)
        occupied = seats.setdefault(row["id"], [])
        if row["seat"] is not None:
            occupied.append(
                SeatRow(seat=row["seat"], player=row["player"], name=row["name"], bot=row["bot"])
            )
    return [
        MatchSummary(
            match=id,
            game=row["game"],
            phase=row["phase"],
            public=row["public"],
            after=row["after"],
            seats=tuple(seats[id]),
            listing=row["listing"],
            opened_at=row["opened_at"],
            updated_at=row["updated_at"],
        )
        for id, row in matches.items()
    ]
