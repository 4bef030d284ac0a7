"""Add members, guests who have chosen a unique name, and the device of each session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "session", sa.Column("seen_at", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("session", sa.Column("device", sa.Text()))
    op.add_column("session", sa.Column("opened_with", sa.Text()))
    op.create_table(
        "member",
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("name_key", sa.Text(), nullable=False, unique=True),
        sa.Column("look", sa.Text(), nullable=False, unique=True),
        sa.Column("password", sa.Text()),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "recovery",
        sa.Column(
            "player",
            sa.Text(),
            sa.ForeignKey("member.player", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("hash", sa.LargeBinary(), primary_key=True),
        sa.Column("expires_at", sa.BigInteger()),
    )


def downgrade() -> None:
    op.drop_table("recovery")
    op.drop_table("member")
    op.drop_column("session", "opened_with")
    op.drop_column("session", "device")
    op.drop_column("session", "seen_at")
