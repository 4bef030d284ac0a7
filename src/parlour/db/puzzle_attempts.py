"""How people fare with the puzzle of each day, a row for each of them."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, select, update

from parlour.db.schema.events import puzzle_attempt
from parlour.db.store import Store

SELECT_ATTEMPTS = (
    select(
        puzzle_attempt.c.day,
        puzzle_attempt.c.tries,
        puzzle_attempt.c.outcome,
        puzzle_attempt.c.done_at,
        puzzle_attempt.c.body,
    )
    .where(puzzle_attempt.c.player == bindparam("who"), puzzle_attempt.c.game == bindparam("which"))
    .order_by(puzzle_attempt.c.day)
)
COUNT_OUTCOMES = (
    select(puzzle_attempt.c.outcome, puzzle_attempt.c.tries, func.count())
    .where(
        puzzle_attempt.c.game == bindparam("which"),
        puzzle_attempt.c.day == bindparam("of"),
        puzzle_attempt.c.outcome != "",
    )
    .group_by(puzzle_attempt.c.outcome, puzzle_attempt.c.tries)
)
UPDATE_ATTEMPT = (
    update(puzzle_attempt)
    .where(
        puzzle_attempt.c.player == bindparam("who"),
        puzzle_attempt.c.game == bindparam("which"),
        puzzle_attempt.c.day == bindparam("of"),
    )
    .where(puzzle_attempt.c.tries == bindparam("read"), puzzle_attempt.c.outcome == "")
    .values(
        tries=bindparam("now_tries"),
        outcome=bindparam("now_outcome"),
        done_at=bindparam("at"),
        body=bindparam("now_body"),
    )
    .returning(puzzle_attempt.c.day)
)


class PuzzleAttempt(NamedTuple):
    """Somebody at a puzzle: its day, the tries, how it ended (solved, shown, or empty) and when (ms since 1970), the JSON of wrong answers."""

    day: str
    tries: int = 0
    outcome: str = ""
    done_at: int = 0
    body: str = "[]"


class PuzzleAttemptRepository:
    """Keeps who has tried which puzzle. Whoever goes takes it along: the database sees to that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert_attempt = store.insert(puzzle_attempt).on_conflict_do_nothing()

    async def attempts_of(self, who: str, game: str) -> dict[str, PuzzleAttempt]:
        """Return how somebody fared with all puzzles of a game, by day, the first day first."""
        return {
            row[0]: PuzzleAttempt(*row)
            for row in await self._store.read(SELECT_ATTEMPTS, who=who, which=game)
        }

    async def outcome_counts(self, game: str, day: str) -> list[tuple[str, int, int]]:
        """Return how the puzzle of a day ended: outcome, tries, and for how many."""
        return [
            (str(row[0]), int(row[1]), int(row[2]))
            for row in await self._store.read(COUNT_OUTCOMES, which=game, of=day)
        ]

    async def update(self, who: str, game: str, read: PuzzleAttempt, now: PuzzleAttempt) -> bool:
        """Write what became of a puzzle since it was read; False when somebody was faster or it was over."""
        await self._store.write(
            self._insert_attempt,
            player=who,
            game=game,
            day=read.day,
            tries=0,
            outcome="",
            done_at=0,
            body="[]",
        )
        values = {
            "now_tries": now.tries,
            "now_outcome": now.outcome,
            "at": now.done_at,
            "now_body": now.body,
        }
        return bool(
            await self._store.write(
                UPDATE_ATTEMPT, who=who, which=game, of=read.day, read=read.tries, **values
            )
        )
