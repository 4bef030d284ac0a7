"""Results: what people played, how it ended, and what it did to their ratings."""

from __future__ import annotations

from typing import Literal

from parlour.core.value import Value
from parlour.db.outcomes import OutcomeRepository
from parlour.db.ratings import GameTotals, RatingRepository
from parlour.db.records import MatchOutcome, OutcomeSearch, Placing, Player
from parlour.services.errors import NotFound
from parlour.services.matches.match_access import MatchAccess
from parlour.services.ratings.own_formula import OWN_FORMULA
from parlour.services.ratings.scale import DisplayedRating, Rating, displayed_rating, settled_in

PAGE_SIZE = 50
"""How many results come at once."""

PROFILE_RESULTS = 8
"""How many results the page of a person shows."""


class ResultPending(NotFound):
    """The match is not over, or was in this moment and is not written down yet."""


class SeatResult(Value, frozen=True, kw_only=True):
    """Where one seat came, and what it was rated before and after (None: not rated, or a bot, whose rating is fixed).

    `counted` says whether it made enough decisions to be rated, `weight` how much of the change counted (0 to 1; None: not rated).

    `own` is the rating by its game's own formula, where it has one; bots are rated by it too. `player` leads to the page of whoever sat there.
    """

    seat: int
    name: str
    bot: str | None
    rank: int
    points: int | None
    left_early: bool
    mine: bool
    player: str | None
    rating_before: DisplayedRating | None
    rating_after: DisplayedRating | None
    own_rating_before: int | None
    own_rating: int | None
    is_rated: bool
    rating_weight: float | None


class MatchResult(Value, frozen=True, kw_only=True):
    """How a match ended; `unrated` is the code of the reason why it does not count for ratings, empty where it does."""

    match: str
    game: str
    pace: str
    options: str
    ended_at: int
    end_reason: str
    moves: int
    rated: bool
    unrated_reason: str
    seats: tuple[SeatResult, ...]


class ResultPage(Value, frozen=True):
    """A page of results, the last to end first, and the mark that goes on after it (None: that was all)."""

    results: tuple[MatchResult, ...]
    next_cursor: str | None


class RatedGame(Value, frozen=True, kw_only=True):
    """What I am rated in a game at a pace."""

    game: str
    pace: str
    rating: DisplayedRating
    best: int
    games: int
    won: int
    provisional: bool


class PlayedGame(Value, frozen=True, kw_only=True):
    """What I did in a game: matches, wins, and points on average and at best."""

    game: str
    matches: int
    won: int
    average: float | None
    best: int | None


class ResultTotals(Value, frozen=True):
    """What somebody's results add up to."""

    ratings: tuple[RatedGame, ...]
    games: tuple[PlayedGame, ...]


class ResultQuery(Value, frozen=True, kw_only=True):
    """Which results somebody asks for: `whose` mine or everybody's open ones; `beyond` is the mark of the page before."""

    whose: Literal["mine", "all"] = "mine"
    game: str | None = None
    pace: str | None = None
    against: str | None = None
    options: str | None = None
    since: int | None = None
    until: int | None = None
    won: bool | None = None
    beyond: str | None = None


class ResultService:
    """Looks through results."""

    def __init__(
        self, outcomes: OutcomeRepository, ratings: RatingRepository, access: MatchAccess
    ) -> None:
        self.outcomes, self.ratings, self._access = outcomes, ratings, access

    async def search(self, asked: ResultQuery, viewer: Player) -> ResultPage:
        """Return a page of results that this person may see: their own, and those of tables that are open to all; raises NotFound."""
        mine = asked.whose == "mine"
        search = OutcomeSearch(
            viewer=viewer.id,
            player=viewer.id if mine else None,
            game=asked.game,
            pace=asked.pace,
            against=asked.against.casefold().strip() or None if asked.against and mine else None,
            options=asked.options,
            since=asked.since,
            until=asked.until,
            won=asked.won if mine else None,
        )
        found = await self.outcomes.search(search, PAGE_SIZE + 1, _parse_cursor(asked.beyond))
        lines = tuple(match_result_for(outcome, viewer) for outcome in found[:PAGE_SIZE])
        return ResultPage(
            lines, f"{lines[-1].ended_at}-{lines[-1].match}" if len(found) > PAGE_SIZE else None
        )

    async def match_result(self, match: str, viewer: Player, share_token: str = "") -> MatchResult:
        """Return the result of a match that the viewer may watch, with the changes of ratings.

        Raises:
            Forbidden: if the viewer may not watch the match.
            ResultPending: if the result is not recorded yet.
        """
        watchable = await self._access.watchable_match(match, viewer, share_token)
        found = await self.outcomes.find_outcome(watchable.match.id)
        if found is None:
            raise ResultPending("core.no-result-yet")
        return match_result_for(found, viewer)

    async def recent_results(self, whose: Player, viewer: Player) -> tuple[MatchResult, ...]:
        """Return somebody's last results that another may see, `mine` being theirs."""
        found = await self.outcomes.search(
            OutcomeSearch(viewer=viewer.id, player=whose.id), PROFILE_RESULTS
        )
        return tuple(match_result_for(outcome, whose) for outcome in found)

    async def visible_totals(self, whose: Player, viewer: Player) -> ResultTotals:
        """Return what somebody's results add up to for another, who does not learn of private matches."""
        if whose.id == viewer.id:
            return await self.totals_of(whose)
        return await self._build_totals(whose, await self.ratings.game_totals(whose.id, viewer.id))

    async def totals_of(self, player: Player) -> ResultTotals:
        """Return what somebody's results add up to."""
        return await self._build_totals(player, await self.ratings.game_totals(player.id))

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
            for row in await self.outcomes.ratings_of(player.id)
            if row.pace != OWN_FORMULA
        )
        return ResultTotals(ratings, tuple(PlayedGame(**one._asdict()) for one in played))


def match_result_for(found: MatchOutcome, viewer: Player) -> MatchResult:
    """Return how a match ended, as this person is told."""
    return MatchResult(
        match=found.match,
        game=found.game,
        pace=found.pace,
        options=found.options,
        ended_at=found.ended_at,
        end_reason=found.over,
        moves=found.moves,
        rated=found.rated,
        unrated_reason=found.unrated,
        seats=tuple(_seat_result(seat, viewer) for seat in found.placings),
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


def _parse_cursor(beyond: str | None) -> tuple[int, str] | None:
    """Return the (ended_at, match) that a mark names; raises NotFound for one that this house never gave."""
    if beyond is None:
        return None
    at, _, match = beyond.partition("-")
    if not at.isascii() or not at.isdigit() or len(at) > 15:
        raise NotFound("core.no-such-results")
    return int(at), match
