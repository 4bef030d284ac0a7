"""Add ratings by a game's own formula before and after a match.

`parlour ratings rebuild` computes them for older matches.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("placing", sa.Column("own_before", sa.Double()))
    op.add_column("placing", sa.Column("own", sa.Double()))


def downgrade() -> None:
    op.drop_column("placing", "own")
    op.drop_column("placing", "own_before")
