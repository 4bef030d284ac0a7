"""What somebody did in each match of a game, for statistics."""

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
        own.c.ended_at,
        own.c.seat,
        _seats,
        own.c.rank,
        own.c.points,
        own.c.mu,
        own.c.tally,
        outcome.c.options,
        outcome.c.pace,
    )
    .join_from(own, outcome, outcome.c.match == own.c.match)
    .where(
        own.c.player == bindparam("player"),
        own.c.bot.is_(None),
        outcome.c.game == bindparam("game"),
    )
    .where(or_(outcome.c.rated, outcome.c.moves > 0), or_(outcome.c.open, _viewer.exists()))
    .order_by(own.c.ended_at.desc(), own.c.match.desc())
    .limit(bindparam("limit"))
)


class MatchStatisticsRow(NamedTuple):
    """A seat of somebody's in a match: when it ended (ms since 1970), among how many they came where, and the JSON of what is counted."""

    match: str
    at: int
    seat: int
    seats: int
    rank: int
    points: int | None
    mu: float | None
    tally: str | None
    options: str
    pace: str


class MatchStatisticsRepository:
    """Reads what is counted of matches."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rows_of(
        self, who: str, game: str, viewer: str, limit: int
    ) -> list[MatchStatisticsRow]:
        """Return somebody's last matches of a game that a viewer may know of, the last first."""
        return [
            MatchStatisticsRow(*row)
            for row in await self.store.read(
                SELECT_ROWS, player=who, game=game, viewer=viewer, limit=limit
            )
        ]
