"""Add a column with the data that lists show, and drop columns that were never read."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("listing", sa.LargeBinary()))
    op.drop_column("match", "result")
    op.drop_column("match", "mini")
    op.drop_column("player", "language")


def downgrade() -> None:
    op.add_column("player", sa.Column("language", sa.Text()))
    op.add_column("match", sa.Column("mini", sa.LargeBinary()))
    op.add_column("match", sa.Column("result", sa.LargeBinary()))
    op.drop_column("match", "listing")
