"""Group commits on SQLite: many appends written with a few statements.

Each statement releases and reacquires the interpreter lock, which costs more than the work itself.
Ten moves in ten matches therefore take three statements instead of a hundred.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from parlour.db.log import Conflict
from parlour.db.records import EventRow, MatchProjection, PreparedStatement
from parlour.db.result_rows import result_from_cursor

MAX_ROWS = 64
"""The maximum number of rows that one statement writes.

Fewer rows are split into powers of two, so that SQLite prepares few different statements.
"""

# A correlated subquery reads only the last event of each match; grouping would read all of them.
SELECT_LOG_LENGTHS = """
with appended (match) as (values {values})
select match, (select max(seq) from event where event.match = appended.match) as last_seq
from appended"""
INSERT_EVENTS = "insert into event (match, seq, at, kind, body, digest) values {values}"
UPSERT_MATCHES = """
insert into match (id, game, phase, public, after, listing, opened_at, updated_at) values {values}
on conflict (id) do update set game = excluded.game, phase = excluded.phase,
    public = excluded.public, after = excluded.after, listing = excluded.listing,
    updated_at = excluded.updated_at"""
UPSERT_SEAT = """
insert into seat (match, seat, player, name, bot) values (?, ?, ?, ?, ?)
on conflict (match, seat) do update
    set player = excluded.player, name = excluded.name, bot = excluded.bot
    where player is not excluded.player or name is not excluded.name or bot is not excluded.bot"""
DELETE_OTHER_SEATS = "delete from seat where match = ? and seat not in ({values})"
UPSERT_DEADLINE = """
insert into deadline (match, seat, at) values (?, ?, ?)
on conflict (match, seat) do update set at = excluded.at, claimed_until = 0
    where at is not excluded.at"""
DELETE_OTHER_DEADLINES = "delete from deadline where match = ? and seat not in ({values})"


class Append(NamedTuple):
    """An append to the log of one match."""

    rows: Sequence[EventRow]  # consecutive events
    projection: MatchProjection | None  # None: lists and deadlines do not change
    writes: Sequence[PreparedStatement]  # further statements of the same commit


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Write the appends that continue their logs; return a Conflict for each of the others.

    The result has one element per append, None for an append that was written. An SQLite error may
    leave some appends written, so the caller runs this function in a savepoint.
    """
    outcomes: list[Conflict | None] = []
    accepted: list[Append] = []
    lengths = _log_lengths(connection, [append.rows[0].match for append in appends])
    for append in appends:
        match, seq = append.rows[0].match, append.rows[0].seq
        if seq != lengths[match]:
            outcomes.append(Conflict(match, seq))
            continue
        lengths[match] += len(append.rows)
        outcomes.append(None)
        accepted.append(append)
    _insert_rows(
        connection,
        INSERT_EVENTS,
        [
            (row.match, row.seq, row.at, row.kind, row.body, row.digest)
            for append in accepted
            for row in append.rows
        ],
    )
    projections = [
        (append.rows[0].match, append.projection)
        for append in accepted
        if append.projection is not None
    ]
    _insert_rows(
        connection,
        UPSERT_MATCHES,
        [
            (
                match,
                new.game,
                new.phase,
                new.public,
                new.after,
                new.listing,
                new.updated_at,  # opened_at; ignored if the match exists
                new.updated_at,
            )
            for match, new in projections
        ],
    )
    for match, projection in projections:
        _replace_seats(connection, match, projection)
        _replace_deadlines(connection, match, projection)
    for append in accepted:
        for statement in append.writes:
            connection.execute(statement.query, statement.arguments)
    return outcomes


def _log_lengths(connection: sqlite3.Connection, matches: Sequence[str]) -> dict[str, int]:
    """Return the number of events of each match."""
    lengths: dict[str, int] = {}
    for batch in _batches(matches):
        query = SELECT_LOG_LENGTHS.format(values=_repeat("(?)", len(batch)))
        for row in result_from_cursor(connection.execute(query, batch)).rows():
            lengths[row["match"]] = 0 if row["last_seq"] is None else row["last_seq"] + 1
    return lengths


def _insert_rows(
    connection: sqlite3.Connection, query: str, records: Sequence[tuple[Any, ...]]
) -> None:
    """Run an insert in batches.

    Args:
        connection: The connection of the writer.
        query: The insert, with a `{values}` placeholder.
        records: The values of each row, in the order of the columns.
    """
    for batch in _batches(records):
        values = _repeat(f"({_repeat('?', len(batch[0]))})", len(batch))
        connection.execute(
            query.format(values=values), [value for record in batch for value in record]
        )


def _replace_seats(connection: sqlite3.Connection, match: str, projection: MatchProjection) -> None:
    if projection.seats is None:
        return
    connection.executemany(
        UPSERT_SEAT,
        [(match, seat.seat, seat.player, seat.name, seat.bot) for seat in projection.seats],
    )
    remaining = [seat.seat for seat in projection.seats]
    query = DELETE_OTHER_SEATS.format(values=_repeat("?", len(remaining)))
    connection.execute(query, (match, *remaining))


def _replace_deadlines(
    connection: sqlite3.Connection, match: str, projection: MatchProjection
) -> None:
    if projection.deadlines is None:
        return
    connection.executemany(
        UPSERT_DEADLINE,
        [(match, seat, at) for seat, at in projection.deadlines],
    )
    remaining = [seat for seat, _ in projection.deadlines]
    query = DELETE_OTHER_DEADLINES.format(values=_repeat("?", len(remaining)))
    connection.execute(query, (match, *remaining))


def _batches(rows: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Yield rows in batches of MAX_ROWS, then of smaller powers of two.

    The few batch sizes keep the number of distinct statements small.
    """
    start = 0
    while left := len(rows) - start:
        size = min(MAX_ROWS, 1 << left.bit_length() - 1)
        yield rows[start : start + size]
        start += size


@cache
def _repeat(part: str, count: int) -> str:
    return ", ".join([part] * count)
