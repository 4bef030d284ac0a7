"""Where everybody stands: points, and what tells equals apart."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.value import Value
from parlour.services.tournaments.tournament import TablePlace, Tournament


class StandingsEntry(Value, frozen=True, kw_only=True):
    """An entrant's place in the list: `met` are the points of all they sat with, `share` their part of the games' points in a hundred.

    `rounds` are their points round by round (None: they had no table in it); `reached` is the last round they played.
    """

    entrant: int
    points: float
    opponent_points: float
    score_share: float
    first_places: int
    last_round: int
    rounds: tuple[float | None, ...]


def win_points(tournament: Tournament) -> float:
    """Return what winning a table brings: a point for everybody who can be left behind there."""
    return tournament.terms.seats - 1.0


def table_places(
    ranks: Sequence[int | None], scores: Sequence[int | None], top: float
) -> tuple[TablePlace, ...]:
    """Return the places of a table: the share of the others left behind, one as good counting half, times `top`.

    `ranks` and `scores` are in the order of its chairs; a rank of None is somebody who did not come and has nothing, a score of None
    a game without points.
    """
    return tuple(_table_place(ranks, seat, scores[seat], top) for seat in range(len(ranks)))


def tournament_standings(tournament: Tournament) -> list[StandingsEntry]:
    """Return the list: by points (in a knock-out by the round reached, first), then met, share, firsts, and at last the lot."""
    points = [
        sum(_points_by_round(tournament, number)) for number in range(len(tournament.entrants))
    ]
    lines = [
        _standings_entry(tournament, number, points)
        for number, one in enumerate(tournament.entrants)
        if not one.double
    ]
    knockout = tournament.terms.form == "knockout"
    return sorted(
        lines,
        key=lambda line: (
            -line.last_round if knockout else 0,
            -line.points,
            -line.opponent_points,
            -line.score_share,
            -line.first_places,
            tournament.lot(line.entrant),
        ),
    )


def _table_place(
    ranks: Sequence[int | None], seat: int, score: int | None, top: float
) -> TablePlace:
    mine, others = ranks[seat], [rank for other, rank in enumerate(ranks) if other != seat]
    if mine is None:
        return TablePlace(points=0.0)
    behind = sum(
        1.0 if rank is None or mine < rank else 0.5 if mine == rank else 0.0 for rank in others
    )
    first = all(rank is None or mine <= rank for rank in others)
    return TablePlace(
        points=top * behind / len(others) if others else top, score=score, first=first
    )


def _standings_entry(
    tournament: Tournament, number: int, points: Sequence[float]
) -> StandingsEntry:
    played = [
        (pod, pod.entrants.index(number)) for pod in tournament.pods() if number in pod.entrants
    ]
    done = [(pod, seat) for pod, seat in played if pod.places]
    with_scores = [
        (pod.places[seat].score or 0, sum(place.score or 0 for place in pod.places))
        for pod, seat in done
        if not pod.by_hand
    ]
    own, all_points = sum(own for own, _ in with_scores), sum(whole for _, whole in with_scores)
    rounds = tuple(
        _round_points(tournament, turn, number) for turn in range(len(tournament.rounds))
    )
    return StandingsEntry(
        entrant=number,
        points=points[number],
        opponent_points=sum(
            points[other] for pod, _ in done for other in pod.entrants if other != number
        ),
        score_share=100 * own / all_points if all_points else 0.0,
        first_places=sum(pod.places[seat].first for pod, seat in done),
        last_round=max(
            (turn for turn, found in enumerate(rounds) if found is not None), default=-1
        ),
        rounds=rounds,
    )


def _points_by_round(tournament: Tournament, number: int) -> list[float]:
    return [
        found
        for turn in range(len(tournament.rounds))
        if (found := _round_points(tournament, turn, number)) is not None
    ]


def _round_points(tournament: Tournament, turn: int, number: int) -> float | None:
    """Return what a round brought somebody; None when they had no table in it. In an arena one round holds all their tables."""
    this = tournament.rounds[turn]
    if number in this.byes:
        return win_points(tournament)
    mine = [
        pod.places[pod.entrants.index(number)].points if pod.places else 0.0
        for pod in this.pods
        if number in pod.entrants
    ]
    return sum(mine) if mine else None
