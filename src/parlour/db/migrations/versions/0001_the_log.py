"""Create the event log, its projections, players, sessions, invitations and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.Text()),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshot",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("after", sa.Text()),
        sa.Column("result", sa.LargeBinary()),
        sa.Column("mini", sa.LargeBinary()),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("match_by_phase", "match", ["phase", "updated_at"])
    op.create_table(
        "seat",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sqlite_with_rowid=False,
    )
    op.create_index("seat_by_player", "seat", ["player"])
    op.create_table(
        "deadline",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=False, server_default="0"),
        sqlite_with_rowid=False,
    )
    op.create_index("deadline_by_moment", "deadline", ["at"])
    op.create_table(
        "player",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text()),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.LargeBinary(), primary_key=True),
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("session_by_player", "session", ["player"])
    op.create_table(
        "invite",
        sa.Column("code", sa.Text(), primary_key=True),
        sa.Column("match", sa.Text(), nullable=False),
    )
    op.create_table(
        "message",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("player", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("message_by_match", "message", ["match", "at"])


def downgrade() -> None:
    for table in (
        "message",
        "invite",
        "session",
        "player",
        "deadline",
        "seat",
        "match",
        "snapshot",
        "event",
    ):
        op.drop_table(table)
