"""What bots think of finished matches: which are to be read, by whom at the moment, and each opinion and each draw's luck with what it cost."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select, union_all, update

from parlour.core.value import Value
from parlour.db.schema.records import analysis, draw_luck, evaluation
from parlour.db.store import Store

NEXT_OPEN = (
    select(analysis.c.match)
    .where(analysis.c.done_at.is_(None), analysis.c.claimed_until <= bindparam("now"))
    .order_by(analysis.c.asked_at, analysis.c.match)
    .limit(1)
)
CLAIM = (
    update(analysis)
    .where(
        analysis.c.match == bindparam("wanted"),
        analysis.c.done_at.is_(None),
        analysis.c.claimed_until <= bindparam("now"),
    )
    .values(claimed_until=bindparam("until"))
    .returning(analysis.c.match)
)
EXTEND_CLAIM = (
    update(analysis)
    .where(analysis.c.match == bindparam("wanted"))
    .values(claimed_until=bindparam("until"))
)
MARK_DONE = (
    update(analysis).where(analysis.c.match == bindparam("wanted")).values(done_at=bindparam("now"))
)
SELECT_REQUEST = select(analysis.c.asked_at, analysis.c.done_at).where(
    analysis.c.match == bindparam("wanted")
)
SELECT_EVALUATIONS = (
    select(evaluation.c.body)
    .where(evaluation.c.match == bindparam("wanted"), evaluation.c.seq > bindparam("after"))
    .order_by(evaluation.c.seq)
)
SELECT_SEQS = select(evaluation.c.seq).where(evaluation.c.match == bindparam("wanted"))
SELECT_LUCK = (
    select(draw_luck.c.seq, draw_luck.c.body)
    .where(draw_luck.c.match == bindparam("wanted"))
    .order_by(draw_luck.c.seq)
)
_costs = union_all(
    *(
        select(one.c.spent_ms).where(one.c.at > bindparam("since"))
        for one in (evaluation, draw_luck)
    )
).subquery("cost")
TOTAL_SPENT = select(func.coalesce(func.sum(_costs.c.spent_ms), 0))


class AnalysisRequest(Value, frozen=True):
    """That a match is to be read, since when, and until when it was; moments in ms since 1970."""

    asked_at: int
    done_at: int | None


class EvaluationRepository:
    """The opinions of this house, kept beside its log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert_request = store.insert(analysis).on_conflict_do_nothing()
        self._insert_evaluation = store.insert(evaluation).on_conflict_do_nothing()
        self._insert_luck = store.insert(draw_luck).on_conflict_do_nothing()

    async def request_analysis(self, match: str, now: int) -> None:
        """Have a match read; asking again changes nothing."""
        await self._store.write(self._insert_request, match=match, asked_at=now, claimed_until=0)

    async def analysis_request(self, match: str) -> AnalysisRequest | None:
        """Return whether a match was ever asked for."""
        found = await self._store.read(SELECT_REQUEST, wanted=match)
        return AnalysisRequest(*found[0]) if found else None

    async def claim_next(self, now: int, until: int) -> str | None:
        """Return the match that was asked for first of those that nobody reads, claimed until a moment; None where there is none."""
        found = await self._store.read(NEXT_OPEN, now=now)
        if not found:
            return None
        claimed = await self._store.write(CLAIM, wanted=found[0][0], now=now, until=until)
        return str(claimed[0][0]) if claimed else None

    async def extend_claim(self, match: str, until: int) -> None:
        """Keep a claim until a later moment, or give it back with an earlier one."""
        await self._store.write(EXTEND_CLAIM, wanted=match, until=until)

    async def mark_done(self, match: str, now: int) -> None:
        """Note that every decision of a match was read."""
        await self._store.write(MARK_DONE, wanted=match, now=now)

    async def add_evaluation(
        self, match: str, seq: int, at: int, spent_ms: int, body: bytes
    ) -> None:
        """Store an opinion on the decision at a position, and what it cost; the first one stays."""
        await self._store.write(
            self._insert_evaluation, match=match, seq=seq, at=at, spent_ms=spent_ms, body=body
        )

    async def add_luck(self, match: str, seq: int, at: int, spent_ms: int, body: bytes) -> None:
        """Store what the draw at a position was worth, and what it cost to find out; the first answer stays."""
        await self._store.write(
            self._insert_luck, match=match, seq=seq, at=at, spent_ms=spent_ms, body=body
        )

    async def luck_of(self, match: str) -> dict[int, bytes]:
        """Return what the draws of a match were worth, by position, as far as that is known."""
        return {
            int(row[0]): bytes(row[1]) for row in await self._store.read(SELECT_LUCK, wanted=match)
        }

    async def evaluations_of(self, match: str, after: int = -1) -> list[bytes]:
        """Return the opinions on decisions beyond a position, in order."""
        return [
            bytes(row[0])
            for row in await self._store.read(SELECT_EVALUATIONS, wanted=match, after=after)
        ]

    async def evaluated_seqs(self, match: str) -> set[int]:
        """Return the positions on which there is an opinion."""
        return {int(row[0]) for row in await self._store.read(SELECT_SEQS, wanted=match)}

    async def total_spent_ms(self, since: int) -> int:
        """Return what all that was thought since a moment has cost."""
        return int((await self._store.read(TOTAL_SPENT, since=since))[0][0])
