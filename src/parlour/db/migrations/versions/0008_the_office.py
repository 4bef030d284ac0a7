"""Add administration: mutes, bans, invitation links, site settings and the audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("muted_until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("banned_until", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.create_table(
        "invitation",
        sa.Column("hash", sa.LargeBinary(), primary_key=True),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "deed",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
    )
    op.create_index("deed_by_moment", "deed", ["at"])
    op.create_table(
        "rule",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for table in ("rule", "deed", "invitation", "standing"):
        op.drop_table(table)
