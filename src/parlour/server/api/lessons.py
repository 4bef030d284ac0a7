"""HTTP API for lessons, which teach the first turns of a game."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionObject
from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.lessons.lessons import LessonAttempt, LessonInfo


class LessonDraft(Value, frozen=True):
    """Request body with an action to try at a step of a lesson."""

    step: LogPosition
    action: ActionObject


class LessonsApi(Controller):
    """Endpoints for lessons."""

    path = "/api/games/{game:str}/lesson"
    tags = ["lessons"]

    @get()
    async def lesson(self, application: AppDep, game: PathName) -> LessonInfo:
        """Return all positions of a game's lesson, as the learner sees them."""
        return await application.lessons.ready(game)

    @post(status_code=200)
    async def try_action(
        self, application: AppDep, game: PathName, quota: QuotaDep, data: JSONBody[LessonDraft]
    ) -> LessonAttempt:
        """Return whether an action is the one that the lesson step expects, and its preview."""
        await quota.spend(QuotaKind.DRAFTS)
        await application.lessons.ready(game)
        return application.lessons.try_action(game, data.step, encode(data.action))
