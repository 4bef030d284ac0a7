"""What bots think of finished matches: which are to be read, by whom at the moment, and each opinion and each draw's luck with what it cost."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select, union_all, update

from parlour.core.value import Value
from parlour.db.schema.records import analysis, luck, opinion
from parlour.db.store import Store

OPEN = (
    select(analysis.c.match)
    .where(analysis.c.done_at.is_(None), analysis.c.claimed_until <= bindparam("now"))
    .order_by(analysis.c.asked_at, analysis.c.match)
    .limit(1)
)
CLAIM = (
    update(analysis)
    .where(analysis.c.match == bindparam("wanted"), analysis.c.done_at.is_(None), analysis.c.claimed_until <= bindparam("now"))
    .values(claimed_until=bindparam("until"))
    .returning(analysis.c.match)
)
HOLD = update(analysis).where(analysis.c.match == bindparam("wanted")).values(claimed_until=bindparam("until"))
DONE = update(analysis).where(analysis.c.match == bindparam("wanted")).values(done_at=bindparam("now"))
ASKED = select(analysis.c.asked_at, analysis.c.done_at).where(analysis.c.match == bindparam("wanted"))
KEPT = select(opinion.c.body).where(opinion.c.match == bindparam("wanted"), opinion.c.seq > bindparam("after")).order_by(opinion.c.seq)
KNOWN = select(opinion.c.seq).where(opinion.c.match == bindparam("wanted"))
LUCK = select(luck.c.seq, luck.c.body).where(luck.c.match == bindparam("wanted")).order_by(luck.c.seq)
_costs = union_all(*(select(one.c.spent_ms).where(one.c.at > bindparam("since")) for one in (opinion, luck))).subquery("cost")
SPENT = select(func.coalesce(func.sum(_costs.c.spent_ms), 0))


class Asked(Value, frozen=True):
    """That a match is to be read, since when, and until when it was; moments in ms since 1970."""

    asked_at: int
    done_at: int | None


class Opinions:
    """The opinions of this house, kept beside its log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ask = store.insert(analysis).on_conflict_do_nothing()
        self._keep = store.insert(opinion).on_conflict_do_nothing()
        self._keep_luck = store.insert(luck).on_conflict_do_nothing()

    async def ask(self, match: str, now: int) -> None:
        """Have a match read; asking again changes nothing."""
        await self._store.write(self._ask, match=match, asked_at=now, claimed_until=0)

    async def asked(self, match: str) -> Asked | None:
        """Return whether a match was ever asked for."""
        found = await self._store.read(ASKED, wanted=match)
        return Asked(*found[0]) if found else None

    async def claim(self, now: int, until: int) -> str | None:
        """Return the match that was asked for first of those that nobody reads, claimed until a moment; None where there is none."""
        found = await self._store.read(OPEN, now=now)
        if not found:
            return None
        claimed = await self._store.write(CLAIM, wanted=found[0][0], now=now, until=until)
        return str(claimed[0][0]) if claimed else None

    async def hold(self, match: str, until: int) -> None:
        """Keep a claim until a later moment, or give it back with an earlier one."""
        await self._store.write(HOLD, wanted=match, until=until)

    async def done(self, match: str, now: int) -> None:
        """Note that every decision of a match was read."""
        await self._store.write(DONE, wanted=match, now=now)

    async def keep(self, match: str, seq: int, at: int, spent_ms: int, body: bytes) -> None:
        """Store an opinion on the decision at a position, and what it cost; the first one stays."""
        await self._store.write(self._keep, match=match, seq=seq, at=at, spent_ms=spent_ms, body=body)

    async def keep_luck(self, match: str, seq: int, at: int, spent_ms: int, body: bytes) -> None:
        """Store what the draw at a position was worth, and what it cost to find out; the first answer stays."""
        await self._store.write(self._keep_luck, match=match, seq=seq, at=at, spent_ms=spent_ms, body=body)

    async def luck_of(self, match: str) -> dict[int, bytes]:
        """Return what the draws of a match were worth, by position, as far as that is known."""
        return {int(row[0]): bytes(row[1]) for row in await self._store.read(LUCK, wanted=match)}

    async def of(self, match: str, after: int = -1) -> list[bytes]:
        """Return the opinions on decisions beyond a position, in order."""
        return [bytes(row[0]) for row in await self._store.read(KEPT, wanted=match, after=after)]

    async def known(self, match: str) -> set[int]:
        """Return the positions on which there is an opinion."""
        return {int(row[0]) for row in await self._store.read(KNOWN, wanted=match)}

    async def spent_ms(self, since: int) -> int:
        """Return what all that was thought since a moment has cost."""
        return int((await self._store.read(SPENT, since=since))[0][0])
