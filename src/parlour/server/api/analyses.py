"""HTTP API for match analysis: evaluations of finished matches and alternative actions."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionObject
from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.api.match_viewer import MatchViewerDep
from parlour.server.dependencies import AppDep, QuotaDep
from parlour.server.limits.numbers import CursorQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.analysis.analyser import AnalysisStatus
from parlour.services.engine.evaluation import Evaluation


class AlternativeAction(Value, frozen=True):
    """Request body with an alternative action for one decision of the match."""

    seq: LogPosition
    """Log position of the decision."""
    action: ActionObject


class WordMeaningsApi(Controller):
    """Endpoint for dictionary links to the words of a finished match.

    The links exist only if the operator set a dictionary URL.
    """

    path = "/api/matches/{match:str}/word-definitions"
    tags = ["analysis"]

    @get()
    async def word_meanings(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> dict[str, str]:
        """Return the dictionary URL of each word that was played in a finished match.

        The response is empty if the operator has not set a dictionary URL.
        """
        await quota.spend(QuotaKind.STEPS)
        return await application.dictionary.word_meanings(await viewer.watchable_match())


class AnalysisApi(Controller):
    """Endpoints for the analysis of finished matches.

    Each decision is evaluated from the perspective of the seat that made it.
    """

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
        """Return the progress of the analysis and the evaluations after a log position.

        Args:
            after: The log position of the last evaluation that the client has, or -1 for none.
        """
        await quota.spend(QuotaKind.STEPS)
        return await application.analysis.analysis_status(await viewer.watchable_match(), after)

    @post()
    async def request_analysis(
        self,
        application: AppDep,
        viewer: MatchViewerDep,
        quota: QuotaDep,
    ) -> AnalysisStatus:
        """Start the analysis in the background, unless it has already started.

        The call is idempotent.
        """
        await quota.spend(QuotaKind.HISTORY)
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
        """Return the evaluation of an alternative action without storing it."""
        await quota.spend(QuotaKind.DRAFTS)
        return await application.analysis.evaluate_alternative(
            await viewer.watchable_match(),
            data.seq,
            encode(data.action),
        )
