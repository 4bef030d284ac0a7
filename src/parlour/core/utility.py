"""The utility of a result: ranks as a zero sum between -1 and 1."""

from __future__ import annotations

from parlour.core.game import Ranking, Seat


def utility(ranking: Ranking, seat: Seat) -> float:
    """Return the utility of a ranking to a seat, from -1 (last) to 1 (first).

    It is the share of opponents that the seat ranks above, minus the share that it ranks below.
    Equal ranks therefore share their utilities, and the utilities of all seats add up to 0. A team
    counts as one opponent and each of its seats has its utility; teams have equally many seats. A
    seat without opponents has the utility 0.

    >>> ranking = Ranking(ranks=(1, 2, 2))
    >>> [utility(ranking, Seat(seat)) for seat in range(3)]
    [1.0, -0.5, -0.5]
    """
    teams = ranking.teams or tuple(range(len(ranking.ranks)))
    own = ranking.ranks[seat]
    others = {
        team: rank for team, rank in zip(teams, ranking.ranks, strict=True) if team != teams[seat]
    }
    if not others:
        return 0.0
    above = sum(own < rank for rank in others.values())
    below = sum(own > rank for rank in others.values())
    return (above - below) / len(others)
