"""Add API keys, with which programs act for a member; only their hashes are stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "api_key",
        sa.Column("token_hash", sa.LargeBinary(), primary_key=True),
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("member.player", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger()),
        sa.Column("ended_at", sa.BigInteger()),
    )
    op.create_index("api_key_by_player", "api_key", ["player"])
    op.create_index("api_key_by_end", "api_key", ["ended_at"])
    op.create_index("api_key_by_expiry", "api_key", ["expires_at"])


def downgrade() -> None:
    op.drop_table("api_key")
