"""The API of puzzles: that of a day as its seat saw it, and answers to it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from parlour.core.codec import encode
from parlour.core.value import Value
from parlour.server.dependencies import Allowance, Asking, Here, Named
from parlour.server.limits.quotas import Kind
from parlour.services.puzzles.puzzles import Told


class Answer(Value, frozen=True):
    """An action at a puzzle."""

    action: dict[str, Any]


class PuzzlesApi(Controller):
    """A puzzle a day for every game that has some, the same for everybody; nobody is told what its seat could not see."""

    path = "/api/games/{game:str}/puzzle"
    tags = ["puzzles"]

    @get()
    async def puzzle(self, here: Here, player: Asking, game: Named, allowed: Allowance, day: FromQuery[str | None] = None) -> Told:
        """Return the puzzle of a day (2026-01-31), today's unless told, and how I fare with it."""
        allowed.spend(Kind.STEPS)
        return await here.puzzles.told(game, day, player)

    @post("/{day:str}/answer", status_code=200)
    async def answer(self, here: Here, player: Asking, game: Named, day: Named, allowed: Allowance, data: JSONBody[Answer]) -> Told:
        """Answer; a wrong answer says what it loses, the right one what all others are worth."""
        allowed.spend(Kind.DRAFTS)
        return await here.puzzles.answer(game, day, encode(data.action), player)

    @post("/{day:str}/show", status_code=200)
    async def show(self, here: Here, player: Asking, game: Named, day: Named, allowed: Allowance) -> Told:
        """Give up and be shown the answer."""
        allowed.spend(Kind.DRAFTS)
        return await here.puzzles.give_up(game, day, player)

    @post("/{day:str}/preview", status_code=200)
    async def preview(self, here: Here, game: Named, day: Named, allowed: Allowance, data: JSONBody[Answer]) -> Any:
        """Return what a draft would show, which says nothing of how good it is."""
        allowed.spend(Kind.DRAFTS)
        return await here.puzzles.preview(game, day, encode(data.action))
