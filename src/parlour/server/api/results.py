"""HTTP API for results, leaderboards and bot ladders."""

from __future__ import annotations

from typing import Literal

from litestar import Controller, get
from litestar.params import FromQuery

from parlour.server.dependencies import AppDep, PathName, PlayerDep, ShareTokenDep
from parlour.server.limits.numbers import TimestampQuery
from parlour.services.results.bot_ladder import Ladder
from parlour.services.results.leaderboards import Leaderboard
from parlour.services.results.results import (
    MatchResult,
    ResultPage,
    ResultPending,
    ResultQuery,
    ResultTotals,
)


class ResultsApi(Controller):
    """Endpoints for match results and ratings."""

    path = "/api"
    tags = ["results"]

    @get("/ratings/{game:str}")
    async def leaderboard(
        self,
        application: AppDep,
        player: PlayerDep,
        game: PathName,
        pace: FromQuery[str] = "evening",
        season: FromQuery[str | None] = None,
        accounts: FromQuery[Literal["people", "bots"]] = "people",
    ) -> Leaderboard:
        """Return a game's leaderboard for a pace and a season.

        An entry without a rank is provisional; `provisional_matches_left` is the number of
        full-weight matches that it lacks.

        Args:
            pace: The pace: `quick`, `evening` or `daily`.
            season: The season, such as `2026-autumn`; the current one by default.
            accounts: Whether people or bot accounts are ranked.
        """
        return await application.results.leaderboards.leaderboard(
            game, pace, season, player, of_bots=accounts == "bots"
        )

    @get("/ladder/{game:str}")
    async def ladder(self, application: AppDep, player: PlayerDep, game: PathName) -> Ladder:
        """Return the user's results against a game's bots, and the next bot to beat."""
        return await application.results.bot_ladders.ladder(game, player)

    @get("/results")
    async def results(
        self,
        application: AppDep,
        player: PlayerDep,
        *,
        matches: FromQuery[Literal["mine", "all"]] = "mine",
        game: FromQuery[str | None] = None,
        pace: FromQuery[str | None] = None,
        against: FromQuery[str | None] = None,
        options: FromQuery[str | None] = None,
        since: TimestampQuery = None,
        until: TimestampQuery = None,
        won: FromQuery[bool | None] = None,
        cursor: FromQuery[str | None] = None,
    ) -> ResultPage:
        """Return a page of the user's results or of all public results, newest first.

        Args:
            matches: Whose results to return.
            game: Only results of this game.
            pace: Only results of this pace: `quick`, `evening` or `daily`.
            against: Only results against opponents whose name contains this text.
                It applies to the user's own results.
            options: Only results whose options contain this text.
            since: The earliest end of the matches, in ms since 1970.
            until: The end of the period, in ms since 1970.
            won: Only results that the user won, or did not win. It applies to the user's own
                results.
            cursor: Cursor from the previous page.
        """
        asked = ResultQuery(
            matches=matches,
            game=game,
            pace=pace,
            against=against,
            options=options,
            since=since,
            until=until,
            won=won,
            cursor=cursor,
        )
        return await application.results.queries.search(asked, player)

    @get("/me/results")
    async def own_totals(self, application: AppDep, player: PlayerDep) -> ResultTotals:
        """Return the totals of the user's results and the user's ratings."""
        return await application.results.queries.totals_of(player)

    @get("/matches/{match:str}/result")
    async def match_result(
        self, application: AppDep, player: PlayerDep, match: PathName, share_token: ShareTokenDep
    ) -> MatchResult | None:
        """Return the result and rating changes of a match, or null if they are not yet recorded."""
        try:
            return await application.results.queries.match_result(match, player, share_token)
        except ResultPending:
            return None
