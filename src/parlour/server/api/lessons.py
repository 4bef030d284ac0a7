"""The API of lessons: all of one at once, and what a draft within it would be."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import LogPosition
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.lessons.lessons import LessonAttempt, LessonInfo


class LessonDraft(Value, frozen=True):
    """A draft at a step of a lesson."""

    step: LogPosition
    action: dict[str, Any]


class LessonsApi(Controller):
    """The first turns of a game with a newcomer."""

    path = "/api/games/{game:str}/lesson"
    tags = ["lessons"]

    @get()
    async def lesson(self, here: AppDep, game: PathName) -> LessonInfo:
        """Return a game's lesson, every moment as the newcomer sees it."""
        return await here.lessons.ready(game)

    @post(status_code=200)
    async def try_action(
        self, here: AppDep, game: PathName, allowed: QuotaDep, data: JSONBody[LessonDraft]
    ) -> LessonAttempt:
        """Return whether a draft is what a step asks for, and what the rules say of it."""
        allowed.spend(QuotaKind.DRAFTS)
        await here.lessons.ready(game)
        return here.lessons.try_action(game, data.step, encode(data.action))
