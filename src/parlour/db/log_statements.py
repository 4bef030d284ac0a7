"""The SQL of the log that is valid on both databases, with PostgreSQL's placeholders."""

from __future__ import annotations

SELECT_EVENTS = """
select match, seq, at, kind, body, digest from event where match = $1 and seq > $2 order by seq"""

SELECT_POSITION = "select match, max(seq) as seq from event where match = $1 group by match"
SELECT_POSITIONS = """
select wanted.match, (select max(seq) from event where event.match = wanted.match) as seq
from unnest($1::text[]) as wanted (match)"""

SELECT_SNAPSHOT = "select seq, body from snapshot where match = $1"
UPSERT_SNAPSHOT = """
insert into snapshot (match, seq, body) values ($1, $2, $3)
on conflict (match) do update set seq = excluded.seq, body = excluded.body
    where excluded.seq > snapshot.seq"""
