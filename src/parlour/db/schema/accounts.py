"""The tables of users: accounts, sessions, sign-in, relationships and notification channels."""

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

player = Table(
    "player",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("device", Text),
    Column("opened_with", Text),
    Index("session_by_player", "player"),
    Index("session_by_end", "ended_at"),
)

member = Table(
    "member",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("name_key", Text, nullable=False, unique=True),
    Column("look", Text, nullable=False, unique=True),
    Column("shape", Text),
    Column("password", Text),
    Column("role", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("member_by_shape", "shape", unique=True),
)

recovery_code = Table(
    "recovery",
    metadata,
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
    Column("expires_at", BigInteger),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("passkey_by_player", "player"),
)

api_key = Table(
    "api_key",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
    Column("ended_at", BigInteger),
    Index("api_key_by_player", "player"),
    Index("api_key_by_end", "ended_at"),
    Index("api_key_by_expiry", "expires_at"),
)

bot_account = Table(
    "bot_account",
    metadata,
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, ForeignKey("member.player", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("bot_account_by_owner", "owner"),
)

identity = Table(
    "identity",
    metadata,
    Column("issuer", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("identity_by_player", "player"),
)

restriction = Table(
    "standing",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
)

relationship = Table(
    "tie",
    metadata,
    Column("who", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("whom", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("what", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("tie_by_whom", "whom"),
)

favourite = Table(
    "favourite",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

room_visit = Table(
    "lingering",
    metadata,
    Column("player", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("member", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("lingering_by_moment", "at"),
)

notification_channel = Table(
    "way",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger, nullable=False),
    Column("proof", LargeBinary),
    Column("used_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("way_by_player", "player"),
)

day_off = Table(
    "day_off",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Text, primary_key=True),
)
