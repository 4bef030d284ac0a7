"""The limits of analysis and the time that is left for it."""

from __future__ import annotations

from collections import deque

from parlour.core.value import Value
from parlour.db.evaluations import EvaluationRepository
from parlour.services.time import now

DAY_MS = 24 * 3600 * 1000


class AnalysisLimits(Value, frozen=True, kw_only=True):
    """The limits of analysis. Zero minutes per day turn it off."""

    seconds: float = 1.0
    """The time limit (s) for one decision."""

    minutes: float = 120.0
    """The time limit (minutes) for all decisions of a day."""


DEFAULT_LIMITS = AnalysisLimits()


class AnalysisBudget:
    """The computing time that analysis may use within any 24 hours.

    The time spent on evaluations and draws is stored with them; all other time is counted in this
    process.
    """

    def __init__(self, limits: AnalysisLimits, evaluations: EvaluationRepository) -> None:
        self.limits, self._evaluations = limits, evaluations
        self._unrecorded: deque[tuple[int, int]] = deque()

    def spend(self, ms: int) -> None:
        """Count computing time (ms) that is not stored with an evaluation."""
        self._unrecorded.append((now(), ms))

    async def remaining_ms(self) -> float:
        """Return the computing time (ms) that the budget still allows now."""
        start = now() - DAY_MS
        while self._unrecorded and self._unrecorded[0][0] < start:
            self._unrecorded.popleft()
        return (
            self.limits.minutes * 60_000
            - await self._evaluations.total_spent_ms(start)
            - sum(spent for _, spent in self._unrecorded)
        )
