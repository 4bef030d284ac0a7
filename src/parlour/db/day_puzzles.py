"""Puzzles mined from matches, and the puzzle of each day, which never changes."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, select

from parlour.db.schema.events import day_puzzle, mined_puzzle
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

SELECT_UNUSED = (
    select(mined_puzzle.c.id, mined_puzzle.c.match, mined_puzzle.c.body)
    .join_from(mined_puzzle, day_puzzle, day_puzzle.c.found == mined_puzzle.c.id, isouter=True)
    .where(mined_puzzle.c.game == bindparam("game"), day_puzzle.c.day.is_(None))
)
SELECT_NEXT_UNUSED = (
    SELECT_UNUSED.where(mined_puzzle.c.found_at < bindparam("before"))
    .order_by(mined_puzzle.c.found_at, mined_puzzle.c.id)
    .limit(1)
)
COUNT_UNUSED = select(func.count()).select_from(SELECT_UNUSED.subquery("unused"))
INSERT_MINED_PUZZLE = insert_if_absent(mined_puzzle)
DELETE_MINED_PUZZLE = delete(mined_puzzle).where(mined_puzzle.c.id == bindparam("puzzle_id"))
SELECT_PUZZLE_OF_DAY = select(day_puzzle.c.body).where(
    day_puzzle.c.game == bindparam("game"), day_puzzle.c.day == bindparam("day")
)
INSERT_PUZZLE_OF_DAY = insert_if_absent(day_puzzle)


class MinedPuzzle(NamedTuple):
    """A puzzle that was found in a match."""

    id: str  # id of the match and decision where it was found
    match: str
    body: bytes  # JSON of the puzzle


class DayPuzzleRepository:
    """A repository of mined puzzles that wait for their day, and of the puzzle of each day."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add_mined(self, game: str, puzzle: MinedPuzzle, found_at: int) -> None:
        """Store a mined puzzle unless its id exists (`found_at`: ms since 1970)."""
        await self._store.write(
            INSERT_MINED_PUZZLE,
            id=puzzle.id,
            match=puzzle.match,
            game=game,
            found_at=found_at,
            body=puzzle.body,
        )

    async def waiting_count(self, game: str) -> int:
        """Return how many mined puzzles of a game have not yet been the puzzle of a day."""
        return int(await self._store.read_value(COUNT_UNUSED, game=game))

    async def next_mined(self, game: str, before: int) -> MinedPuzzle | None:
        """Return the oldest unused puzzle that was found before a time (ms since 1970), or None."""
        return await self._store.read_record(
            MinedPuzzle, SELECT_NEXT_UNUSED, game=game, before=before
        )

    async def delete_mined(self, puzzle: MinedPuzzle) -> None:
        """Delete a mined puzzle that must no longer be used."""
        await self._store.write(DELETE_MINED_PUZZLE, puzzle_id=puzzle.id)

    async def puzzle_of_day(self, game: str, day: str) -> bytes | None:
        """Return the JSON of the puzzle of a day, or None if it is not set yet."""
        body: bytes | None = await self._store.read_value(SELECT_PUZZLE_OF_DAY, game=game, day=day)
        return body

    async def set_puzzle(self, game: str, day: str, body: bytes, mined: MinedPuzzle | None) -> None:
        """Store the puzzle of a day unless the day has one or the mined puzzle was used before.

        Args:
            game: The id of the game.
            day: The day, such as 2027-01-31.
            body: The JSON of the puzzle.
            mined: The mined puzzle that it comes from, or None.
        """
        await self._store.write(
            INSERT_PUZZLE_OF_DAY,
            game=game,
            day=day,
            found=None if mined is None else mined.id,
            body=body,
        )
