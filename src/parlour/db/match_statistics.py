"""The results and counts of a player in each match of a game, for statistics."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, or_, select

from parlour.db.schema.records import outcome, placing
from parlour.db.store import Store

own, other, seen = placing.alias("own"), placing.alias("other"), placing.alias("seen")

_seats = select(func.count()).where(other.c.match == own.c.match).scalar_subquery()
_viewer = select(seen.c.match).where(
    seen.c.match == outcome.c.match, seen.c.player == bindparam("viewer")
)
SELECT_ROWS = (
    select(
        own.c.match,
        own.c.ended_at.label("at"),
        own.c.seat,
        _seats.label("seats"),
        own.c.rank,
        own.c.points,
        own.c.mu,
        own.c.tally,
        outcome.c.options,
        outcome.c.pace,
    )
    .join_from(own, outcome, outcome.c.match == own.c.match)
    .where(
        own.c.player == bindparam("player_id"),
        own.c.bot.is_(None),
        outcome.c.game == bindparam("game"),
    )
    .where(or_(outcome.c.rated, outcome.c.moves > 0), or_(outcome.c.open, _viewer.exists()))
    .order_by(own.c.ended_at.desc(), own.c.match.desc())
    .limit(bindparam("limit"))
)


class MatchStatisticsRow(NamedTuple):
    """The result and the counts of a player's seat in a match."""

    match: str
    at: int  # end of the match, in ms since 1970
    seat: int
    seats: int  # number of seats
    rank: int  # 1 is the best
    points: int | None  # None if the game has no points
    mu: float | None  # rating after the match; None if it was not rated
    tally: str | None  # JSON of the counts
    options: str  # JSON of the options
    pace: str


class MatchStatisticsRepository:
    """A reader of the results and counts of matches."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rows_of(
        self, player_id: str, game: str, viewer: str, limit: int
    ) -> list[MatchStatisticsRow]:
        """Return a player's last matches of a game that a viewer may see, latest first."""
        return await self.store.read_records(
            MatchStatisticsRow,
            SELECT_ROWS,
            player_id=player_id,
            game=game,
            viewer=viewer,
            limit=limit,
        )
