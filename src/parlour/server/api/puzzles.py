"""HTTP API for daily puzzles."""

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
    """Request body with an action as the answer to a puzzle."""

    action: dict[str, Any]


class PuzzlesApi(Controller):
    """Endpoints for daily puzzles.

    Each game has one puzzle per day, which is the same for all users. Responses contain only
    information that is visible to the seat that solves the puzzle.
    """

    path = "/api/games/{game:str}/puzzle"
    tags = ["puzzles"]

    @get()
    async def puzzle(
        self,
        application: AppDep,
        player: PlayerDep,
        game: PathName,
        quota: QuotaDep,
        day: FromQuery[str | None] = None,
    ) -> PuzzleDetails:
        """Return the puzzle of a day and the user's progress.

        Args:
            day: The date in the format `2026-01-31`, or None for today.
        """
        await quota.spend(QuotaKind.STEPS)
        return await application.puzzles.puzzle_details(game, day, player)

    @post("/{day:str}/answer", status_code=200)
    async def submit_answer(
        self,
        application: AppDep,
        player: PlayerDep,
        game: PathName,
        day: PathName,
        quota: QuotaDep,
        data: JSONBody[PuzzleAnswer],
    ) -> PuzzleDetails:
        """Submit an answer and return the updated puzzle.

        After a wrong answer, the response contains the loss of the action. After the correct
        answer, it contains the values of all actions.
        """
        await quota.spend(QuotaKind.DRAFTS)
        return await application.puzzles.submit_answer(game, day, encode(data.action), player)

    @post("/{day:str}/solution", status_code=200)
    async def show_answer(
        self, application: AppDep, player: PlayerDep, game: PathName, day: PathName, quota: QuotaDep
    ) -> PuzzleDetails:
        """Give up on a puzzle and return the answer."""
        await quota.spend(QuotaKind.DRAFTS)
        return await application.puzzles.give_up(game, day, player)

    @post("/{day:str}/preview", status_code=200)
    async def preview_action(
        self,
        application: AppDep,
        game: PathName,
        day: PathName,
        quota: QuotaDep,
        data: JSONBody[PuzzleAnswer],
    ) -> Any:
        """Return the preview of an action in a puzzle, without the action's value."""
        await quota.spend(QuotaKind.DRAFTS)
        return await application.puzzles.preview_action(game, day, encode(data.action))
