"""The API of puzzles: that of a day as its seat saw it, and answers to it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from parlour.core.codec import encode
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.puzzles.puzzles import PuzzleDetails


class PuzzleAnswer(Value, frozen=True):
    """An action at a puzzle."""

    action: dict[str, Any]


class PuzzlesApi(Controller):
    """A puzzle a day for every game that has some, the same for everybody; nobody is told what its seat could not see."""

    path = "/api/games/{game:str}/puzzle"
    tags = ["puzzles"]

    @get()
    async def puzzle(
        self,
        here: AppDep,
        player: PlayerDep,
        game: PathName,
        allowed: QuotaDep,
        day: FromQuery[str | None] = None,
    ) -> PuzzleDetails:
        """Return the puzzle of a day (2026-01-31), today's unless told, and how I fare with it."""
        allowed.spend(QuotaKind.STEPS)
        return await here.puzzles.puzzle_details(game, day, player)

    @post("/{day:str}/answer", status_code=200)
    async def submit_answer(
        self,
        here: AppDep,
        player: PlayerDep,
        game: PathName,
        day: PathName,
        allowed: QuotaDep,
        data: JSONBody[PuzzleAnswer],
    ) -> PuzzleDetails:
        """Answer; a wrong answer says what it loses, the right one what all others are worth."""
        allowed.spend(QuotaKind.DRAFTS)
        return await here.puzzles.submit_answer(game, day, encode(data.action), player)

    @post("/{day:str}/solution", status_code=200)
    async def show_answer(
        self, here: AppDep, player: PlayerDep, game: PathName, day: PathName, allowed: QuotaDep
    ) -> PuzzleDetails:
        """Give up and be shown the answer."""
        allowed.spend(QuotaKind.DRAFTS)
        return await here.puzzles.give_up(game, day, player)

    @post("/{day:str}/preview", status_code=200)
    async def preview_action(
        self,
        here: AppDep,
        game: PathName,
        day: PathName,
        allowed: QuotaDep,
        data: JSONBody[PuzzleAnswer],
    ) -> Any:
        """Return what a draft would show, which says nothing of how good it is."""
        allowed.spend(QuotaKind.DRAFTS)
        return await here.puzzles.preview_action(game, day, encode(data.action))
