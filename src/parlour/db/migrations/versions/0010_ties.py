"""Add relationships between users, favourite games and invitations to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def person(name: str, **more: bool) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), **more)


def upgrade() -> None:
    op.create_table(
        "tie",
        person("who", primary_key=True),
        person("whom", primary_key=True),
        sa.Column("what", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("tie_by_whom", "tie", ["whom"])
    op.create_table(
        "favourite",
        person("player", primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "summons",
        sa.Column("match", sa.Text(), primary_key=True),
        person("whom", primary_key=True),
        person("by", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("summons_by_whom", "summons", ["whom", "at"])


def downgrade() -> None:
    op.drop_table("summons")
    op.drop_table("favourite")
    op.drop_table("tie")
