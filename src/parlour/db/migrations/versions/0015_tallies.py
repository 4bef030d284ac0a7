"""Add the statistics of each seat, and a table of distinct options for faster searches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("placing", sa.Column("tally", sa.Text()))
    op.create_table(
        "variety", sa.Column("options", sa.Text(), primary_key=True), sqlite_with_rowid=False
    )
    op.execute("insert into variety (options) select distinct options from outcome")
    op.create_index("outcome_by_options", "outcome", ["options", "ended_at", "match"])


def downgrade() -> None:
    op.drop_index("outcome_by_options", "outcome")
    op.drop_table("variety")
    op.drop_column("placing", "tally")
