"""The tables of tournaments, daily puzzles and the attempts at them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from parlour.db.schema.metadata import metadata

tournament = Table(
    "tournament",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("club", Text),
    Index("tournament_by_club", "club", "phase", "changed_at"),
    Index("tournament_by_phase", "phase", "changed_at"),
    Index("tournament_by_host", "host"),
)

puzzle_attempt = Table(
    "solving",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("done_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("solving_by_day", "game", "day"),
)

mined_puzzle = Table(
    "found_puzzle",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("found_at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

day_puzzle = Table(
    "day_puzzle",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("found", Text, unique=True),
    Column("body", LargeBinary, nullable=False),
)
