"""Conditional moves, stored in one row for each seat of a correspondence match that has any."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, select, update

from parlour.db.records import PreparedStatement
from parlour.db.schema.matches import conditional_moves
from parlour.db.statements import upsert
from parlour.db.store import Store

SELECT_ROWS = (
    select(
        conditional_moves.c.seat,
        conditional_moves.c.player,
        conditional_moves.c.since,
        conditional_moves.c.body,
    )
    .where(conditional_moves.c.match == bindparam("match_id"))
    .order_by(conditional_moves.c.seat)
)
UPSERT_ROW = upsert(conditional_moves, ["player", "since", "body"])
UPDATE_ROW = (
    update(conditional_moves)
    .where(
        conditional_moves.c.match == bindparam("match_id"),
        conditional_moves.c.seat == bindparam("seat_number"),
    )
    .values(since=bindparam("decision_id"), body=bindparam("new_body"))
)
DELETE_ROWS = delete(conditional_moves).where(conditional_moves.c.match == bindparam("match_id"))


class ConditionalMovesRow(NamedTuple):
    """The stored conditional moves of a seat."""

    seat: int
    player: str
    since: int  # id of the decision they apply from: its position in the log
    body: bytes  # JSON of the lines


class ConditionalMoveRepository:
    """A repository of conditional moves, which only the match and their owner may read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def rows_of(self, match_id: str) -> list[ConditionalMovesRow]:
        """Return the conditional moves of all seats of a match."""
        return await self._store.read_records(ConditionalMovesRow, SELECT_ROWS, match_id=match_id)

    async def save(self, match_id: str, row: ConditionalMovesRow) -> None:
        """Store the conditional moves of a seat, replacing its former ones."""
        await self._store.write(
            UPSERT_ROW,
            match=match_id,
            seat=row.seat,
            player=row.player,
            since=row.since,
            body=row.body,
        )

    def update_statement(
        self, match_id: str, seat: int, decision_id: int, body: bytes
    ) -> PreparedStatement:
        """Return the statement that updates the conditional moves of a seat if it has any."""
        return self._store.prepare(
            UPDATE_ROW,
            match_id=match_id,
            seat_number=seat,
            decision_id=decision_id,
            new_body=body,
        )

    def delete_statement(self, match_id: str) -> PreparedStatement:
        """Return the statement that deletes all conditional moves of a match."""
        return self._store.prepare(DELETE_ROWS, match_id=match_id)
