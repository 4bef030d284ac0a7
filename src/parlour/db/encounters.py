"""How often players have met in rated matches, which decides the weight of their next match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, bindparam, case, func, or_, select

from parlour.db.schema.records import outcome, placing
from parlour.db.store import Store

own, other = placing.alias("own"), placing.alias("other")


class Met(NamedTuple):
    """The number of rated matches of a game that two players have played against each other."""

    lately: int = 0
    ever: int = 0


class Encounters:
    """A repository that counts the meetings of players."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(
        self, player_id: str, game: str, paces: Sequence[str], since: int, until: int
    ) -> dict[str, Met]:
        """Return how often a player has met each opponent in rated matches, by the opponent's id.

        Args:
            player_id: The id of the player.
            game: The id of the game.
            paces: The paces whose matches count.
            since: The start of the period that `lately` counts (ms since 1970).
            until: The end of both counts (ms since 1970, inclusive).
        """
        rows = await self.store.read(
            _encounters_query(len(paces)),
            player_id=player_id,
            game=game,
            since=since,
            until=until,
            **{f"pace_{number}": pace for number, pace in enumerate(paces)},
        )
        return {row["player"]: Met(lately=row["lately"], ever=row["ever"]) for row in rows}


@cache
def _encounters_query(pace_count: int) -> Select[Any]:
    paces: list[Any] = [bindparam(f"pace_{number}") for number in range(pace_count)]
    return (
        select(
            other.c.player,
            func.sum(case((own.c.ended_at >= bindparam("since"), 1), else_=0)).label("lately"),
            func.count().label("ever"),
        )
        .join_from(own, outcome, outcome.c.match == own.c.match)
        .join(other, and_(other.c.match == own.c.match, other.c.seat != own.c.seat))
        .where(
            own.c.player == bindparam("player_id"),
            own.c.ended_at <= bindparam("until"),
            own.c.bot.is_(None),
            own.c.counted,
        )
        .where(outcome.c.game == bindparam("game"), outcome.c.pace.in_(paces), outcome.c.rated)
        .where(
            other.c.player.is_not(None),
            other.c.bot.is_(None),
            other.c.counted,
            or_(own.c.team.is_(None), own.c.team != other.c.team),
        )
        .group_by(other.c.player)
    )
