"""Pools of ratings, each of a game at a pace, made anew in many small writes: a whole pool outlasts the patience with one write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sqlalchemy import bindparam, delete, func, literal, select, text, update

from parlour.db.outcomes import (
    mark_stale_statement,
    rating_from_row,
    rating_writes,
    upsert_rating_statement,
)
from parlour.db.records import MatchOutcome, Placing, PreparedWrite, RatingRow
from parlour.db.schema.records import option_set, outcome, placing, rating, stale_pool
from parlour.db.store import Store

T = TypeVar("T")

BATCH = 200
"""So many seats, ratings or outcomes change in one write: it takes a fraction of the seconds that a database may take, also where it is busy."""

NO_OUTCOME = 0
"""The number of a mark that was set by no outcome."""

FIRST_NUMBER = select(func.min(outcome.c.number))
DELETE_PLACINGS = delete(placing).where(
    placing.c.match.in_(select(outcome.c.match).where(outcome.c.number <= bindparam("up_to")))
)
DELETE_OUTCOMES = delete(outcome).where(outcome.c.number <= bindparam("up_to"))
DELETE_RATINGS, DELETE_OPTION_SETS = delete(rating), delete(option_set)
SELECT_STALE = select(stale_pool.c.game, stale_pool.c.pace).order_by(
    stale_pool.c.game, stale_pool.c.pace
)
_pool = (stale_pool.c.game == bindparam("of_game"), stale_pool.c.pace == bindparam("at_pace"))
MARK_NUMBER = select(stale_pool.c.number).where(*_pool)
CLEAR_MARK = (
    delete(stale_pool)
    .where(*_pool, stale_pool.c.number == bindparam("up_to"))
    .returning(stale_pool.c.number)
)
CLEAR_ALL_MARKS = delete(stale_pool).where(stale_pool.c.number == NO_OUTCOME)
SELECT_RATINGS = select(rating).where(
    rating.c.game == bindparam("of_game"), rating.c.pace == bindparam("at_pace")
)
DELETE_RATING = delete(rating).where(
    rating.c.game == bindparam("of_game"),
    rating.c.pace == bindparam("at_pace"),
    rating.c.who == bindparam("whose"),
)
UPDATE_PLACING = (
    update(placing)
    .where(placing.c.match == bindparam("in_match"), placing.c.seat == bindparam("at_seat"))
    .values(
        mu_before=bindparam("mu_0"),
        sigma_before=bindparam("sigma_0"),
        mu=bindparam("mu_1"),
        sigma=bindparam("sigma_1"),
    )
    .values(
        own_before=bindparam("own_0"),
        own=bindparam("own_1"),
        weight=bindparam("of_weight"),
        evidence=bindparam("of_evidence"),
    )
)
OUTDATED = (
    select(outcome.c.match)
    .where(outcome.c.rules < bindparam("version"))
    .order_by(outcome.c.number)
    .limit(BATCH)
)
REJUDGE = (
    update(outcome)
    .where(outcome.c.match == bindparam("in_match"))
    .values(rated=bindparam("is_rated"), unrated=bindparam("reason"), rules=bindparam("version"))
)
REJUDGE_SEAT = (
    update(placing)
    .where(placing.c.match == bindparam("in_match"), placing.c.seat == bindparam("at_seat"))
    .values(counted=bindparam("is_counted"))
)
UNRATE_SEATS = (
    update(placing)
    .where(placing.c.match == bindparam("in_match"))
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


class RatingPools:
    """Makes pools of ratings anew.

    While that goes on, a reader may meet numbers of before beside those of after. A pool is marked as stale before its first
    write and until its last: whoever breaks off in the middle leaves the mark, and who finds it makes the pool anew from its
    beginning, which yields the same numbers however often it is done. A result that is kept meanwhile changes the mark, so that
    the pool is not taken for made without it.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._mark_stale = mark_stale_statement(store)
        # Without a condition SQLite takes what follows for one of a join.
        pools = (
            select(rating.c.game, rating.c.pace, literal(NO_OUTCOME)).where(text("true")).distinct()
        )
        every = store.insert(stale_pool).from_select(["game", "pace", "number"], pools)
        self._mark_all = every.on_conflict_do_update(
            index_elements=["game", "pace"], set_={"number": every.excluded.number}
        )
        self._upsert_rating = upsert_rating_statement(store)

    async def stale_pools(self) -> list[tuple[str, str]]:
        """Return the game and pace of every pool that is to be made anew."""
        return [(row[0], row[1]) for row in await self.store.read(SELECT_STALE)]

    async def mark_stale(self, game: str, pace: str) -> int:
        """Mark a pool as stale, where it is not, and return the number of its mark."""
        found = await self.store.read(MARK_NUMBER, of_game=game, at_pace=pace)
        if found:
            return int(found[0][0])
        await self.store.write(self._mark_stale, game=game, pace=pace, number=NO_OUTCOME)
        return NO_OUTCOME

    async def clear_mark(self, game: str, pace: str, number: int) -> bool:
        """Take the mark of a pool away; False where it is another by now, and the pool to be made once more."""
        return bool(await self.store.write(CLEAR_MARK, of_game=game, at_pace=pace, up_to=number))

    async def replace_ratings(
        self, game: str, pace: str, seats: Sequence[Placing], ratings: Sequence[RatingRow]
    ) -> None:
        """Replace all ratings of a game at a pace, and what is written beside seats of theirs: the seats in their order, then who is rated what."""
        await self._write([self._update_placing(seat) for seat in seats])
        before = {
            one.who: one
            for one in map(
                rating_from_row, await self.store.read(SELECT_RATINGS, of_game=game, at_pace=pace)
            )
        }
        changed = [one for one in ratings if one != before.pop(one.who, None)]
        for some in _batches(changed):
            await self.store.write_all(
                [
                    write
                    for one in some
                    for write in rating_writes(self.store, self._upsert_rating, one)
                ]
            )
        await self._write(
            [
                self.store.prepare(DELETE_RATING, of_game=game, at_pace=pace, whose=who)
                for who in sorted(before)
            ]
        )

    async def delete_all(self) -> None:
        """Delete every outcome and rating: they can be made again from the log.

        Broken off in the middle it leaves some outcomes, and every pool stale: the others are made again from the log, and then
        the ratings of all.
        """
        first = [
            self.store.prepare(statement)
            for statement in (self._mark_all, DELETE_RATINGS, DELETE_OPTION_SETS)
        ]
        await self.store.write_all(first)
        while (number := (await self.store.read(FIRST_NUMBER))[0][0]) is not None:
            up_to = number + BATCH - 1
            await self.store.write_all(
                [
                    self.store.prepare(statement, up_to=up_to)
                    for statement in (DELETE_PLACINGS, DELETE_OUTCOMES)
                ]
            )
        await self.store.write(CLEAR_ALL_MARKS)

    async def outdated(self, rules: int) -> list[str]:
        """Return some matches whose outcome was decided by an older version of the rules for ratings, the first to be stored first."""
        return [str(row[0]) for row in await self.store.read(OUTDATED, version=rules)]

    async def rejudge(self, found: MatchOutcome, paces: Sequence[str]) -> None:
        """Replace whether a stored outcome and its seats count for ratings, and mark its pools of these paces as stale."""
        reason = {"is_rated": found.rated, "reason": found.unrated, "version": found.rules}
        writes = [self.store.prepare(REJUDGE, in_match=found.match, **reason)]
        writes += [
            self.store.prepare(
                REJUDGE_SEAT, in_match=found.match, at_seat=seat.seat, is_counted=seat.counted
            )
            for seat in found.placings
        ]
        if not found.rated:
            # A pool that is made anew passes over it.
            writes.append(self.store.prepare(UNRATE_SEATS, in_match=found.match))
        writes += [
            self.store.prepare(self._mark_stale, game=found.game, pace=pace, number=NO_OUTCOME)
            for pace in paces
        ]
        await self.store.write_all(writes)

    def _update_placing(self, seat: Placing) -> PreparedWrite:
        changed = {
            "mu_0": seat.mu_before,
            "sigma_0": seat.sigma_before,
            "mu_1": seat.mu,
            "sigma_1": seat.sigma,
        }
        weighed = {"of_weight": seat.weight, "of_evidence": seat.evidence}
        return self.store.prepare(
            UPDATE_PLACING,
            in_match=seat.match,
            at_seat=seat.seat,
            **changed,
            **weighed,
            own_0=seat.own_before,
            own_1=seat.own,
        )

    async def _write(self, writes: Sequence[PreparedWrite]) -> None:
        for some in _batches(writes):
            await self.store.write_all(some)


def _batches(written: Sequence[T]) -> Iterator[Sequence[T]]:
    for start in range(0, len(written), BATCH):
        yield written[start : start + BATCH]
