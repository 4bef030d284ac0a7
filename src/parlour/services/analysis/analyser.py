"""How far a match is read, as its review is told."""

from __future__ import annotations

import msgspec

from parlour.core.value import Value
from parlour.services.analysis.draws import SeatLuck


class AnalysisStatus(Value, frozen=True, kw_only=True):
    """How far a match is read and by whom. `state`: off (never), none (nobody asked), waiting, reading, spent (until tomorrow), done.

    `mistakes`: from how much of `unit` lost a decision is called fine, a slip, a miss and costly. `luck` is each seat's share of
    it in the result, once all is read, where a game knows luck.
    """

    state: str
    level: str = ""
    unit: str = ""
    mistake_thresholds: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    decision_count: int = 0
    evaluated_count: int = 0
    evaluations: tuple[msgspec.Raw, ...] = ()
    luck: tuple[SeatLuck, ...] = ()
