"""The tables of the forum, and of reports about posts and about users at tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from parlour.db.schema.metadata import metadata

thread = Table(
    "thread",
    metadata,
    Column("id", Text, primary_key=True),
    Column("board", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("posts", Integer, nullable=False),
    Column("pinned", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("binned", Boolean, nullable=False),
    Index("thread_by_change", "changed_at"),
)

post = Table(
    "post",
    metadata,
    Column("id", Text, primary_key=True),
    Column("thread", Text, ForeignKey("thread.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("edited_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("sought", Text, nullable=False),
    Column("hidden_by", Text, nullable=False),
    Column("hidden_why", Text, nullable=False),
    Column("hidden_player", Text),
    Index("post_by_number", "thread", "number", unique=True),
    Index("post_by_player", "player"),
)

seen_thread = Table(
    "seen_thread",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("thread", Text, ForeignKey("thread.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("quote", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("done_by", Text, nullable=False),
    Column("about_player", Text),
    Column("done_player", Text),
    Index("report_by_moment", "at"),
    Index("report_by_player", "player"),
    Index("report_by_subject", "about_player"),
)
