"""Rerating of pools, the ratings of a game at a pace, in many small writes.

Writing a whole pool at once would exceed the time that a database may take to answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import bindparam, delete, func, literal, select, text, update

from parlour.db.rating_writes import UPSERT_STALE_POOL, rating_writes
from parlour.db.records import MatchOutcome, Placing, PreparedStatement, RatingRow
from parlour.db.schema.records import option_set, outcome, placing, rating, stale_pool
from parlour.db.statements import upsert
from parlour.db.store import Store

T = TypeVar("T")

BATCH = 200
"""The maximum number of placings, ratings or outcomes that one write changes.

Such a write takes only a fraction of the time limit of the database, even under load.
"""

NO_OUTCOME = 0
"""The number of a stale pool that was marked without an outcome."""

SELECT_FIRST_NUMBER = select(func.min(outcome.c.number).label("number"))
DELETE_PLACINGS = delete(placing).where(
    placing.c.match.in_(select(outcome.c.match).where(outcome.c.number <= bindparam("last_number")))
)
DELETE_OUTCOMES = delete(outcome).where(outcome.c.number <= bindparam("last_number"))
DELETE_RATINGS, DELETE_OPTION_SETS = delete(rating), delete(option_set)
SELECT_STALE_POOLS = select(stale_pool.c.game, stale_pool.c.pace).order_by(
    stale_pool.c.game, stale_pool.c.pace
)
_is_pool = (stale_pool.c.game == bindparam("game"), stale_pool.c.pace == bindparam("pace"))
SELECT_STALE_NUMBER = select(stale_pool.c.number).where(*_is_pool)
DELETE_STALE_POOL = (
    delete(stale_pool)
    .where(*_is_pool, stale_pool.c.number == bindparam("number"))
    .returning(stale_pool.c.number)
)
DELETE_UNNUMBERED_POOLS = delete(stale_pool).where(stale_pool.c.number == NO_OUTCOME)
UPSERT_ALL_STALE_POOLS = upsert(
    stale_pool,
    ["number"],
    source=select(rating.c.game, rating.c.pace, literal(NO_OUTCOME).label("number"))
    # Without a WHERE clause SQLite would parse ON CONFLICT as part of a join.
    .where(text("true"))
    .distinct(),
)
SELECT_RATINGS = select(rating).where(
    rating.c.game == bindparam("game"), rating.c.pace == bindparam("pace")
)
DELETE_RATING = delete(rating).where(
    rating.c.game == bindparam("game"),
    rating.c.pace == bindparam("pace"),
    rating.c.who == bindparam("who"),
)
UPDATE_PLACING = (
    update(placing)
    .where(placing.c.match == bindparam("match_id"), placing.c.seat == bindparam("seat_number"))
    .values(
        mu_before=bindparam("new_mu_before"),
        sigma_before=bindparam("new_sigma_before"),
        mu=bindparam("new_mu"),
        sigma=bindparam("new_sigma"),
        own_before=bindparam("new_own_before"),
        own=bindparam("new_own"),
        weight=bindparam("new_weight"),
        evidence=bindparam("new_evidence"),
    )
)
SELECT_OUTDATED = (
    select(outcome.c.match)
    .where(outcome.c.rules < bindparam("rules_version"))
    .order_by(outcome.c.number)
    .limit(BATCH)
)
UPDATE_OUTCOME = (
    update(outcome)
    .where(outcome.c.match == bindparam("match_id"))
    .values(
        rated=bindparam("is_rated"),
        unrated=bindparam("unrated_reason"),
        rules=bindparam("rules_version"),
    )
)
UPDATE_COUNTED = (
    update(placing)
    .where(placing.c.match == bindparam("match_id"), placing.c.seat == bindparam("seat_number"))
    .values(counted=bindparam("is_counted"))
)
CLEAR_PLACING_RATINGS = (
    update(placing)
    .where(placing.c.match == bindparam("match_id"))
    .values(
        mu_before=None,
        sigma_before=None,
        mu=None,
        sigma=None,
        own_before=None,
        own=None,
        weight=None,
        evidence=None,
    )
)


class RatingPool(NamedTuple):
    """The key of a rating pool: a game and a pace."""

    game: str
    pace: str


class RatingPools:
    """A repository of rating pools that rerates them.

    During a rerating, readers may see old and new ratings together. A pool is marked as stale
    before the first write, and the mark is deleted after the last. If the process stops in between,
    the mark remains and the pool is rerated from the beginning, which always gives the same
    ratings. A result that is recorded during the rerating changes the number of the mark, so the
    pool is rerated again.
    """

    def __init__(self, store: Store) -> None:
        self.store = store

    async def stale_pools(self) -> list[RatingPool]:
        """Return every pool that must be rerated."""
        return await self.store.read_records(RatingPool, SELECT_STALE_POOLS)

    async def mark_stale(self, game: str, pace: str) -> int:
        """Mark a pool as stale unless it already is, and return the number of the mark."""
        number = await self.store.read_value(SELECT_STALE_NUMBER, game=game, pace=pace)
        if number is not None:
            return int(number)
        await self.store.write(UPSERT_STALE_POOL, game=game, pace=pace, number=NO_OUTCOME)
        return NO_OUTCOME

    async def clear_mark(self, game: str, pace: str, number: int) -> bool:
        """Delete the mark of a pool; return False if its number has changed.

        In that case the pool must be rerated again.
        """
        return bool(await self.store.write(DELETE_STALE_POOL, game=game, pace=pace, number=number))

    async def replace_ratings(
        self, game: str, pace: str, placings: Sequence[Placing], ratings: Sequence[RatingRow]
    ) -> None:
        """Replace the ratings of a pool, first in its placings and then in the rating table."""
        await self._write([self._update_placing(placing) for placing in placings])
        rows = await self.store.read_records(RatingRow, SELECT_RATINGS, game=game, pace=pace)
        former = {row.who: row for row in rows}
        changed = [row for row in ratings if row != former.pop(row.who, None)]
        for batch in _batches(changed):
            await self.store.write_all(
                [write for row in batch for write in rating_writes(self.store, row)]
            )
        await self._write(
            [
                self.store.prepare(DELETE_RATING, game=game, pace=pace, who=who)
                for who in sorted(former)
            ]
        )

    async def delete_all(self) -> None:
        """Delete every outcome and rating; all of them can be rebuilt from the log.

        If the process stops in between, some outcomes remain and every pool is marked as stale. The
        missing outcomes are then rebuilt from the log, followed by all ratings.
        """
        prepare = self.store.prepare
        await self.store.write_all(
            [
                prepare(UPSERT_ALL_STALE_POOLS),
                prepare(DELETE_RATINGS),
                prepare(DELETE_OPTION_SETS),
            ]
        )
        while (first := await self.store.read_value(SELECT_FIRST_NUMBER)) is not None:
            last_number = first + BATCH - 1
            await self.store.write_all(
                [
                    prepare(DELETE_PLACINGS, last_number=last_number),
                    prepare(DELETE_OUTCOMES, last_number=last_number),
                ]
            )
        await self.store.write(DELETE_UNNUMBERED_POOLS)

    async def outdated(self, rules_version: int) -> list[str]:
        """Return up to BATCH matches whose outcome older rules decided, oldest outcome first."""
        return await self.store.read_values(SELECT_OUTDATED, rules_version=rules_version)

    async def rejudge(self, changed: MatchOutcome, paces: Sequence[str]) -> None:
        """Store whether an outcome and its placings are rated, and mark its pools as stale.

        Args:
            changed: The outcome with the new decision.
            paces: The paces of its pools.
        """
        prepare = self.store.prepare
        writes = [
            prepare(
                UPDATE_OUTCOME,
                match_id=changed.match,
                is_rated=changed.rated,
                unrated_reason=changed.unrated,
                rules_version=changed.rules,
            )
        ]
        writes += [
            prepare(
                UPDATE_COUNTED,
                match_id=changed.match,
                seat_number=placing.seat,
                is_counted=placing.counted,
            )
            for placing in changed.placings
        ]
        if not changed.rated:
            # Rerating a pool skips this outcome, so its ratings are cleared here.
            writes.append(prepare(CLEAR_PLACING_RATINGS, match_id=changed.match))
        writes += [
            prepare(UPSERT_STALE_POOL, game=changed.game, pace=pace, number=NO_OUTCOME)
            for pace in paces
        ]
        await self.store.write_all(writes)

    def _update_placing(self, placing: Placing) -> PreparedStatement:
        return self.store.prepare(
            UPDATE_PLACING,
            match_id=placing.match,
            seat_number=placing.seat,
            new_mu_before=placing.mu_before,
            new_sigma_before=placing.sigma_before,
            new_mu=placing.mu,
            new_sigma=placing.sigma,
            new_own_before=placing.own_before,
            new_own=placing.own,
            new_weight=placing.weight,
            new_evidence=placing.evidence,
        )

    async def _write(self, writes: Sequence[PreparedStatement]) -> None:
        for batch in _batches(writes):
            await self.store.write_all(batch)


def _batches(items: Sequence[T]) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), BATCH):
        yield items[start : start + BATCH]
