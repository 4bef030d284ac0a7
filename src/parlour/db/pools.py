"""Pools of ratings, each of a game at a pace, made anew in many small writes: a whole pool outlasts the patience with one write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sqlalchemy import bindparam, delete, func, literal, select, text, update

from parlour.db.outcomes import marking, rated, rating_of, rating_row
from parlour.db.records import Outcome, Placing, RatingOf, Write
from parlour.db.schema.records import outcome, placing, rating, stale_pool, variety
from parlour.db.store import Store

T = TypeVar("T")

BATCH = 200
"""So many seats, ratings or outcomes change in one write: it takes a fraction of the seconds that a database may take, also where it is busy."""

ANEW = 0
"""The number of a mark that was set by no outcome."""

FIRST = select(func.min(outcome.c.number))
FORGET_SEATS = delete(placing).where(placing.c.match.in_(select(outcome.c.match).where(outcome.c.number <= bindparam("up_to"))))
FORGET_OUTCOMES = delete(outcome).where(outcome.c.number <= bindparam("up_to"))
FORGET_RATINGS, FORGET_VARIETIES = delete(rating), delete(variety)
STALE = select(stale_pool.c.game, stale_pool.c.pace).order_by(stale_pool.c.game, stale_pool.c.pace)
_pool = (stale_pool.c.game == bindparam("of_game"), stale_pool.c.pace == bindparam("at_pace"))
NUMBER = select(stale_pool.c.number).where(*_pool)
MADE = delete(stale_pool).where(*_pool, stale_pool.c.number == bindparam("up_to")).returning(stale_pool.c.number)
FORGOTTEN = delete(stale_pool).where(stale_pool.c.number == ANEW)
RATED = select(rating).where(rating.c.game == bindparam("of_game"), rating.c.pace == bindparam("at_pace"))
UNRATE = delete(rating).where(rating.c.game == bindparam("of_game"), rating.c.pace == bindparam("at_pace"), rating.c.who == bindparam("whose"))
RERATE = (
    update(placing)
    .where(placing.c.match == bindparam("in_match"), placing.c.seat == bindparam("at_seat"))
    .values(mu_before=bindparam("mu_0"), sigma_before=bindparam("sigma_0"), mu=bindparam("mu_1"), sigma=bindparam("sigma_1"))
    .values(own_before=bindparam("own_0"), own=bindparam("own_1"), weight=bindparam("of_weight"), evidence=bindparam("of_evidence"))
)
OUTDATED = select(outcome.c.match).where(outcome.c.rules < bindparam("version")).order_by(outcome.c.number).limit(BATCH)
REJUDGE = (
    update(outcome)
    .where(outcome.c.match == bindparam("in_match"))
    .values(rated=bindparam("is_rated"), unrated=bindparam("reason"), rules=bindparam("version"))
)
REJUDGE_SEAT = (
    update(placing).where(placing.c.match == bindparam("in_match"), placing.c.seat == bindparam("at_seat")).values(counted=bindparam("is_counted"))
)
UNRATE_SEATS = (
    update(placing)
    .where(placing.c.match == bindparam("in_match"))
    .values(mu_before=None, sigma_before=None, mu=None, sigma=None, own_before=None, own=None, weight=None, evidence=None)
)


class Pools:
    """Makes pools of ratings anew.

    While that goes on, a reader may meet numbers of before beside those of after. A pool is marked as stale before its first
    write and until its last: whoever breaks off in the middle leaves the mark, and who finds it makes the pool anew from its
    beginning, which yields the same numbers however often it is done. A result that is kept meanwhile changes the mark, so that
    the pool is not taken for made without it.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._mark = marking(store)
        # Without a condition SQLite takes what follows for one of a join.
        pools = select(rating.c.game, rating.c.pace, literal(ANEW)).where(text("true")).distinct()
        every = store.insert(stale_pool).from_select(["game", "pace", "number"], pools)
        self._mark_all = every.on_conflict_do_update(index_elements=["game", "pace"], set_={"number": every.excluded.number})
        self._rate = rating_row(store)

    async def stale(self) -> list[tuple[str, str]]:
        """Return the game and pace of every pool that is to be made anew."""
        return [(row[0], row[1]) for row in await self.store.read(STALE)]

    async def begin(self, game: str, pace: str) -> int:
        """Mark a pool as stale, where it is not, and return the number of its mark."""
        found = await self.store.read(NUMBER, of_game=game, at_pace=pace)
        if found:
            return int(found[0][0])
        await self.store.write(self._mark, game=game, pace=pace, number=ANEW)
        return ANEW

    async def made(self, game: str, pace: str, number: int) -> bool:
        """Take the mark of a pool away; False where it is another by now, and the pool to be made once more."""
        return bool(await self.store.write(MADE, of_game=game, at_pace=pace, up_to=number))

    async def rate_anew(self, game: str, pace: str, seats: Sequence[Placing], ratings: Sequence[RatingOf]) -> None:
        """Replace all ratings of a game at a pace, and what is written beside seats of theirs: the seats in their order, then who is rated what."""
        await self._write([self._rerated(seat) for seat in seats])
        before = {one.who: one for one in map(rating_of, await self.store.read(RATED, of_game=game, at_pace=pace))}
        changed = [one for one in ratings if one != before.pop(one.who, None)]
        for some in _batches(changed):
            await self.store.write_all([write for one in some for write in rated(self.store, self._rate, one)])
        await self._write([self.store.prepared(UNRATE, of_game=game, at_pace=pace, whose=who) for who in sorted(before)])

    async def forget(self) -> None:
        """Delete every outcome and rating: they can be made again from the log.

        Broken off in the middle it leaves some outcomes, and every pool stale: the others are made again from the log, and then
        the ratings of all.
        """
        first = [self.store.prepared(statement) for statement in (self._mark_all, FORGET_RATINGS, FORGET_VARIETIES)]
        await self.store.write_all(first)
        while (number := (await self.store.read(FIRST))[0][0]) is not None:
            up_to = number + BATCH - 1
            await self.store.write_all([self.store.prepared(statement, up_to=up_to) for statement in (FORGET_SEATS, FORGET_OUTCOMES)])
        await self.store.write(FORGOTTEN)

    async def outdated(self, rules: int) -> list[str]:
        """Return some matches whose outcome was decided by an older version of the rules for ratings, the first to be stored first."""
        return [str(row[0]) for row in await self.store.read(OUTDATED, version=rules)]

    async def rejudge(self, found: Outcome, paces: Sequence[str]) -> None:
        """Replace whether a stored outcome and its seats count for ratings, and mark its pools of these paces as stale."""
        reason = {"is_rated": found.rated, "reason": found.unrated, "version": found.rules}
        writes = [self.store.prepared(REJUDGE, in_match=found.match, **reason)]
        writes += [self.store.prepared(REJUDGE_SEAT, in_match=found.match, at_seat=seat.seat, is_counted=seat.counted) for seat in found.placings]
        if not found.rated:
            # A pool that is made anew passes over it.
            writes.append(self.store.prepared(UNRATE_SEATS, in_match=found.match))
        writes += [self.store.prepared(self._mark, game=found.game, pace=pace, number=ANEW) for pace in paces]
        await self.store.write_all(writes)

    def _rerated(self, seat: Placing) -> Write:
        changed = {"mu_0": seat.mu_before, "sigma_0": seat.sigma_before, "mu_1": seat.mu, "sigma_1": seat.sigma}
        weighed = {"of_weight": seat.weight, "of_evidence": seat.evidence}
        return self.store.prepared(RERATE, in_match=seat.match, at_seat=seat.seat, **changed, **weighed, own_0=seat.own_before, own_1=seat.own)

    async def _write(self, writes: Sequence[Write]) -> None:
        for some in _batches(writes):
            await self.store.write_all(some)


def _batches(written: Sequence[T]) -> Iterator[Sequence[T]]:
    for start in range(0, len(written), BATCH):
        yield written[start : start + BATCH]
