"""The queries for outcomes, their placings and ratings."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Select, and_, bindparam, func, or_, select

from parlour.db.schema.records import option_set, outcome, placing, rating

ESCAPE = "!"
"""The character before a literal `%`, `_` or `!` in a LIKE pattern."""

SELECT_OUTCOMES = select(
    outcome.c.match,
    outcome.c.game,
    outcome.c.pace,
    outcome.c.options,
    outcome.c.ended_at,
    outcome.c.over,
    outcome.c.moves,
    outcome.c.open,
    outcome.c.rated,
    outcome.c.unrated,
    outcome.c.rules,
)
SELECT_PLACINGS = select(
    placing.c.match,
    placing.c.seat,
    placing.c.player,
    placing.c.name,
    placing.c.bot,
    placing.c.rank,
    placing.c.points,
    placing.c.team,
    placing.c.left,
    placing.c.mu_before,
    placing.c.sigma_before,
    placing.c.mu,
    placing.c.sigma,
    placing.c.own_before,
    placing.c.own,
    placing.c.counted,
    placing.c.weight,
    placing.c.evidence,
)

SELECT_OUTCOME = SELECT_OUTCOMES.where(outcome.c.match == bindparam("match_id"))
SELECT_RATED_OUTCOMES = SELECT_OUTCOMES.where(
    outcome.c.game == bindparam("game"), outcome.c.pace == bindparam("pace"), outcome.c.rated
).order_by(outcome.c.ended_at, outcome.c.match)
SELECT_OPTION_SETS = (
    select(option_set.c.options)
    .where(option_set.c.options.contains(bindparam("part"), escape=ESCAPE))
    .limit(bindparam("limit"))
)


@cache
def ratings_query(player_count: int) -> Select[Any]:
    """Return the query for several players' ratings in a game (`who_0`, `who_1`, …)."""
    players: list[Any] = [bindparam(f"who_{number}") for number in range(player_count)]
    return (
        select(rating)
        .where(rating.c.game == bindparam("game"), rating.c.who.in_(players))
        .order_by(rating.c.who, rating.c.pace)
    )


@cache
def placings_query(match_count: int) -> Select[Any]:
    """Return the query for the placings of several matches (`match_0`, `match_1`, …)."""
    matches: list[Any] = [bindparam(f"match_{number}") for number in range(match_count)]
    return SELECT_PLACINGS.where(placing.c.match.in_(matches)).order_by(
        placing.c.match, placing.c.seat
    )


@cache
def search_query(conditions: tuple[str, ...], won: bool | None) -> Select[Any]:
    """Return the query for outcomes that meet some conditions, last ended first.

    Args:
        conditions: The names of the conditions, which are also the names of their bind parameters:
            the fields of OutcomeSearch; `option_set`, the exact options; and `ended_at`, which
            together with `match` continues after the outcome with that time and match.
        won: Whether the player came first, or None for any rank.
    """
    own, other = placing.alias("own"), placing.alias("other")
    # The index of a player's seats finds their results; the index of outcomes finds those of all
    # players.
    walked = own.c if "player" in conditions else outcome.c
    viewer_seat = select(other.c.match).where(
        other.c.match == outcome.c.match, other.c.player == bindparam("viewer")
    )
    named_opponent = select(other.c.match).where(
        other.c.match == outcome.c.match,
        other.c.seat != own.c.seat,
        func.lower(other.c.name).contains(bindparam("against"), escape=ESCAPE),
    )
    terms = {
        "viewer": or_(outcome.c.open, viewer_seat.exists()),
        "player": and_(own.c.match == outcome.c.match, own.c.player == bindparam("player")),
        "game": outcome.c.game == bindparam("game"),
        "pace": outcome.c.pace == bindparam("pace"),
        "against": named_opponent.exists(),
        "options": outcome.c.options.contains(bindparam("options"), escape=ESCAPE),
        "option_set": outcome.c.options == bindparam("option_set"),
        "since": walked.ended_at >= bindparam("since"),
        "until": walked.ended_at < bindparam("until"),
        "ended_at": or_(
            walked.ended_at < bindparam("ended_at"),
            and_(walked.ended_at == bindparam("ended_at"), walked.match < bindparam("match")),
        ),
    }
    query = SELECT_OUTCOMES.where(
        *(terms[name] for name in conditions if name != "match"),
        or_(outcome.c.rated, outcome.c.moves > 0),
    )
    if "player" in conditions:
        # A player with several seats in a match appears once, with the best of them.
        is_better = or_(
            other.c.rank < own.c.rank, and_(other.c.rank == own.c.rank, other.c.seat < own.c.seat)
        )
        query = query.where(
            ~select(other.c.match)
            .where(other.c.match == own.c.match, other.c.player == own.c.player, is_better)
            .exists()
        )
    if won is not None:
        query = query.where(own.c.rank == 1 if won else own.c.rank > 1)
    return query.order_by(walked.ended_at.desc(), walked.match.desc()).limit(bindparam("limit"))
