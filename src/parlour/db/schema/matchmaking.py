"""The tables of matchmaking: invitations to tables, seeks and pairings."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, Table, Text

from parlour.db.schema.metadata import metadata

table_invitation = Table(
    "summons",
    metadata,
    Column("match", Text, primary_key=True),
    Column("whom", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("by", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
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
