"""Rename the table settings in the terms of stored tournaments from `house` to `settings`."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _rename_terms_key("house", "settings")


def downgrade() -> None:
    _rename_terms_key("settings", "house")


def _rename_terms_key(old: str, new: str) -> None:
    connection = op.get_bind()
    for tournament_id, body in connection.execute(sa.text("select id, body from tournament")).all():
        tournament = json.loads(body)
        terms = tournament.get("terms", {})
        if old not in terms:
            continue
        # The key keeps its position, so that the document stays canonical.
        tournament["terms"] = {new if key == old else key: terms[key] for key in terms}
        connection.execute(
            sa.text("update tournament set body = :body where id = :id"),
            {
                "body": json.dumps(tournament, separators=(",", ":"), ensure_ascii=False),
                "id": tournament_id,
            },
        )
