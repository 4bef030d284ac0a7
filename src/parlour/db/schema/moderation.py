"""The tables of administration: invitation links, site settings, secrets and the audit log."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, LargeBinary, Table, Text

from parlour.db.schema.metadata import metadata

invitation = Table(
    "invitation",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("role", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

audit_entry = Table(
    "deed",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("who_player", Text),
    Column("about_player", Text),
    Index("deed_by_moment", "at"),
    Index("deed_by_player", "who_player"),
    Index("deed_by_subject", "about_player"),
)

site_setting = Table(
    "rule",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

command_notice = Table(
    "command_notice",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("topic", Text, nullable=False),
    Column("message", Text, nullable=False),
    Index("command_notice_by_time", "at"),
)

secret = Table(
    "secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
