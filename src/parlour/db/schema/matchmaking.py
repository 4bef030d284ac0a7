"""The tables of matchmaking: invitations to tables, seeks and pairings."""

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
    false,
)

from parlour.db.schema.metadata import metadata

table_invitation = Table(
    "summons",
    metadata,
    Column("match", Text, primary_key=True),
    Column("whom", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("by", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    # Only challenges of bot accounts have the following values.
    Column("seat", Integer),
    Column("answer_by", BigInteger),
    Column("answer", Text),
    Column("starts", Boolean, nullable=False, server_default=false()),
    Index("summons_by_whom", "whom", "at"),
)

seek = Table(
    "seeker",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("ticket", Text, nullable=False),
    Column("wish", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("alive_until", BigInteger, nullable=False),
    Index("seeker_by_life", "alive_until"),
)

pairing = Table(
    "pairing",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("ticket", Text, nullable=False),
    Column("match", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("nonce", Text, nullable=False),
)
