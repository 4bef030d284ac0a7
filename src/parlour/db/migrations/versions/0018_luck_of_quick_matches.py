"""Store the planned table and the nonces of paired players until all have given theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


COLUMNS = (
    sa.Column(
        "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("ticket", sa.Text(), nullable=False),
    sa.Column("match", sa.Text(), nullable=False),
    sa.Column("at", sa.BigInteger(), nullable=False),
)


def upgrade() -> None:
    # Players who are being paired during the migration must seek again.
    op.drop_table("pairing")
    op.create_table(
        "pairing",
        *COLUMNS,
        sa.Column("plan", sa.LargeBinary(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pairing")
    op.create_table("pairing", *COLUMNS)
