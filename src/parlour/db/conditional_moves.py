"""The statements of conditional moves: a row for each seat of a slow match that has ever planned."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, select, update

from parlour.db.records import Write
from parlour.db.schema.matches import plan
from parlour.db.store import Store

OF = select(plan.c.seat, plan.c.player, plan.c.since, plan.c.body).where(plan.c.match == bindparam("which")).order_by(plan.c.seat)
GO_ON = (
    update(plan)
    .where(plan.c.match == bindparam("which"), plan.c.seat == bindparam("whose"))
    .values(since=bindparam("opened"), body=bindparam("lines"))
)
END = delete(plan).where(plan.c.match == bindparam("which"))


class PlanRow(NamedTuple):
    """What a seat has laid for the decision that opened at a position of the log: the player who did, and the JSON of the lines."""

    seat: int
    player: str
    since: int
    body: bytes


class PlanShelf:
    """Keeps plans, privately: nothing but the match's own moves and whoever laid one ever asks for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        row = store.insert(plan)
        newer = {name: row.excluded[name] for name in ("player", "since", "body")}
        self._keep = row.on_conflict_do_update(index_elements=["match", "seat"], set_=newer)

    async def of(self, match: str) -> list[PlanRow]:
        """Return all plans of a match."""
        return [PlanRow(int(row[0]), row[1], int(row[2]), bytes(row[3])) for row in await self._store.read(OF, which=match)]

    async def keep(self, match: str, row: PlanRow) -> None:
        """Keep a seat's plan in place of the one before."""
        await self._store.write(self._keep, match=match, seat=row.seat, player=row.player, since=row.since, body=row.body)

    def gone_on(self, match: str, seat: int, since: int, body: bytes) -> Write:
        """Return the statement that brings a seat's plan along, if it has one: it is the same whether it has or not."""
        return self._store.prepared(GO_ON, which=match, whose=seat, opened=since, lines=body)

    def ended(self, match: str) -> Write:
        """Return the statement that drops all plans of a match."""
        return self._store.prepared(END, which=match)
