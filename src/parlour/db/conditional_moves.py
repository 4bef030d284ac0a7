"""The statements of conditional moves: a row for each seat of a slow match that has ever planned."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, select, update

from parlour.db.records import PreparedWrite
from parlour.db.schema.matches import conditional_moves
from parlour.db.store import Store

SELECT_ROWS = (
    select(
        conditional_moves.c.seat,
        conditional_moves.c.player,
        conditional_moves.c.since,
        conditional_moves.c.body,
    )
    .where(conditional_moves.c.match == bindparam("which"))
    .order_by(conditional_moves.c.seat)
)
UPDATE_LINES = (
    update(conditional_moves)
    .where(
        conditional_moves.c.match == bindparam("which"),
        conditional_moves.c.seat == bindparam("whose"),
    )
    .values(since=bindparam("opened"), body=bindparam("lines"))
)
DELETE_ROWS = delete(conditional_moves).where(conditional_moves.c.match == bindparam("which"))


class ConditionalMovesRow(NamedTuple):
    """What a seat has laid for the decision that opened at a position of the log: the player who did, and the JSON of the lines."""

    seat: int
    player: str
    since: int
    body: bytes


class ConditionalMoveRepository:
    """Keeps plans, privately: nothing but the match's own moves and whoever laid one ever asks for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        row = store.insert(conditional_moves)
        newer = {name: row.excluded[name] for name in ("player", "since", "body")}
        self._upsert = row.on_conflict_do_update(index_elements=["match", "seat"], set_=newer)

    async def rows_of(self, match: str) -> list[ConditionalMovesRow]:
        """Return all plans of a match."""
        return [
            ConditionalMovesRow(int(row[0]), row[1], int(row[2]), bytes(row[3]))
            for row in await self._store.read(SELECT_ROWS, which=match)
        ]

    async def save(self, match: str, row: ConditionalMovesRow) -> None:
        """Keep a seat's plan in place of the one before."""
        await self._store.write(
            self._upsert,
            match=match,
            seat=row.seat,
            player=row.player,
            since=row.since,
            body=row.body,
        )

    def update_statement(self, match: str, seat: int, since: int, body: bytes) -> PreparedWrite:
        """Return the statement that brings a seat's plan along, if it has one: it is the same whether it has or not."""
        return self._store.prepare(UPDATE_LINES, which=match, whose=seat, opened=since, lines=body)

    def delete_statement(self, match: str) -> PreparedWrite:
        """Return the statement that drops all plans of a match."""
        return self._store.prepare(DELETE_ROWS, which=match)
