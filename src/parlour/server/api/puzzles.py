"""HTTP API for daily puzzles."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody

from parlour.core.codec import encode
from parlour.core.embedded_json import ActionObject, PreviewJson
from parlour.core.value import Value
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.puzzles.puzzles import PuzzleDetails


class PuzzleAnswer(Value, frozen=True):
    """Request body with an action as the answer to a puzzle."""

    action: ActionObject


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
        """Return the puzzle of a day, with the user's progress, streak and archive.

        `evaluated_actions` and `site_statistics` are present only once the user has finished.

        Args:
            day: The date, such as `2026-01-31`; today by default.
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
        answer, it contains the values of all actions. An illegal action does not count as an
        attempt.
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
    ) -> PreviewJson:
        """Return the preview of an action in a puzzle, without the action's value."""
        await quota.spend(QuotaKind.DRAFTS)
        return await application.puzzles.preview_action(game, day, encode(data.action))
