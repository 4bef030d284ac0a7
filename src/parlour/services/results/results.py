"""Results of matches, with their rating changes."""

from __future__ import annotations

from typing import Literal

from parlour.core.value import Value
from parlour.db.outcomes import OutcomeRepository
from parlour.db.ratings import GameTotals
from parlour.db.records import MatchOutcome, OutcomeSearch, Placing, Player
from parlour.db.replica_reads import ReplicaReads
from parlour.services.errors import NotFound
from parlour.services.matches.match_access import MatchAccess
from parlour.services.ratings.own_formula import OWN_FORMULA
from parlour.services.ratings.scale import DisplayedRating, Rating, displayed_rating, settled_in

PAGE_SIZE = 50
"""The number of results per page."""

PROFILE_RESULTS = 8
"""The number of results in a profile."""


class ResultPending(NotFound):
    """The match is not over, or its result is not recorded yet."""


class SeatResult(Value, frozen=True, kw_only=True):
    """The result of one seat of a finished match."""

    seat: int
    """The seat number."""

    name: str
    """The name of the player or bot."""

    bot: str | None
    """The bot level, or None."""

    rank: int
    """The rank."""

    points: int | None
    """The points, or None if the game has no points."""

    left_early: bool
    """Whether the player left before the end."""

    mine: bool
    """Whether the seat is the viewer's."""

    player: str | None
    """The id of the player, for a link to the profile."""

    rating_before: DisplayedRating | None
    """The rating before the match, or None for an unrated seat or a bot."""

    rating_after: DisplayedRating | None
    """The rating after the match, or None."""

    own_rating_before: int | None
    """The rating by the game's own formula before the match, or None."""

    own_rating: int | None
    """The rating by the game's own formula after the match, or None; bots also have one."""

    is_rated: bool
    """Whether the seat made enough decisions to be rated."""

    rating_weight: float | None
    """The part of the rating change that was applied (0 to 1), or None if unrated."""


class MatchResult(Value, frozen=True, kw_only=True):
    """The result of a finished match."""

    match: str
    """The match id."""

    game: str
    """The game."""

    pace: str
    """The pace."""

    options: str
    """The options, as JSON."""

    ended_at: int
    """The end of the match (ms since 1970)."""

    end_reason: str
    """The code of the reason for the end."""

    moves: int
    """The number of decisions."""

    rated: bool
    """Whether the match is rated."""

    unrated_reason: str
    """The code of the reason why the match is unrated, or ""."""

    seats: tuple[SeatResult, ...]
    """The results of the seats."""


class ResultPage(Value, frozen=True):
    """A page of results, last ended first."""

    results: tuple[MatchResult, ...]
    """The results."""

    next_cursor: str | None
    """The cursor of the next page, or None."""


class RatedGame(Value, frozen=True, kw_only=True):
    """A player's rating in a game at a pace."""

    game: str
    """The game."""

    pace: str
    """The pace."""

    rating: DisplayedRating
    """The rating."""

    best: int
    """The highest rating so far."""

    games: int
    """The number of rated games."""

    won: int
    """The number of wins."""

    provisional: bool
    """Whether the rating is provisional."""


class PlayedGame(Value, frozen=True, kw_only=True):
    """The totals of a player's matches of a game."""

    game: str
    """The game."""

    matches: int
    """The number of matches."""

    won: int
    """The number of wins."""

    average: float | None
    """The mean points, or None if the game has no points."""

    best: int | None
    """The highest points, or None if the game has no points."""


class ResultTotals(Value, frozen=True):
    """The totals of a player's results over all games."""

    ratings: tuple[RatedGame, ...]
    """The ratings."""

    games: tuple[PlayedGame, ...]
    """The totals of each game."""


class ResultQuery(Value, frozen=True, kw_only=True):
    """A query for results; None accepts any value."""

    matches: Literal["mine", "all"] = "mine"
    """Whether to search the viewer's own results or all public ones."""

    game: str | None = None
    """The game."""

    pace: str | None = None
    """The pace."""

    against: str | None = None
    """A part of an opponent's name, for own results."""

    options: str | None = None
    """A part of the options' JSON."""

    since: int | None = None
    """The earliest end of a match (ms since 1970)."""

    until: int | None = None
    """The end of the period (ms since 1970)."""

    won: bool | None = None
    """Whether the viewer won, for own results."""

    cursor: str | None = None
    """The cursor of the requested page."""


