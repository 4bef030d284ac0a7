"""How often a player met others in rated matches: what the weight of their next match depends on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, bindparam, case, func, or_, select

from parlour.db.schema.records import outcome, placing
from parlour.db.store import Store

own, other = placing.alias("own"), placing.alias("other")


class Met(NamedTuple):
    """How often two players have met in rated matches of a game: lately, and in all."""

    lately: int = 0
    ever: int = 0


class Encounters:
    """Counts how often players met."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(
        self, player: str, game: str, paces: Sequence[str], since: int, until: int
    ) -> dict[str, Met]:
        """Return whom a player met as an opponent at these paces up to a time (ms since 1970), and how often; `lately` counts from `since` on."""
        named: dict[str, Any] = {f"pace_{number}": pace for number, pace in enumerate(paces)}
        rows = await self.store.read(
            _encounters_query(len(paces)),
            player=player,
            game=game,
            since=since,
            until=until,
            **named,
        )
        return {str(row[0]): Met(int(row[1]), int(row[2])) for row in rows}


@cache
def _encounters_query(paces: int) -> Select[Any]:
    named: list[Any] = [bindparam(f"pace_{number}") for number in range(paces)]
    return (
        select(
            other.c.player,
            func.sum(case((own.c.ended_at >= bindparam("since"), 1), else_=0)),
            func.count(),
        )
        .join_from(own, outcome, outcome.c.match == own.c.match)
        .join(other, and_(other.c.match == own.c.match, other.c.seat != own.c.seat))
        .where(
            own.c.player == bindparam("player"),
            own.c.ended_at <= bindparam("until"),
            own.c.bot.is_(None),
            own.c.counted,
        )
        .where(outcome.c.game == bindparam("game"), outcome.c.pace.in_(named), outcome.c.rated)
        .where(
            other.c.player.is_not(None),
            other.c.bot.is_(None),
            other.c.counted,
            or_(own.c.team.is_(None), own.c.team != other.c.team),
        )
        .group_by(other.c.player)
    )
