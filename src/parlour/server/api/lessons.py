"""The API of lessons: all of one at once, and what a draft within it would be."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.codec import encode
from parlour.core.numbers import Position
from parlour.core.value import Value
from parlour.server.dependencies import Allowance, Here, Named
from parlour.server.limits.quotas import Kind
from parlour.services.lessons.lessons import LessonInfo, Tried


class Trial(Value, frozen=True):
    """A draft at a step of a lesson."""

    step: Position
    action: dict[str, Any]


class LessonsApi(Controller):
    """The first turns of a game with a newcomer."""

    path = "/api/games/{game:str}/lesson"
    tags = ["lessons"]

    @get()
    async def lesson(self, here: Here, game: Named) -> LessonInfo:
        """Return a game's lesson, every moment as the newcomer sees it."""
        return await here.lessons.ready(game)

    @post(status_code=200)
    async def trial(self, here: Here, game: Named, allowed: Allowance, data: JSONBody[Trial]) -> Tried:
        """Return whether a draft is what a step asks for, and what the rules say of it."""
        allowed.spend(Kind.DRAFTS)
        await here.lessons.ready(game)
        return here.lessons.tried(game, data.step, encode(data.action))
