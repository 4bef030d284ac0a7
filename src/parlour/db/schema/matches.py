"""The tables of matches: the event log, the source of truth, and data derived from it.

`match`, `seat` and `deadline` are projections, written in the transaction of the append; `snapshot`
is a cache. They have no foreign keys, so each can be rebuilt separately.

In PostgreSQL the tables that change with every move are partitioned by the hash of the match, so
that no statement about one match reads more than one partition of each.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from parlour.db.schema.metadata import metadata

BY_MATCH = "HASH (match)"
"""The partitioning of a table whose column `match` names the match of a row."""

event = Table(
    "event",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", Text),
    sqlite_with_rowid=False,
    postgresql_partition_by=BY_MATCH,
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    postgresql_partition_by=BY_MATCH,
)

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("after", Text),
    Column("listing", LargeBinary),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("match_by_phase", "phase", "updated_at"),
    postgresql_partition_by="HASH (id)",
)

seat = Table(
    "seat",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Index("seat_by_player", "player"),
    sqlite_with_rowid=False,
    postgresql_partition_by=BY_MATCH,
)

deadline = Table(
    "deadline",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Index("deadline_by_moment", "at"),
    sqlite_with_rowid=False,
    postgresql_partition_by=BY_MATCH,
)

message = Table(
    "message",
    metadata,
    # In PostgreSQL the primary key is (match, id), because it must contain the partition key.
    Column("id", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text),
    Column("reply_to", Text),
    Index("message_by_match", "match", "at"),
    postgresql_partition_by=BY_MATCH,
)

table_code = Table(
    "invite",
    metadata,
    Column("code", Text, primary_key=True),
    Column("match", Text, nullable=False),
)

conditional_moves = Table(
    "plan",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    postgresql_partition_by=BY_MATCH,
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
