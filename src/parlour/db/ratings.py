"""What many outcomes say together: seasons, form, and how somebody fared against whom."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import and_, bindparam, case, func, or_, select

from parlour.db.schema.accounts import player
from parlour.db.schema.records import outcome, placing
from parlour.db.store import Store

own, other, third = placing.alias("own"), placing.alias("other"), placing.alias("third")

POOL = and_(
    outcome.c.game == bindparam("game"), outcome.c.pace == bindparam("pace"), outcome.c.rated
)


class SeasonRating(NamedTuple):
    """What somebody did in a season: their last rating there, how many games, how many won, and on how many of full weight it is based."""

    who: str
    name: str
    mu: float
    sigma: float
    games: int
    won: int
    evidence: float


class BotRecord(NamedTuple):
    """How often somebody came before and behind a bot, the two alone at a table."""

    bot: str
    won: int
    lost: int


class GameTotals(NamedTuple):
    """What somebody did in a game: matches, how many won, and points on average and at best (None: a game without points)."""

    game: str
    matches: int
    won: int
    average: float | None
    best: int | None


_last = func.row_number().over(
    partition_by=own.c.player, order_by=(own.c.ended_at.desc(), own.c.match.desc())
)
_in_season = (
    select(
        own.c.player,
        own.c.mu,
        own.c.sigma,
        own.c.evidence,
        _last.label("back"),
        func.count().over(partition_by=own.c.player).label("games"),
        func.sum(case((own.c.rank == 1, 1), else_=0)).over(partition_by=own.c.player).label("won"),
    )
    .join_from(outcome, own, own.c.match == outcome.c.match)
    .where(POOL, outcome.c.ended_at >= bindparam("since"), outcome.c.ended_at < bindparam("until"))
    .where(own.c.bot.is_(None), own.c.player.is_not(None), own.c.counted)
    .subquery("in_season")
)
SEASON_RATINGS = (
    select(
        _in_season.c.player,
        player.c.name,
        _in_season.c.mu,
        _in_season.c.sigma,
        _in_season.c.games,
        _in_season.c.won,
        _in_season.c.evidence,
    )
    .join_from(_in_season, player, player.c.id == _in_season.c.player)
    .where(_in_season.c.back == 1)
    .order_by(
        case((_in_season.c.evidence >= bindparam("settled"), 0), else_=1),
        _in_season.c.mu.desc(),
        _in_season.c.player,
    )
    .limit(bindparam("limit"))
)
FIRST_END = select(func.min(outcome.c.ended_at)).where(POOL)

_alone = (
    ~select(third.c.seat)
    .where(third.c.match == own.c.match, third.c.seat.not_in([own.c.seat, other.c.seat]))
    .exists()
)
RECORDS_AGAINST_BOTS = (
    select(
        other.c.bot,
        func.sum(case((own.c.rank < other.c.rank, 1), else_=0)),
        func.sum(case((own.c.rank > other.c.rank, 1), else_=0)),
    )
    .join_from(own, other, and_(other.c.match == own.c.match, other.c.seat != own.c.seat))
    .join(outcome, outcome.c.match == own.c.match)
    .where(own.c.player == bindparam("player"), own.c.bot.is_(None), other.c.bot.is_not(None))
    .where(outcome.c.game == bindparam("game"), outcome.c.rated, _alone)
    .group_by(other.c.bot)
)
GAME_TOTALS = (
    select(
        outcome.c.game,
        func.count(),
        func.sum(case((own.c.rank == 1, 1), else_=0)),
        func.avg(own.c.points),
        func.max(own.c.points),
    )
    .join_from(own, outcome, outcome.c.match == own.c.match)
    .where(
        own.c.player == bindparam("player"),
        own.c.bot.is_(None),
        or_(outcome.c.rated, outcome.c.moves > 0),
    )
    .group_by(outcome.c.game)
    .order_by(func.count().desc(), outcome.c.game)
)
_seen = select(third.c.match).where(
    third.c.match == outcome.c.match, third.c.player == bindparam("viewer")
)
VISIBLE_GAME_TOTALS = GAME_TOTALS.where(or_(outcome.c.open, _seen.exists()))


class RatingRepository:
    """Reads what outcomes add up to."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def season_ratings(
        self, game: str, pace: str, since: int, until: int, limit: int, settled: float = 0
    ) -> list[SeasonRating]:
        """Return what people were rated when a season (ms since 1970, `until` exclusive) ended, the highest first.

        Those with so much evidence as `settled` come before all others.
        """
        rows = await self.store.read(
            SEASON_RATINGS,
            game=game,
            pace=pace,
            since=since,
            until=until,
            limit=limit,
            settled=settled,
        )
        return [
            SeasonRating(
                row[0], row[1], row[2], row[3], int(row[4]), int(row[5]), float(row[6] or 0)
            )
            for row in rows
        ]

    async def first_end(self, game: str, pace: str) -> int | None:
        """Return when the first rated match of a game at a pace ended, in ms since 1970."""
        found = await self.store.read(FIRST_END, game=game, pace=pace)
        return None if found[0][0] is None else int(found[0][0])

    async def records_against_bots(self, game: str, who: str) -> list[BotRecord]:
        """Return how somebody fared against each bot of a game, alone with it, in matches that count."""
        return [
            BotRecord(row[0], int(row[1]), int(row[2]))
            for row in await self.store.read(RECORDS_AGAINST_BOTS, game=game, player=who)
        ]

    async def game_totals(self, who: str, viewer: str | None = None) -> list[GameTotals]:
        """Return what somebody did in each game, the most played first; for a viewer of matches that are open or were theirs too."""
        rows = await (
            self.store.read(GAME_TOTALS, player=who)
            if viewer is None
            else self.store.read(VISIBLE_GAME_TOTALS, player=who, viewer=viewer)
        )
        return [
            GameTotals(
                row[0], row[1], int(row[2]), None if row[3] is None else float(row[3]), row[4]
            )
            for row in rows
        ]
