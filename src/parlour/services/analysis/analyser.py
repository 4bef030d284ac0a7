"""The status of an analysis, as it is shown to players."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.services.analysis.draws import SeatLuck
from parlour.services.engine.evaluation import EvaluationJson


class AnalysisStatus(Value, frozen=True, kw_only=True):
    """The progress and the evaluations of a match's analysis."""

    state: str
    """`off`, `none` (not requested), `waiting`, `reading`, `spent` (until tomorrow) or `done`."""

    level: str = ""
    """The level of the analysing bot."""

    unit: str = ""
    """The unit of losses."""

    mistake_thresholds: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """The minimum losses of a fine decision, an inaccuracy, a mistake and a blunder."""

    decision_count: int = 0
    """The number of decisions to analyse."""

    evaluated_count: int = 0
    """The number of decisions that have been analysed."""

    evaluations: tuple[EvaluationJson, ...] = ()
    """The evaluations of decisions."""

    luck: tuple[SeatLuck, ...] = ()
    """The luck of each seat after a complete analysis, in games with a luck model."""
