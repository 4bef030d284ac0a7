"""Add the server's heartbeat, and deadlines for the open decisions of bots."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

BOT = -2
"""The deadline of a bot at seat s is stored under the seat number `BOT - s`."""

PLAYED = """
select match.id, match.listing, match.updated_at, seat.seat from match join seat on seat.match = match.id
where match.phase = 'playing' and seat.bot is not null"""

KEPT = "insert into deadline (match, seat, at) values (:match, :seat, :at) on conflict do nothing"


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    connection = op.get_bind()
    owed = [
        {"match": match, "seat": BOT - seat, "at": updated_at}
        for match, listing, updated_at, seat in connection.execute(sa.text(PLAYED)).all()
        # Older servers stored no listing. Waking a bot that has no open decision is harmless.
        if listing is None or seat in json.loads(bytes(listing)).get("awaited", [seat])
    ]
    if owed:
        connection.execute(sa.text(KEPT), owed)


def downgrade() -> None:
    op.drop_table("heartbeat")
