"""The API of reviews: what the strongest bot thinks of a match that is over, and of another try at one of its decisions."""

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
    """Another action at the decision that stands at a position of the log."""

    seq: LogPosition
    action: dict[str, Any]


class WordMeaningsApi(Controller):
    """What the words of a finished match mean, where the operator says that words are explained."""

    path = "/api/matches/{match:str}/word-definitions"
    tags = ["analysis"]

    @get()
    async def word_meanings(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> dict[str, str]:
        """Return the address at which each word is explained that was played in a finished match."""
        allowed.spend(QuotaKind.STEPS)
        return await here.dictionary.word_meanings(
            await here.matches.access.watchable_match(match, player, shown)
        )


class AnalysisApi(Controller):
    """Opinions on a match, once it is over, for whoever may look at it; each is told from the view of the seat that decided."""

    path = "/api/matches/{match:str}/analysis"
    tags = ["analysis"]

    @get()
    async def analysis_status(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
        after: CursorQuery = -1,
    ) -> AnalysisStatus:
        """Return how far the match is read, with the opinions on decisions beyond a position."""
        allowed.spend(QuotaKind.STEPS)
        return await here.analysis.analysis_status(
            await here.matches.access.watchable_match(match, player, shown), after
        )

    @post()
    async def request_analysis(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
    ) -> AnalysisStatus:
        """Have the match read in the background; asking again changes nothing."""
        allowed.spend(QuotaKind.HISTORY)
        return await here.analysis.request_analysis(
            await here.matches.access.watchable_match(match, player, shown), player
        )

    @post("/alternatives")
    async def evaluate_alternative(
        self,
        here: AppDep,
        player: PlayerDep,
        match: PathName,
        allowed: QuotaDep,
        shown: ShareTokenDep,
        data: JSONBody[AlternativeAction],
    ) -> Evaluation:
        """Return what is thought of another action at one of the decisions; nothing changes."""
        allowed.spend(QuotaKind.DRAFTS)
        return await here.analysis.evaluate_alternative(
            await here.matches.access.watchable_match(match, player, shown),
            data.seq,
            encode(data.action),
        )
