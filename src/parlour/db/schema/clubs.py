"""The tables of clubs, their members, and the users who are not members yet or no longer."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Table, Text

from parlour.db.schema.metadata import metadata

club = Table(
    "club",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),
    Column("look", Text, nullable=False, unique=True),
    Column("shape", Text, nullable=False, unique=True),
    Column("description", Text, nullable=False),
    Column("joining", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

club_member = Table(
    "club_member",
    metadata,
    Column("club", Text, ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("club_member_by_player", "player"),
)

# A user has at most one row per club: they asked to join, were invited, or were removed.
club_admission = Table(
    "club_admission",
    metadata,
    Column("club", Text, ForeignKey("club.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, nullable=False),
    Column("by", Text, ForeignKey("player.id", ondelete="CASCADE")),
    Column("at", BigInteger, nullable=False),
    Index("club_admission_by_player", "player"),
    Index("club_admission_by_inviter", "by"),
)
