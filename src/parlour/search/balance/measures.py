"""The quantities that describe the balance of a game, computed from its matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from parlour.search.balance.records import BalanceMatch, first_sides, leading_side
from parlour.search.duel import win_share
from parlour.search.estimates import Ratio, mean_ratio


def balance_measures(matches: Sequence[BalanceMatch], kinds: Sequence[str]) -> Mapping[str, Ratio]:
    """Return every quantity by name.

    Args:
        matches: The matches, all with the same number of seats.
        kinds: The kinds of actions.
    """
    decisions = [float(len(match.legal_counts)) for match in matches]
    return {
        "decisions": mean_ratio(decisions),
        "turns": mean_ratio([float(match.turns) for match in matches]),
        "legal-actions": Ratio([float(sum(match.legal_counts)) for match in matches], decisions),
        **_seat_measures(matches),
        **_lead_measures(matches),
        **{
            f"action-{kind}": Ratio(
                [
                    float(match.actions[kind].played) if kind in match.actions else 0.0
                    for match in matches
                ],
                decisions,
                is_share=True,
            )
            for kind in kinds
        },
    }


def _seat_measures(matches: Sequence[BalanceMatch]) -> Mapping[str, Ratio]:
    """Return the share of wins and the points of each seat; a solo game has no shares."""
    seats = range(len(matches[0].ranking.ranks))
    measures = {
        f"seat-{seat + 1}-wins": mean_ratio(
            [win_share(match.ranking.ranks, seat) for match in matches], is_share=True
        )
        for seat in seats
        if len(seats) > 1
    }
    scores = [match.ranking.scores for match in matches]
    for seat in seats:
        points = [float(each[seat]) for each in scores if each is not None]
        if len(points) == len(matches):
            measures[f"seat-{seat + 1}-points"] = mean_ratio(points)
    return measures


def _lead_measures(matches: Sequence[BalanceMatch]) -> Mapping[str, Ratio]:
    """Return draws, comebacks and when matches are decided; without opponents there are none."""
    if all(_side_count(match) == 1 for match in matches):
        return {}
    comebacks = [is_comeback(match) for match in matches]
    decided = [decided_after(match) for match in matches]
    return {
        "draws": mean_ratio(
            [float(len(first_sides(match.ranking)) > 1) for match in matches], is_share=True
        ),
        "comebacks": Ratio(
            [float(bool(each)) for each in comebacks],
            [float(each is not None) for each in comebacks],
            is_share=True,
        ),
        "decided-after": Ratio(
            [each or 0.0 for each in decided],
            [float(each is not None) for each in decided],
            is_share=True,
        ),
    }


def _side_count(match: BalanceMatch) -> int:
    return len(set(match.ranking.teams or range(len(match.ranking.ranks))))


def is_comeback(match: BalanceMatch) -> bool | None:
    """Return whether the side that led after half of the decisions did not win.

    The result is None if no side led alone.
    """
    half = len(match.leaders) // 2
    leader = match.leaders[half - 1] if half else None
    return None if leader is None else leader not in first_sides(match.ranking)


def decided_after(match: BalanceMatch) -> float | None:
    """Return the part of the match after which the winner led to the end, or None for a draw.

    A match of 20 decisions in which the winner took the lead with the 15th and kept it was decided
    after 0.75.
    """
    winner = leading_side(match.ranking)
    if winner is None or not match.leaders:
        return None
    last_other = max(
        (number for number, leader in enumerate(match.leaders, 1) if leader != winner), default=0
    )
    return min(last_other + 1, len(match.leaders)) / len(match.leaders)


def legal_action_counts(matches: Sequence[BalanceMatch]) -> Counter[float]:
    """Return how many decisions had each number of legal actions."""
    counts: Counter[float] = Counter()
    for match in matches:
        counts.update(match.legal_counts)
    return counts
