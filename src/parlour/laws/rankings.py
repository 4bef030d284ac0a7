"""The laws of rankings, scores and overtime."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.game import Ranking
from parlour.laws.difference import short
from parlour.laws.trial import Trial


def check_rankings(trial: Trial, state: Any) -> None:
    """Check that a ranking covers every seat and gives a reason only when the game is over."""
    ranking, awaited = trial.game.ranking(state), trial.game.turn(state).seats
    for each in (ranking.ranks, ranking.scores, ranking.teams):
        trial.require(
            "ranking: one rank, score and team per seat",
            each is None or len(each) == trial.seats,
            ranking,
            short(ranking),
        )
    trial.require(
        "ranking: a rank is one more than the number of seats ahead",
        all(r == 1 + sum(o < r for o in ranking.ranks) for r in ranking.ranks),
        ranking,
        f"ranks {ranking.ranks}",
    )
    trial.require(
        "ranking: over exactly when no seat owes a decision",
        (ranking.over is None) == bool(awaited),
        ranking,
        f"over is {ranking.over!r}, awaited are {sorted(awaited)}",
    )
    trial.require("turn: only existing seats", awaited <= set(range(trial.seats)), awaited)
    sources = trial.game.score_breakdown(state)
    is_complete = all(
        {len(source.points), len(source.notes) or trial.seats} == {trial.seats}
        for source in sources
    )
    trial.require("score breakdown: points, and notes if any, for each seat", is_complete, sources)
    if sources and ranking.scores is not None:
        totals = tuple(map(sum, zip(*(source.points for source in sources), strict=True)))
        trial.require(
            "score breakdown: the sum equals the scores",
            totals == ranking.scores,
            (sources, ranking),
            f"{totals} ≠ {ranking.scores}",
        )
    if ranking.scores is not None:
        check_overtime(trial, state, ranking, ranking.scores)


def check_overtime(trial: Trial, state: Any, ranking: Ranking, scores: Sequence[int]) -> None:
    """Check that overtime only costs points; a penalty for the last seat changes no other rank."""
    last_seat = max(range(trial.seats), key=ranking.ranks.__getitem__)
    penalties = tuple(10 * (seat == last_seat) for seat in range(trial.seats))
    with_penalty = trial.game.ranking(state, penalties)
    reduced = tuple(score - cost for score, cost in zip(scores, penalties, strict=True))
    trial.require(
        "overtime: points are subtracted",
        ranking.teams is not None or with_penalty.scores == reduced,
        with_penalty,
        f"scores {with_penalty.scores} instead of {reduced}",
    )
    others = [
        seat
        for seat in range(trial.seats)
        if ranking.teams is None or ranking.teams[seat] != ranking.teams[last_seat]
    ]
    ranks_unchanged = all(
        with_penalty.ranks[seat] == ranking.ranks[seat] for seat in others if seat != last_seat
    )
    trial.require(
        "overtime: the others keep their ranks",
        ranks_unchanged,
        (ranking, with_penalty),
        f"ranks {ranking.ranks}, with a penalty for seat {last_seat} {with_penalty.ranks}",
    )
    trial.require(
        "overtime: no rank improves",
        with_penalty.ranks[last_seat] >= ranking.ranks[last_seat],
        (ranking, with_penalty),
    )


def check_scores(trial: Trial, state: Any) -> None:
    """Check that ranks follow scores, unless a tie-break is declared.

    More points always mean a better rank. Equal points mean equal ranks, unless the spec declares
    a tie-break.
    """
    ranking = trial.game.ranking(state)
    if ranking.scores is None or ranking.teams is not None:
        return
    rows = list(zip(ranking.scores, ranking.ranks, strict=True))
    finding = f"scores {ranking.scores} and ranks {ranking.ranks}"
    trial.require(
        "ranking: more points give a better rank",
        all(
            rank < other_rank
            for score, rank in rows
            for other_score, other_rank in rows
            if score > other_score
        ),
        ranking,
        finding,
    )
    trial.require(
        "ranking: equal points give equal ranks unless a tie-break is declared",
        trial.game.spec.has_tie_break
        or all(
            rank == other_rank
            for score, rank in rows
            for other_score, other_rank in rows
            if score == other_score
        ),
        ranking,
        finding,
    )
