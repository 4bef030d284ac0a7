"""Season ratings, records against bots and totals of games, computed from outcomes."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import and_, bindparam, case, func, or_, select

from parlour.db.player_kinds import id_is_of_bot
from parlour.db.schema.accounts import player
from parlour.db.schema.records import outcome, placing
from parlour.db.store import Store

own, other, third = placing.alias("own"), placing.alias("other"), placing.alias("third")

IN_POOL = and_(
    outcome.c.game == bindparam("game"), outcome.c.pace == bindparam("pace"), outcome.c.rated
)


class SeasonRating(NamedTuple):
    """A player's result in a season."""

    who: str  # id of the player
    name: str
    mu: float  # last rating of the season
    sigma: float
    games: int
    won: int
    evidence: float  # matches of full weight behind the rating


class BotRecord(NamedTuple):
    """A player's record against a bot in rated two-seat matches."""

    bot: str
    won: int
    lost: int


class GameTotals(NamedTuple):
    """The totals of a player's results in a game."""

    game: str
    matches: int
    won: int
    average: float | None  # points; None if the game has no points
    best: int | None  # points; None if the game has no points


_recency = func.row_number().over(
    partition_by=own.c.player, order_by=(own.c.ended_at.desc(), own.c.match.desc())
)
_in_season = (
    select(
        own.c.player,
        own.c.mu,
        own.c.sigma,
        own.c.evidence,
        _recency.label("recency"),
        func.count().over(partition_by=own.c.player).label("games"),
        func.sum(case((own.c.rank == 1, 1), else_=0)).over(partition_by=own.c.player).label("won"),
    )
    .join_from(outcome, own, own.c.match == outcome.c.match)
    .where(
        IN_POOL, outcome.c.ended_at >= bindparam("since"), outcome.c.ended_at < bindparam("until")
    )
    .where(own.c.bot.is_(None), own.c.player.is_not(None), own.c.counted)
    .where(id_is_of_bot(own.c.player) == bindparam("of_bots"))
    .subquery("in_season")
)
SELECT_SEASON_RATINGS = (
    select(
        _in_season.c.player.label("who"),
        player.c.name,
        _in_season.c.mu,
        _in_season.c.sigma,
        _in_season.c.games,
        _in_season.c.won,
        func.coalesce(_in_season.c.evidence, 0.0).label("evidence"),
    )
    .join_from(_in_season, player, player.c.id == _in_season.c.player)
    .where(_in_season.c.recency == 1)
    .order_by(
        case((_in_season.c.evidence >= bindparam("settled"), 0), else_=1),
        _in_season.c.mu.desc(),
        _in_season.c.player,
    )
    .limit(bindparam("limit"))
)
SELECT_FIRST_END = select(func.min(outcome.c.ended_at).label("ended_at")).where(IN_POOL)

_is_two_seats = (
    ~select(third.c.seat)
    .where(third.c.match == own.c.match, third.c.seat.not_in([own.c.seat, other.c.seat]))
    .exists()
)
SELECT_BOT_RECORDS = (
    select(
        other.c.bot,
        func.sum(case((own.c.rank < other.c.rank, 1), else_=0)).label("won"),
        func.sum(case((own.c.rank > other.c.rank, 1), else_=0)).label("lost"),
    )
    .join_from(own, other, and_(other.c.match == own.c.match, other.c.seat != own.c.seat))
    .join(outcome, outcome.c.match == own.c.match)
    .where(own.c.player == bindparam("player_id"), own.c.bot.is_(None), other.c.bot.is_not(None))
    .where(outcome.c.game == bindparam("game"), outcome.c.rated, _is_two_seats)
    .group_by(other.c.bot)
)
SELECT_GAME_TOTALS = (
    select(
        outcome.c.game,
        func.count().label("matches"),
        func.sum(case((own.c.rank == 1, 1), else_=0)).label("won"),
        func.avg(own.c.points).label("average"),
        func.max(own.c.points).label("best"),
    )
    .join_from(own, outcome, outcome.c.match == own.c.match)
    .where(
        own.c.player == bindparam("player_id"),
        own.c.bot.is_(None),
        or_(outcome.c.rated, outcome.c.moves > 0),
    )
    .group_by(outcome.c.game)
    .order_by(func.count().desc(), outcome.c.game)
)
_viewer_seat = select(third.c.match).where(
    third.c.match == outcome.c.match, third.c.player == bindparam("viewer")
)
SELECT_VISIBLE_GAME_TOTALS = SELECT_GAME_TOTALS.where(or_(outcome.c.open, _viewer_seat.exists()))


class RatingRepository:
    """A reader of season ratings, records against bots and totals."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def season_ratings(
        self,
        game: str,
        pace: str,
        since: int,
        until: int,
        limit: int,
        settled: float = 0,
        *,
        of_bots: bool = False,
    ) -> list[SeasonRating]:
        """Return the ratings of people or of bot accounts at the end of a season, highest first.

        Args:
            game: The id of the game.
            pace: The pace.
            since: The start of the season (ms since 1970).
            until: The end of the season (ms since 1970, exclusive).
            limit: The maximum number of players.
            settled: The evidence from which a player ranks ahead of all players with less.
            of_bots: Whether the ratings of bot accounts are returned instead of those of people.
        """
        return await self.store.read_records(
            SeasonRating,
            SELECT_SEASON_RATINGS,
            game=game,
            pace=pace,
            since=since,
            until=until,
            limit=limit,
            settled=settled,
            of_bots=int(of_bots),
        )

    async def first_end(self, game: str, pace: str) -> int | None:
        """Return the end of the first rated match of a game at a pace (ms since 1970), or None."""
        ended_at: int | None = await self.store.read_value(SELECT_FIRST_END, game=game, pace=pace)
        return ended_at

    async def records_against_bots(self, game: str, player_id: str) -> list[BotRecord]:
        """Return a player's record against each bot of a game in rated two-seat matches."""
        return await self.store.read_records(
            BotRecord, SELECT_BOT_RECORDS, game=game, player_id=player_id
        )

    async def game_totals(self, player_id: str, viewer: str | None = None) -> list[GameTotals]:
        """Return the totals of a player's results in each game, most played first.

        If a viewer is given, only matches that are open or in which the viewer had a seat are
        counted.
        """
        rows = await (
            self.store.read(SELECT_GAME_TOTALS, player_id=player_id)
            if viewer is None
            else self.store.read(SELECT_VISIBLE_GAME_TOTALS, player_id=player_id, viewer=viewer)
        )
        # PostgreSQL returns averages as Decimal.
        return [
            GameTotals(
                game=row["game"],
                matches=row["matches"],
                won=row["won"],
                average=None if row["average"] is None else float(row["average"]),
                best=row["best"],
            )
            for row in rows
        ]
