"""HTTP API of analysis: evaluations of a finished match and of alternative actions."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep, ShareTokenDep
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
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
    ) -> dict[str, str]:
        """Return the dictionary URL of each word that was played in a finished match."""
        quota.spend(QuotaKind.STEPS)
        return await application.dictionary.word_meanings(
            await application.matches.access.watchable_match(match, player, share_token)
        )


class AnalysisApi(Controller):
    """Analysis of finished matches. Each decision is evaluated from the view of the seat that made it."""

    path = "/api/matches/{match:str}/analysis"
    tags = ["analysis"]

    @get()
    async def analysis_status(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
        after: CursorQuery = -1,
    ) -> AnalysisStatus:
        """Return the progress of the analysis and the evaluations after a log position."""
        quota.spend(QuotaKind.STEPS)
        return await application.analysis.analysis_status(
            await application.matches.access.watchable_match(match, player, share_token), after
        )

    @post()
    async def request_analysis(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
    ) -> AnalysisStatus:
        """Start the analysis in the background. Idempotent."""
        quota.spend(QuotaKind.HISTORY)
        return await application.analysis.request_analysis(
            await application.matches.access.watchable_match(match, player, share_token), player
        )

    @post("/alternatives")
    async def evaluate_alternative(
        self,
        application: AppDep,
        player: PlayerDep,
        match: PathName,
        quota: QuotaDep,
        share_token: ShareTokenDep,
        data: JSONBody[AlternativeAction],
    ) -> Evaluation:
        """Return the evaluation of another action at one of the decisions. Stores nothing."""
        quota.spend(QuotaKind.DRAFTS)
        return await application.analysis.evaluate_alternative(
            await application.matches.access.watchable_match(match, player, share_token),
            data.seq,
            encode(data.action),
        )
