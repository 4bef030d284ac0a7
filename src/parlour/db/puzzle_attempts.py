"""How people fare with the puzzle of each day, a row for each of them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, select, update

from parlour.db.schema.events import solving
from parlour.db.store import Store

OF = (
    select(solving.c.day, solving.c.tries, solving.c.outcome, solving.c.done_at, solving.c.body)
    .where(solving.c.player == bindparam("who"), solving.c.game == bindparam("which"))
    .order_by(solving.c.day)
)
COUNTS = (
    select(solving.c.outcome, solving.c.tries, func.count())
    .where(solving.c.game == bindparam("which"), solving.c.day == bindparam("of"), solving.c.outcome != "")
    .group_by(solving.c.outcome, solving.c.tries)
)
CHANGE = (
    update(solving)
    .where(solving.c.player == bindparam("who"), solving.c.game == bindparam("which"), solving.c.day == bindparam("of"))
    .where(solving.c.tries == bindparam("read"), solving.c.outcome == "")
    .values(tries=bindparam("now_tries"), outcome=bindparam("now_outcome"), done_at=bindparam("at"), body=bindparam("now_body"))
    .returning(solving.c.day)
)


class Solving(NamedTuple):
    """Somebody at a puzzle: its day, the tries, how it ended (solved, shown, or empty) and when (ms since 1970), the JSON of wrong answers."""

    day: str
    tries: int = 0
    outcome: str = ""
    done_at: int = 0
    body: str = "[]"


class Solvings:
    """Keeps who has tried which puzzle. Whoever goes takes it along: the database sees to that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._new = store.insert(solving).on_conflict_do_nothing()

    async def of(self, who: str, game: str) -> dict[str, Solving]:
        """Return how somebody fared with all puzzles of a game, by day, the first day first."""
        return {row[0]: Solving(*row) for row in await self._store.read(OF, who=who, which=game)}

    async def counts(self, game: str, day: str) -> list[tuple[str, int, int]]:
        """Return how the puzzle of a day ended: outcome, tries, and for how many."""
        return [(str(row[0]), int(row[1]), int(row[2])) for row in await self._store.read(COUNTS, which=game, of=day)]

    async def change(self, who: str, game: str, read: Solving, now: Solving) -> bool:
        """Write what became of a puzzle since it was read; False when somebody was faster or it was over."""
        await self._store.write(self._new, player=who, game=game, day=read.day, tries=0, outcome="", done_at=0, body="[]")
        values = {"now_tries": now.tries, "now_outcome": now.outcome, "at": now.done_at, "now_body": now.body}
        return bool(await self._store.write(CHANGE, who=who, which=game, of=read.day, read=read.tries, **values))
