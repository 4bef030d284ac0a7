"""Puzzles that were found in matches of this house, and which puzzle each day has: the first that was written stays."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, select

from parlour.db.schema.events import day_puzzle, mined_puzzle
from parlour.db.store import Store

_unused = (
    select(mined_puzzle.c.id, mined_puzzle.c.match, mined_puzzle.c.body)
    .join_from(mined_puzzle, day_puzzle, day_puzzle.c.found == mined_puzzle.c.id, isouter=True)
    .where(mined_puzzle.c.game == bindparam("which"), day_puzzle.c.day.is_(None))
)
NEXT_UNUSED = (
    _unused.where(mined_puzzle.c.found_at < bindparam("before"))
    .order_by(mined_puzzle.c.found_at, mined_puzzle.c.id)
    .limit(1)
)
COUNT_UNUSED = select(func.count()).select_from(_unused.subquery("unasked"))
DELETE_MINED = delete(mined_puzzle).where(mined_puzzle.c.id == bindparam("which"))
PUZZLE_OF_DAY = select(day_puzzle.c.body).where(
    day_puzzle.c.game == bindparam("which"), day_puzzle.c.day == bindparam("of")
)


class MinedPuzzle(NamedTuple):
    """A puzzle's JSON by the decision that it came from (`id`), and the match of that."""

    id: str
    match: str
    body: bytes


class DayPuzzleRepository:
    """Keeps what was found until its day, and each day's puzzle for good."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert_mined = store.insert(mined_puzzle).on_conflict_do_nothing()
        self._insert_puzzle = store.insert(day_puzzle).on_conflict_do_nothing()

    async def add_mined(self, game: str, found: MinedPuzzle, at: int) -> None:
        """Keep a puzzle that was found at a moment (ms since 1970); finding it again changes nothing."""
        await self._store.write(
            self._insert_mined,
            id=found.id,
            match=found.match,
            game=game,
            found_at=at,
            body=found.body,
        )

    async def waiting_count(self, game: str) -> int:
        """Return how many of a game have had no day yet."""
        return int((await self._store.read(COUNT_UNUSED, which=game))[0][0])

    async def next_mined(self, game: str, before: int) -> MinedPuzzle | None:
        """Return what was found first of all that had no day yet, before a moment (ms since 1970)."""
        rows = await self._store.read(NEXT_UNUSED, which=game, before=before)
        return MinedPuzzle(str(rows[0][0]), str(rows[0][1]), bytes(rows[0][2])) if rows else None

    async def delete_mined(self, found: MinedPuzzle) -> None:
        """Let go of a puzzle that must not be asked any more."""
        await self._store.write(DELETE_MINED, which=found.id)

    async def puzzle_of_day(self, game: str, day: str) -> bytes | None:
        """Return the JSON of a day's puzzle, or None while it has none."""
        rows = await self._store.read(PUZZLE_OF_DAY, which=game, of=day)
        return bytes(rows[0][0]) if rows else None

    async def set_puzzle(self, game: str, day: str, body: bytes, found: MinedPuzzle | None) -> None:
        """Give a day its puzzle, unless it has one or what was found has its day already."""
        await self._store.write(
            self._insert_puzzle,
            game=game,
            day=day,
            found=None if found is None else found.id,
            body=body,
        )
