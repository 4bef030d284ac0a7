"""HTTP API of analysis: evaluations of a finished match and of alternative actions."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.api.match_viewer import MatchViewerDep
from parlour.server.dependencies import AppDep, QuotaDep
from parlour.server.limits.numbers import CursorQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.analysis.analyser import AnalysisStatus
from parlour.services.engine.evaluation import Evaluation


class AlternativeAction(Value, frozen=True):
    """Request body: another action for a decision of the match."""

    seq: LogPosition
    """Log position of the decision."""
    action: dict[str, Any]


class WordMeaningsApi(Controller):
    """Dictionary links for the words of a finished match, if the operator set a dictionary URL."""

    path = "/api/matches/{match:str}/word-definitions"
    tags = ["analysis"]

    @get()
    async def word_meanings(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> dict[str, str]:
        """Return the dictionary URL of each word that was played in a finished match."""
        quota.spend(QuotaKind.STEPS)
        return await application.dictionary.word_meanings(await viewer.watchable_match())


class AnalysisApi(Controller):
    """Analysis of finished matches. Each decision is evaluated from the view of the seat that made it."""

    path = "/api/matches/{match:str}/analysis"
    tags = ["analysis"]

    @get()
    async def analysis_status(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        after: CursorQuery = -1,
    ) -> AnalysisStatus:
        """Return the progress of the analysis and the evaluations after a log position."""
        quota.spend(QuotaKind.STEPS)
        return await application.analysis.analysis_status(await viewer.watchable_match(), after)

    @post()
    async def request_analysis(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> AnalysisStatus:
        """Start the analysis in the background. Idempotent."""
        quota.spend(QuotaKind.HISTORY)
        return await application.analysis.request_analysis(
            await viewer.watchable_match(), viewer.player
        )

    @post("/alternatives")
    async def evaluate_alternative(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
        data: JSONBody[AlternativeAction],
    ) -> Evaluation:
        """Return the evaluation of another action at one of the decisions. Stores nothing."""
        quota.spend(QuotaKind.DRAFTS)
        return await application.analysis.evaluate_alternative(
            await viewer.watchable_match(),
            data.seq,
            encode(data.action),
        )