class ResultService:
    """The service that searches and summarizes results."""

    def __init__(
        self, outcomes: OutcomeRepository, reads: ReplicaReads, access: MatchAccess
    ) -> None:
        self._outcomes, self._reads, self._access = outcomes, reads, access

    async def search(self, query: ResultQuery, viewer: Player) -> ResultPage:
        """Return a page of results that are public or the viewer's own; raises NotFound."""
        is_own = query.matches == "mine"
        search = OutcomeSearch(
            viewer=viewer.id,
            player=viewer.id if is_own else None,
            game=query.game,
            pace=query.pace,
            against=query.against.casefold().strip() or None if query.against and is_own else None,
            options=query.options,
            since=query.since,
            until=query.until,
            won=query.won if is_own else None,
        )
        found = await self._reads.search_outcomes(
            search, PAGE_SIZE + 1, _parse_cursor(query.cursor)
        )
        lines = tuple(match_result_for(outcome, viewer) for outcome in found[:PAGE_SIZE])
        return ResultPage(
            lines, f"{lines[-1].ended_at}-{lines[-1].match}" if len(found) > PAGE_SIZE else None
        )

    async def match_result(self, match: str, viewer: Player, share_token: str = "") -> MatchResult:
        """Return the result of a match that the viewer may watch, with its rating changes.

        Raises:
            Forbidden: The viewer may not watch the match.
            ResultPending: The result is not recorded yet.
        """
        watchable = await self._access.watchable_match(match, viewer, share_token)
        found = await self._outcomes.find_outcome(watchable.match.id)
        if found is None:
            raise ResultPending("core.no-result-yet")
        return match_result_for(found, viewer)

    async def recent_results(self, subject: Player, viewer: Player) -> tuple[MatchResult, ...]:
        """Return a player's last results that a viewer may see; `mine` marks the player's seats."""
        found = await self._reads.search_outcomes(
            OutcomeSearch(viewer=viewer.id, player=subject.id), PROFILE_RESULTS
        )
        return tuple(match_result_for(outcome, subject) for outcome in found)

    async def visible_totals(self, subject: Player, viewer: Player) -> ResultTotals:
        """Return the totals of a player's results that a viewer may see.

        Private matches count only if the viewer is the player or had a seat.
        """
        if subject.id == viewer.id:
            return await self.totals_of(subject)
        return await self._build_totals(
            subject, await self._reads.game_totals(subject.id, viewer.id)
        )

    async def totals_of(self, player: Player) -> ResultTotals:
        """Return the totals of a player's results."""
        return await self._build_totals(player, await self._reads.game_totals(player.id))

    async def _build_totals(self, player: Player, played: list[GameTotals]) -> ResultTotals:
        ratings = tuple(
            RatedGame(
                game=row.game,
                pace=row.pace,
                rating=displayed_rating(Rating(row.mu, row.sigma)),
                best=displayed_rating(Rating(row.best)).value,
                games=row.games,
                won=row.won,
                provisional=settled_in(row.evidence) > 0,
            )
            for row in await self._reads.ratings_of(player.id)
            if row.pace != OWN_FORMULA
        )
        return ResultTotals(
            ratings, tuple(PlayedGame(**totals_row._asdict()) for totals_row in played)
        )


def match_result_for(outcome: MatchOutcome, viewer: Player) -> MatchResult:
    """Return the result of a match, with the viewer's seats marked."""
    return MatchResult(
        match=outcome.match,
        game=outcome.game,
        pace=outcome.pace,
        options=outcome.options,
        ended_at=outcome.ended_at,
        end_reason=outcome.over,
        moves=outcome.moves,
        rated=outcome.rated,
        unrated_reason=outcome.unrated,
        seats=tuple(_seat_result(seat, viewer) for seat in outcome.placings),
    )


def _seat_result(seat: Placing, viewer: Player) -> SeatResult:
    return SeatResult(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        rank=seat.rank,
        points=seat.points,
        left_early=seat.left,
        mine=seat.bot is None and seat.player == viewer.id,
        player=seat.player,
        rating_before=_displayed_rating(seat.mu_before, seat.sigma_before),
        rating_after=_displayed_rating(seat.mu, seat.sigma),
        own_rating_before=None if seat.own_before is None else round(seat.own_before),
        own_rating=None if seat.own is None else round(seat.own),
        is_rated=seat.counted,
        rating_weight=seat.weight,
    )


def _displayed_rating(mu: float | None, sigma: float | None) -> DisplayedRating | None:
    return None if mu is None or sigma is None else displayed_rating(Rating(mu, sigma))


def _parse_cursor(cursor: str | None) -> tuple[int, str] | None:
    """Return the (ended_at, match) that a page cursor encodes; raises NotFound if it is invalid."""
    if cursor is None:
        return None
    at, _, match = cursor.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 15:
        raise NotFound("core.no-such-results")
    return int(at), match
