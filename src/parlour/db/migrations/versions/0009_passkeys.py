"""Add passkeys for sign-in; only their public keys are stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.LargeBinary(), primary_key=True),
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("member.player", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("passkey_by_player", "passkey", ["player"])


def downgrade() -> None:
    op.drop_table("passkey")
