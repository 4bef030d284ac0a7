"""What reviews may cost a house."""

from __future__ import annotations

from collections import deque

from parlour.core.value import Value
from parlour.db.evaluations import EvaluationRepository
from parlour.services.time import now

DAY_MS = 24 * 3600 * 1000


class AnalysisLimits(Value, frozen=True, kw_only=True):
    """So many seconds are thought about one decision, and so many minutes a day about all; none at all turns opinions off."""

    seconds: float = 1.0
    minutes: float = 120.0


DEFAULT_LIMITS = AnalysisLimits()


class AnalysisBudget:
    """The time of the last day: what opinions and draws cost is kept with them, what was thought beside that is remembered here."""

    def __init__(self, price: AnalysisLimits, opinions: EvaluationRepository) -> None:
        self.limits, self._evaluations = price, opinions
        self._unrecorded: deque[tuple[int, int]] = deque()

    def spend(self, ms: int) -> None:
        """Count time that nothing kept tells of."""
        self._unrecorded.append((now(), ms))

    async def remaining_ms(self) -> float:
        """Return what is left of the last day's time in ms."""
        since = now() - DAY_MS
        while self._unrecorded and self._unrecorded[0][0] < since:
            self._unrecorded.popleft()
        return (
            self.limits.minutes * 60_000
            - await self._evaluations.total_spent_ms(since)
            - sum(spent for _, spent in self._unrecorded)
        )
