"""The attempts of players at the puzzle of each day."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, select, update

from parlour.db.schema.events import puzzle_attempt
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

SELECT_ATTEMPTS = (
    select(
        puzzle_attempt.c.day,
        puzzle_attempt.c.tries,
        puzzle_attempt.c.outcome,
        puzzle_attempt.c.done_at,
        puzzle_attempt.c.body,
    )
    .where(
        puzzle_attempt.c.player == bindparam("player_id"),
        puzzle_attempt.c.game == bindparam("game"),
    )
    .order_by(puzzle_attempt.c.day)
)
SELECT_OUTCOME_COUNTS = (
    select(puzzle_attempt.c.outcome, puzzle_attempt.c.tries, func.count().label("players"))
    .where(
        puzzle_attempt.c.game == bindparam("game"),
        puzzle_attempt.c.day == bindparam("day"),
        puzzle_attempt.c.outcome != "",
    )
    .group_by(puzzle_attempt.c.outcome, puzzle_attempt.c.tries)
)
INSERT_ATTEMPT = insert_if_absent(puzzle_attempt)
UPDATE_ATTEMPT = (
    update(puzzle_attempt)
    .where(
        puzzle_attempt.c.player == bindparam("player_id"),
        puzzle_attempt.c.game == bindparam("puzzle_game"),
        puzzle_attempt.c.day == bindparam("puzzle_day"),
        puzzle_attempt.c.tries == bindparam("former_tries"),
        puzzle_attempt.c.outcome == "",
    )
    .values(
        tries=bindparam("new_tries"),
        outcome=bindparam("new_outcome"),
        done_at=bindparam("new_done_at"),
        body=bindparam("new_body"),
    )
    .returning(puzzle_attempt.c.day)
)


class PuzzleAttempt(NamedTuple):
    """A player's attempt at the puzzle of a day."""

    day: str
    tries: int = 0  # answers given
    outcome: str = ""  # "solved", "shown", or empty while it is open
    done_at: int = 0  # end of the attempt in ms since 1970, 0 while it is open
    body: str = "[]"  # JSON list of the wrong answers


class OutcomeCount(NamedTuple):
    """The number of players with the same outcome and number of answers in a puzzle."""

    outcome: str  # "solved" or "shown"
    tries: int  # answers given
    players: int


class PuzzleAttemptRepository:
    """A repository of puzzle attempts; the database deletes those of a deleted player."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attempts_of(self, player_id: str, game: str) -> dict[str, PuzzleAttempt]:
        """Return a player's attempts at the puzzles of a game, by day in ascending order."""
        attempts = await self._store.read_records(
            PuzzleAttempt, SELECT_ATTEMPTS, player_id=player_id, game=game
        )
        return {attempt.day: attempt for attempt in attempts}

    async def outcome_counts(self, game: str, day: str) -> list[OutcomeCount]:
        """Return how many players finished a puzzle, by outcome and number of answers."""
        return await self._store.read_records(
            OutcomeCount, SELECT_OUTCOME_COUNTS, game=game, day=day
        )

    async def update(
        self, player_id: str, game: str, former: PuzzleAttempt, new: PuzzleAttempt
    ) -> bool:
        """Replace an attempt; return False if it was finished, or changed since it was read."""
        await self._store.write(
            INSERT_ATTEMPT,
            player=player_id,
            game=game,
            day=former.day,
            tries=0,
            outcome="",
            done_at=0,
            body="[]",
        )
        return bool(
            await self._store.write(
                UPDATE_ATTEMPT,
                player_id=player_id,
                puzzle_game=game,
                puzzle_day=former.day,
                former_tries=former.tries,
                new_tries=new.tries,
                new_outcome=new.outcome,
                new_done_at=new.done_at,
                new_body=new.body,
            )
        )
