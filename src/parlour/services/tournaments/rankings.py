"""The standings of tournaments, by points and tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.value import Value
from parlour.services.tournaments.tournament import TablePlace, Tournament


class StandingsEntry(Value, frozen=True, kw_only=True):
    """An entrant's line in the standings."""

    entrant: int
    """The number of the entrant."""

    points: float
    """The points."""

    opponent_points: float
    """The points of all opponents (Buchholz)."""

    score_share: float
    """The share of the games' points (percent)."""

    first_places: int
    """The number of tables won."""

    last_round: int
    """The last round that the entrant played."""

    rounds: tuple[float | None, ...]
    """The points in each round, or None for a round without a table."""


def win_points(tournament: Tournament) -> float:
    """Return the points for winning a table, which are one per opponent."""
    return tournament.terms.seats - 1.0


def table_places(
    ranks: Sequence[int | None], scores: Sequence[int | None], top: float
) -> tuple[TablePlace, ...]:
    """Return the places of the entrants at a table.

    The points of an entrant are `top` times the share of opponents who rank lower; an opponent with
    the same rank counts half.

    Args:
        ranks: The rank of each seat, or None for an absent entrant.
        scores: The score of each seat, or None in games without scores.
        top: The points of the winner.
    """
    return tuple(_table_place(ranks, seat, scores[seat], top) for seat in range(len(ranks)))


def tournament_standings(tournament: Tournament) -> list[StandingsEntry]:
    """Return the standings, sorted by points, then by tie-breaks and finally by lot.

    In a knock-out the round that an entrant has reached decides first.
    """
    points = [
        sum(_points_by_round(tournament, number)) for number in range(len(tournament.entrants))
    ]
    entries = [
        _standings_entry(tournament, number, points)
        for number, entrant in enumerate(tournament.entrants)
        if not entrant.double
    ]
    knockout = tournament.terms.form == "knockout"
    return sorted(
        entries,
        key=lambda entry: (
            -entry.last_round if knockout else 0,
            -entry.points,
            -entry.opponent_points,
            -entry.score_share,
            -entry.first_places,
            tournament.lot(entry.entrant),
        ),
    )


def _table_place(
    ranks: Sequence[int | None], seat: int, score: int | None, top: float
) -> TablePlace:
    own_rank, others = ranks[seat], [rank for other, rank in enumerate(ranks) if other != seat]
    if own_rank is None:
        return TablePlace(points=0.0)
    behind = sum(
        1.0 if rank is None or own_rank < rank else 0.5 if own_rank == rank else 0.0
        for rank in others
    )
    first = all(rank is None or own_rank <= rank for rank in others)
    return TablePlace(
        points=top * behind / len(others) if others else top, score=score, first=first
    )


def _standings_entry(
    tournament: Tournament, number: int, points: Sequence[float]
) -> StandingsEntry:
    played = [
        (pod, pod.entrants.index(number)) for pod in tournament.pods() if number in pod.entrants
    ]
    finished = [(pod, seat) for pod, seat in played if pod.places]
    with_scores = [
        (pod.places[seat].score or 0, sum(place.score or 0 for place in pod.places))
        for pod, seat in finished
        if not pod.by_hand
    ]
    own_score, all_points = (
        sum(own_score for own_score, _ in with_scores),
        sum(total for _, total in with_scores),
    )
    rounds = tuple(
        _round_points(tournament, number_of_round, number)
        for number_of_round in range(len(tournament.rounds))
    )
    return StandingsEntry(
        entrant=number,
        points=points[number],
        opponent_points=sum(
            points[other] for pod, _ in finished for other in pod.entrants if other != number
        ),
        score_share=100 * own_score / all_points if all_points else 0.0,
        first_places=sum(pod.places[seat].first for pod, seat in finished),
        last_round=max(
            (
                number_of_round
                for number_of_round, points_of_round in enumerate(rounds)
                if points_of_round is not None
            ),
            default=-1,
        ),
        rounds=rounds,
    )


def _points_by_round(tournament: Tournament, number: int) -> list[float]:
    return [
        points_of_round
        for number_of_round in range(len(tournament.rounds))
        if (points_of_round := _round_points(tournament, number_of_round, number)) is not None
    ]


def _round_points(tournament: Tournament, number_of_round: int, number: int) -> float | None:
    """Return the points of an entrant in a round, or None if they had no table.

    An arena has only one round.
    """
    round_ = tournament.rounds[number_of_round]
    if number in round_.byes:
        return win_points(tournament)
    own_rank = [
        pod.places[pod.entrants.index(number)].points if pod.places else 0.0
        for pod in round_.pods
        if number in pod.entrants
    ]
    return sum(own_rank) if own_rank else None
