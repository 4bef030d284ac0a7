"""Partition the tables of matches by hash of the match, in PostgreSQL only."""

from __future__ import annotations

from typing import NamedTuple

from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None

PARTITIONS = 16
"""The number of partitions of each table."""


class MatchTable(NamedTuple):
    """A table whose rows belong to matches."""

    name: str
    match: str  # the column of the match, by whose hash the rows are distributed
    key: str  # the columns of the primary key in a partitioned table
    former_key: str  # the columns of the primary key in a table without partitions
    indexes: tuple[tuple[str, str], ...] = ()  # the names and columns of the indexes
    references: tuple[tuple[str, str, str], ...] = ()  # name, column and target of foreign keys


TABLES = (
    MatchTable("event", "match", "match, seq", "match, seq"),
    MatchTable("snapshot", "match", "match", "match"),
    MatchTable("match", "id", "id", "id", (("match_by_phase", "phase, updated_at"),)),
    MatchTable("seat", "match", "match, seat", "match, seat", (("seat_by_player", "player"),)),
    MatchTable("deadline", "match", "match, seat", "match, seat", (("deadline_by_moment", "at"),)),
    # The key of a partitioned table must contain the column by which it is partitioned. The id of
    # a message is random or derived from its match, so it is unique in both.
    MatchTable("message", "match", "match, id", "id", (("message_by_match", "match, at"),)),
    MatchTable(
        "plan",
        "match",
        "match, seat",
        "match, seat",
        references=(("plan_player_fkey", "player", "player (id) on delete cascade"),),
    ),
)


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in TABLES:
        replace(table, f" partition by hash ({table.match})", table.key)


def downgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    for table in TABLES:
        replace(table, "", table.former_key)


def replace(table: MatchTable, partitioning: str, key: str) -> None:
    """Copy the rows of a table to a new table of the same name, then create its indexes."""
    name, former = table.name, f"former_{table.name}"
    op.execute(f"alter table {name} rename to {former}")
    op.execute(f"create table {name} (like {former} including defaults){partitioning}")
    for number in range(PARTITIONS) if partitioning else ():
        op.execute(
            f"create table {name}_p{number:02} partition of {name} "
            f"for values with (modulus {PARTITIONS}, remainder {number})"
        )
    op.execute(f"insert into {name} select * from {former}")
    # This also drops its indexes and constraints, whose names are then free.
    op.execute(f"drop table {former}")
    op.execute(f"alter table {name} add constraint {name}_pkey primary key ({key})")
    for index, columns in table.indexes:
        op.execute(f"create index {index} on {name} ({columns})")
    for constraint, column, target in table.references:
        op.execute(
            f"alter table {name} add constraint {constraint} "
            f"foreign key ({column}) references {target}"
        )
    op.execute(f"analyze {name}")
