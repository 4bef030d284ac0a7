"""The SQL that both databases understand, with PostgreSQL's placeholders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.db.log import Message, SeatFact, Summary

LOAD = "select match, seq, at, kind, body, digest from event where match = $1 and seq > $2 order by seq"

SNAPSHOT = "select seq, body from snapshot where match = $1"
KEEP_SNAPSHOT = """
insert into snapshot (match, seq, body) values ($1, $2, $3)
on conflict (match) do update set seq = excluded.seq, body = excluded.body where excluded.seq > snapshot.seq"""

PLAYER = """
select player.id, player.name, player.language, player.settings, player.created_at
from session join player on player.id = session.player where session.token_hash = $1"""
KEEP_PLAYER = """
insert into player (id, name, language, settings, created_at) values ($1, $2, $3, $4, $5)
on conflict (id) do update set name = excluded.name, language = excluded.language, settings = excluded.settings"""
KEEP_SESSION = "insert into session (token_hash, player, created_at) values ($1, $2, $3) on conflict do nothing"

INVITE = "select match from invite where code = $1"
KEEP_INVITE = "insert into invite (code, match) values ($1, $2) on conflict do nothing returning code"

SAY = """
insert into message (id, match, player, name, seat, at, text) values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing"""
SAID = "select id, match, player, name, seat, at, text from message where match = $1 order by at desc, id desc limit $2"


def summaries(*, phase: str | None, player: str | None, game: str | None, public: bool | None, limit: int) -> tuple[str, list[Any]]:
    """Return the query for a list of matches, one line a chair, and its arguments."""
    asked: list[tuple[str, Any]] = [
        ("phase = {}", phase),
        ("game = {}", game),
        ("public = {}", public),
        ("id in (select seat.match from seat where seat.player = {})", player),
    ]
    wanted = [(term, value) for term, value in asked if value is not None]
    terms = [term.format(f"${number}") for number, (term, _) in enumerate(wanted, 1)]
    where = f"where {' and '.join(terms)}" if terms else ""
    query = f"""
select found.*, seat.seat, seat.player, seat.name, seat.bot from (
    select id, game, phase, public, after, result, mini, opened_at, updated_at
    from match {where} order by updated_at desc, id limit ${len(wanted) + 1}
) as found left join seat on seat.match = found.id
order by found.updated_at desc, found.id, seat.seat"""
    return query, [value for _, value in wanted] + [limit]


def summarised(lines: Sequence[Sequence[Any]]) -> list[Summary]:
    """Return the matches that lines of `summaries` tell of."""
    matches: dict[str, Sequence[Any]] = {}
    seats: dict[str, list[SeatFact]] = {}
    for line in lines:
        matches.setdefault(line[0], line)
        seats.setdefault(line[0], [])
        if line[9] is not None:
            seats[line[0]].append(SeatFact(line[9], line[10], line[11], line[12]))
    return [
        Summary(
            match=id,
            game=line[1],
            phase=line[2],
            public=bool(line[3]),
            after=line[4],
            seats=tuple(seats[id]),
            result=line[5],
            mini=line[6],
            opened_at=line[7],
            updated_at=line[8],
        )
        for id, line in matches.items()
    ]


def messages(lines: Sequence[Sequence[Any]]) -> list[Message]:
    """Return the lines of chat that SAID found, oldest first."""
    return [Message(id=line[0], match=line[1], player=line[2], name=line[3], seat=line[4], at=line[5], text=line[6]) for line in reversed(lines)]
