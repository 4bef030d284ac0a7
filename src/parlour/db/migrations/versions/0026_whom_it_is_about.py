"""Add user ids to reports, the audit log and hidden posts, for erasure, export and merging."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

COLUMNS = (
    ("report", "about_player"),
    ("report", "done_player"),
    ("deed", "who_player"),
    ("deed", "about_player"),
    ("post", "hidden_player"),
)
INDEXES = (
    ("report_by_player", "report", "player"),
    ("report_by_subject", "report", "about_player"),
    ("deed_by_player", "deed", "who_player"),
    ("deed_by_subject", "deed", "about_player"),
)

FROM_POST = """
update report set about_player = (
    select post.player from post where '/forum/' || post.thread || '#p' || post.number = report.place
) where what = 'post' and about_player is null"""
FROM_CHAT = """
update report set about_player = (
    select min(message.player) from message
    where '/t/' || message.match = report.place and message.name = report.about and substr(message.text, 1, 400) = report.quote
) where what = 'chat' and about_player is null"""
BY_NAME = """
update {table} set {column} = (
    select member.player from member join player on player.id = member.player where player.name = {table}.{name}
) where {column} is null and {name} <> '' and {name} <> 'host'
    and (select count(*) from member join player on player.id = member.player where player.name = {table}.{name}) = 1"""
NAMED = (
    *(
        ("report", "about_player", "about"),
        ("report", "done_player", "done_by"),
        ("deed", "who_player", "who"),
    ),
    *(("deed", "about_player", "about"), ("post", "hidden_player", "hidden_by")),
)
RENAMED = """
update deed set about_player = (
    select min(member.player) from member join player on player.id = member.player where deed.about like '%' || ' → ' || player.name
) where about_player is null and what in ('renamed', 'merged')"""


def upgrade() -> None:
    for table, column in COLUMNS:
        op.add_column(table, sa.Column(column, sa.Text()))
    for name, table, column in INDEXES:
        op.create_index(name, table, [column])
    for statement in (
        FROM_POST,
        FROM_CHAT,
        *(BY_NAME.format(table=table, column=column, name=name) for table, column, name in NAMED),
        RENAMED,
    ):
        op.execute(statement)


def downgrade() -> None:
    for name, table, _ in INDEXES:
        op.drop_index(name, table)
    for table, column in COLUMNS:
        op.drop_column(table, column)
