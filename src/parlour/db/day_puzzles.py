"""Puzzles that were found in matches of this house, and which puzzle each day has: the first that was written stays."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, select

from parlour.db.schema.events import day_puzzle, found_puzzle
from parlour.db.store import Store

_unasked = (
    select(found_puzzle.c.id, found_puzzle.c.match, found_puzzle.c.body)
    .join_from(found_puzzle, day_puzzle, day_puzzle.c.found == found_puzzle.c.id, isouter=True)
    .where(found_puzzle.c.game == bindparam("which"), day_puzzle.c.day.is_(None))
)
NEXT = _unasked.where(found_puzzle.c.found_at < bindparam("before")).order_by(found_puzzle.c.found_at, found_puzzle.c.id).limit(1)
COUNT = select(func.count()).select_from(_unasked.subquery("unasked"))
DROP = delete(found_puzzle).where(found_puzzle.c.id == bindparam("which"))
OF_DAY = select(day_puzzle.c.body).where(day_puzzle.c.game == bindparam("which"), day_puzzle.c.day == bindparam("of"))


class Found(NamedTuple):
    """A puzzle's JSON by the decision that it came from (`id`), and the match of that."""

    id: str
    match: str
    body: bytes


class DayPuzzles:
    """Keeps what was found until its day, and each day's puzzle for good."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._find = store.insert(found_puzzle).on_conflict_do_nothing()
        self._set = store.insert(day_puzzle).on_conflict_do_nothing()

    async def find(self, game: str, found: Found, at: int) -> None:
        """Keep a puzzle that was found at a moment (ms since 1970); finding it again changes nothing."""
        await self._store.write(self._find, id=found.id, match=found.match, game=game, found_at=at, body=found.body)

    async def waiting(self, game: str) -> int:
        """Return how many of a game have had no day yet."""
        return int((await self._store.read(COUNT, which=game))[0][0])

    async def next(self, game: str, before: int) -> Found | None:
        """Return what was found first of all that had no day yet, before a moment (ms since 1970)."""
        rows = await self._store.read(NEXT, which=game, before=before)
        return Found(str(rows[0][0]), str(rows[0][1]), bytes(rows[0][2])) if rows else None

    async def drop(self, found: Found) -> None:
        """Let go of a puzzle that must not be asked any more."""
        await self._store.write(DROP, which=found.id)

    async def of_day(self, game: str, day: str) -> bytes | None:
        """Return the JSON of a day's puzzle, or None while it has none."""
        rows = await self._store.read(OF_DAY, which=game, of=day)
        return bytes(rows[0][0]) if rows else None

    async def settle(self, game: str, day: str, body: bytes, found: Found | None) -> None:
        """Give a day its puzzle, unless it has one or what was found has its day already."""
        await self._store.write(self._set, game=game, day=day, found=None if found is None else found.id, body=body)
