"""The statements of notices: the ways on which people are told that a table waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, func, select, update

from parlour.db.records import Way
from parlour.db.schema.accounts import way
from parlour.db.store import Store

OF = select(way).where(way.c.player == bindparam("who")).order_by(way.c.made_at, way.c.id)
COUNT = select(func.count()).select_from(way).where(way.c.player == bindparam("who"))
DROP = delete(way).where(way.c.id == bindparam("wanted"), way.c.player == bindparam("who")).returning(way.c.id)
STOP = delete(way).where(way.c.id == bindparam("wanted")).returning(way.c.id)
CONFIRM = (
    update(way)
    .where(way.c.id == bindparam("wanted"), way.c.player == bindparam("who"), way.c.proof == bindparam("shown"))
    .values(confirmed_at=bindparam("now"), proof=None)
    .returning(way.c.id)
)
WENT = update(way).where(way.c.id == bindparam("wanted")).values(used_at=bindparam("now"), failures=0)
FAILED = update(way).where(way.c.id == bindparam("wanted")).values(used_at=bindparam("now"), failures=way.c.failures + 1)
SAME = delete(way).where(way.c.player == bindparam("who"), way.c.target == bindparam("to"))


class Ways:
    """The ways on which somebody is told, as the database keeps them."""

    def __init__(self, store: Store) -> None:
        self._store, self._add = store, store.insert(way)

    async def of(self, who: str) -> list[Way]:
        """Return all ways of a player, the oldest first."""
        return [_way(row) for row in await self._store.read(OF, who=who)]

    async def count(self, who: str) -> int:
        """Return how many ways a player has."""
        return int((await self._store.read(COUNT, who=who))[0][0])

    async def add(self, one: Way) -> None:
        """Store a way, in the place of one that leads to the same target."""
        prepared = self._store.prepared
        fields = {name: getattr(one, name) for name in one.__struct_fields__}
        await self._store.write_all([prepared(SAME, who=one.player, to=one.target), prepared(self._add, **fields)])

    async def drop(self, who: str, id: str) -> bool:
        """Take one of somebody's ways away; False where they have none such."""
        return bool(await self._store.write(DROP, wanted=id, who=who))

    async def stop(self, id: str) -> None:
        """Take a way away that leads nowhere any more."""
        await self._store.write(STOP, wanted=id)

    async def confirm(self, who: str, id: str, shown: bytes, now: int) -> bool:
        """Note that somebody has shown a way to be theirs; False for a wrong proof."""
        return bool(await self._store.write(CONFIRM, wanted=id, who=who, shown=shown, now=now))

    async def went(self, id: str, now: int, *, well: bool) -> None:
        """Note that a way was used, and whether it led anywhere."""
        await self._store.write(WENT if well else FAILED, wanted=id, now=now)


def _way(row: Sequence[Any]) -> Way:
    values = list(row)
    values[8] = None if row[8] is None else bytes(row[8])
    return Way(*values)
