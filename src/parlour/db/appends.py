"""Appends to SQLite that wait together, written with a handful of statements.

A statement lets go of the interpreter and asks for it again, which costs more than what it does: ten moves of ten matches are
three statements, not a hundred.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from parlour.db.log import Conflict
from parlour.db.records import EventRow, MatchProjection, PreparedWrite

MAX_LINES = 64
"""How many lines one statement writes at most; fewer are a power of two, so that few texts are ever prepared."""

INSERT_EVENT = "insert into event (match, seq, at, kind, body, digest) values "
INSERT_MATCH = (
    "insert into match (id, game, phase, public, after, listing, opened_at, updated_at) values "
)
UPDATE_MATCH = """
on conflict (id) do update set game = excluded.game, phase = excluded.phase, public = excluded.public, after = excluded.after,
    listing = excluded.listing, updated_at = excluded.updated_at"""
UPSERT_SEAT = """
insert into seat (match, seat, player, name, bot) values (?, ?, ?, ?, ?)
on conflict (match, seat) do update set player = excluded.player, name = excluded.name, bot = excluded.bot
    where player is not excluded.player or name is not excluded.name or bot is not excluded.bot"""
UPSERT_DEADLINE = """
insert into deadline (match, seat, at) values (?, ?, ?)
on conflict (match, seat) do update set at = excluded.at, claimed_until = 0 where at is not excluded.at"""
LAST_SEQ = "(select max(seq) from event where match = ?)"


class Append(NamedTuple):
    """Consecutive rows of one match, its facts, and what is projected further."""

    rows: Sequence[EventRow]
    facts: MatchProjection | None
    more: Sequence[PreparedWrite]


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Conflict | None]:
    """Write all appends but those that do not continue their match, and return for each why it was left out, if it was.

    Raises what SQLite raises: then some may be written and some not, so it is run in a savepoint.
    """
    outcomes: list[Conflict | None] = []
    written: list[Append] = []
    lengths = _log_lengths(connection, [append.rows[0].match for append in appends])
    for append in appends:
        match, seq = append.rows[0].match, append.rows[0].seq
        if seq != lengths[match]:
            outcomes.append(Conflict(match, seq))
            continue
        lengths[match] += len(append.rows)
        outcomes.append(None)
        written.append(append)
    _insert_lines(
        connection,
        INSERT_EVENT,
        [
            (row.match, row.seq, row.at, row.kind, row.body, row.digest)
            for append in written
            for row in append.rows
        ],
    )
    known = [(append.rows[0].match, append.facts) for append in written if append.facts is not None]
    _insert_lines(
        connection,
        INSERT_MATCH,
        [
            (match, f.game, f.phase, f.public, f.after, f.listing, f.updated_at, f.updated_at)
            for match, f in known
        ],
        UPDATE_MATCH,
    )
    for match, facts in known:
        if facts.seats is not None:
            connection.executemany(
                UPSERT_SEAT,
                [(match, fact.seat, fact.player, fact.name, fact.bot) for fact in facts.seats],
            )
            _delete_others(connection, "seat", match, [fact.seat for fact in facts.seats])
        if facts.deadlines is not None:
            connection.executemany(
                UPSERT_DEADLINE, [(match, seat, at) for seat, at in facts.deadlines]
            )
            _delete_others(connection, "deadline", match, [seat for seat, _ in facts.deadlines])
    for append in written:
        for query, arguments in append.more:
            connection.execute(query, arguments)
    return outcomes


def _log_lengths(connection: sqlite3.Connection, matches: Sequence[str]) -> dict[str, int]:
    """Return how many rows each match has."""
    found: dict[str, int] = {}
    for part in _batches(matches):
        # One query by match would read all of its rows; a question each reads the last.
        (last,) = connection.execute(f"select {_repeat(LAST_SEQ, len(part))}", part).fetchall()
        found.update(
            (match, 0 if seq is None else seq + 1) for match, seq in zip(part, last, strict=True)
        )
    return found


def _insert_lines(
    connection: sqlite3.Connection,
    insert: str,
    lines: Sequence[tuple[Any, ...]],
    conflict: str = "",
) -> None:
    for part in _batches(lines):
        values = _repeat(f"({_repeat('?', len(part[0]))})", len(part))
        connection.execute(
            f"{insert}{values}{conflict}", [value for line in part for value in line]
        )


def _delete_others(
    connection: sqlite3.Connection, table: str, match: str, seats: Sequence[int]
) -> None:
    connection.execute(
        f"delete from {table} where match = ? and seat not in ({_repeat('?', len(seats))})",
        (match, *seats),
    )


def _batches(lines: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Yield the lines in parts of MOST and of powers of two below."""
    start = 0
    while left := len(lines) - start:
        size = min(MAX_LINES, 1 << left.bit_length() - 1)
        yield lines[start : start + size]
        start += size


@cache
def _repeat(part: str, count: int) -> str:
    return ", ".join([part] * count)
