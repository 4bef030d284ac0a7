"""Add the reason why a match is unrated, result weights and the rating rules' version.

Older results get version 0, so the server judges them by the current rules when it starts.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "outcome", sa.Column("unrated", sa.Text(), nullable=False, server_default=sa.text("''"))
    )
    op.add_column("outcome", sa.Column("rules", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "placing", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("placing", sa.Column("weight", sa.Double()))
    op.add_column("placing", sa.Column("evidence", sa.Double()))
    op.add_column("rating", sa.Column("evidence", sa.Double(), nullable=False, server_default="0"))
    # Until its pool is rerated, a rating remains as provisional as before.
    op.execute("UPDATE rating SET evidence = games")


def downgrade() -> None:
    op.drop_column("rating", "evidence")
    op.drop_column("placing", "evidence")
    op.drop_column("placing", "weight")
    op.drop_column("placing", "counted")
    op.drop_column("outcome", "rules")
    op.drop_column("outcome", "unrated")
