"""The limits of analysis."""

from __future__ import annotations

from collections import deque

from parlour.core.value import Value
from parlour.db.evaluations import EvaluationRepository
from parlour.services.time import now

DAY_MS = 24 * 3600 * 1000


class AnalysisLimits(Value, frozen=True, kw_only=True):
    """The limits of analysis; zero minutes turn it off."""

    seconds: float = 1.0
    """The time for one decision (s)."""

    minutes: float = 120.0
    """The time for all decisions of a day (min)."""


DEFAULT_LIMITS = AnalysisLimits()


class AnalysisBudget:
    """The time spent on analysis in the last 24 hours.

    The time of evaluations and draws is stored with them; other time is counted in this process.
    """

    def __init__(self, limits: AnalysisLimits, evaluations: EvaluationRepository) -> None:
        self.limits, self._evaluations = limits, evaluations
        self._unrecorded: deque[tuple[int, int]] = deque()

    def spend(self, ms: int) -> None:
        """Count time (ms) that no stored evaluation includes."""
        self._unrecorded.append((now(), ms))

    async def remaining_ms(self) -> float:
        """Return the time left in the last 24 hours (ms)."""
        start = now() - DAY_MS
        while self._unrecorded and self._unrecorded[0][0] < start:
            self._unrecorded.popleft()
        return (
            self.limits.minutes * 60_000
            - await self._evaluations.total_spent_ms(start)
            - sum(spent for _, spent in self._unrecorded)
        )
