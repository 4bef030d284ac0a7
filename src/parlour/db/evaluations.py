"""Stored analyses of finished matches: requests, claims, evaluations and the luck of draws."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select, union_all, update

from parlour.core.value import Value
from parlour.db.schema.records import analysis, draw_luck, evaluation
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

INSERT_REQUEST = insert_if_absent(analysis)
SELECT_NEXT_OPEN = (
    select(analysis.c.match)
    .where(analysis.c.done_at.is_(None), analysis.c.claimed_until <= bindparam("now"))
    .order_by(analysis.c.asked_at, analysis.c.match)
    .limit(1)
)
CLAIM = (
    update(analysis)
    .where(
        analysis.c.match == bindparam("match_id"),
        analysis.c.done_at.is_(None),
        analysis.c.claimed_until <= bindparam("now"),
    )
    .values(claimed_until=bindparam("until"))
    .returning(analysis.c.match)
)
EXTEND_CLAIM = (
    update(analysis)
    .where(analysis.c.match == bindparam("match_id"))
    .values(claimed_until=bindparam("until"))
)
MARK_DONE = (
    update(analysis)
    .where(analysis.c.match == bindparam("match_id"))
    .values(done_at=bindparam("now"))
)
SELECT_REQUEST = select(analysis.c.asked_at, analysis.c.done_at).where(
    analysis.c.match == bindparam("match_id")
)
INSERT_EVALUATION = insert_if_absent(evaluation)
SELECT_EVALUATIONS = (
    select(evaluation.c.body)
    .where(evaluation.c.match == bindparam("match_id"), evaluation.c.seq > bindparam("after"))
    .order_by(evaluation.c.seq)
)
SELECT_EVALUATED_SEQS = select(evaluation.c.seq).where(evaluation.c.match == bindparam("match_id"))
INSERT_LUCK = insert_if_absent(draw_luck)
SELECT_LUCK = (
    select(draw_luck.c.seq, draw_luck.c.body)
    .where(draw_luck.c.match == bindparam("match_id"))
    .order_by(draw_luck.c.seq)
)
_costs = union_all(
    *(
        select(table.c.spent_ms).where(table.c.at > bindparam("since"))
        for table in (evaluation, draw_luck)
    )
).subquery("cost")
SELECT_TOTAL_SPENT = select(func.coalesce(func.sum(_costs.c.spent_ms), 0).label("spent_ms"))


class AnalysisRequest(Value, frozen=True):
    """A request to analyse a match. Times are in ms since 1970."""

    asked_at: int
    done_at: int | None  # None until the analysis is complete


class EvaluationRepository:
    """A repository of analyses, which are stored apart from the event log."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def request_analysis(self, match_id: str, now: int) -> None:
        """Request the analysis of a match unless it is requested (`now`: ms since 1970)."""
        await self._store.write(INSERT_REQUEST, match=match_id, asked_at=now, claimed_until=0)

    async def analysis_request(self, match_id: str) -> AnalysisRequest | None:
        """Return the request to analyse a match, or None."""
        return await self._store.read_record(AnalysisRequest, SELECT_REQUEST, match_id=match_id)

    async def claim_next(self, now: int, until: int) -> str | None:
        """Claim the oldest unclaimed request and return the id of its match, or None.

        Args:
            now: The current time (ms since 1970).
            until: The end of the claim (ms since 1970).
        """
        match_id = await self._store.read_value(SELECT_NEXT_OPEN, now=now)
        if match_id is None:
            return None
        claimed = await self._store.write(CLAIM, match_id=match_id, now=now, until=until)
        return str(match_id) if claimed else None

    async def extend_claim(self, match_id: str, until: int) -> None:
        """Set the end of a claim (ms since 1970); a time in the past releases it."""
        await self._store.write(EXTEND_CLAIM, match_id=match_id, until=until)

    async def mark_done(self, match_id: str, now: int) -> None:
        """Store that the analysis of a match is complete (`now`: ms since 1970)."""
        await self._store.write(MARK_DONE, match_id=match_id, now=now)

    async def add_evaluation(
        self, match_id: str, seq: int, at: int, spent_ms: int, body: bytes
    ) -> None:
        """Store the evaluation of a decision unless it has one.

        Args:
            match_id: The id of the match.
            seq: The position of the decision in the log.
            at: The time of the evaluation (ms since 1970).
            spent_ms: The computing time (ms).
            body: The JSON of the evaluation.
        """
        await self._store.write(
            INSERT_EVALUATION, match=match_id, seq=seq, at=at, spent_ms=spent_ms, body=body
        )

    async def add_luck(self, match_id: str, seq: int, at: int, spent_ms: int, body: bytes) -> None:
        """Store the luck of a chance draw unless it is known.

        Args:
            match_id: The id of the match.
            seq: The position of the draw in the log.
            at: The time of the measurement (ms since 1970).
            spent_ms: The computing time (ms).
            body: The JSON of the luck.
        """
        await self._store.write(
            INSERT_LUCK, match=match_id, seq=seq, at=at, spent_ms=spent_ms, body=body
        )

    async def luck_of(self, match_id: str) -> dict[int, bytes]:
        """Return the known luck of a match's chance draws, as JSON by position in the log."""
        rows = await self._store.read(SELECT_LUCK, match_id=match_id)
        return {row["seq"]: row["body"] for row in rows}

    async def evaluations_of(self, match_id: str, after: int = -1) -> list[bytes]:
        """Return the JSON of a match's evaluations after a position in the log, in order."""
        return await self._store.read_values(SELECT_EVALUATIONS, match_id=match_id, after=after)

    async def evaluated_seqs(self, match_id: str) -> set[int]:
        """Return the log positions of the decisions that have been evaluated."""
        return set(await self._store.read_values(SELECT_EVALUATED_SEQS, match_id=match_id))

    async def total_spent_ms(self, since: int) -> int:
        """Return the computing time (ms) of all analyses since a time (ms since 1970)."""
        return int(await self._store.read_value(SELECT_TOTAL_SPENT, since=since))
