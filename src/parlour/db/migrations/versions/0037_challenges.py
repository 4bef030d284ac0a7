"""Let an invitation of a bot account reserve a seat until it is answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("summons", sa.Column("seat", sa.Integer()))
    op.add_column("summons", sa.Column("answer_by", sa.BigInteger()))
    op.add_column("summons", sa.Column("answer", sa.Text()))
    op.add_column(
        "summons", sa.Column("starts", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    for column in ("starts", "answer", "answer_by", "seat"):
        op.drop_column("summons", column)
