"""Mistakes in rankings, and when a seat leaves."""

from __future__ import annotations

from typing import Any

from parlour.core.game import LeaveReason, Ranking, Seat, Transition, replace
from parlour.core.ranking import score_ranking
from parlour.testing.mutants.mistake import GameClass, Mistake, subclass

BONUS = 2
"""The points that the favoured seat gets."""


def reversed_ranks(game: GameClass) -> GameClass:
    """Rank the fewest points first."""

    def ranking(self: Any, state: Any, penalties: tuple[int, ...] = ()) -> Ranking:
        found = game.ranking(self, state, penalties)
        ranks = tuple(1 + sum(other > rank for other in found.ranks) for rank in found.ranks)
        return replace(found, ranks=ranks)

    return subclass(game, ranking=ranking)


def ties_by_seat(game: GameClass) -> GameClass:
    """Break every tie by the order of the seats."""

    def ranking(self: Any, state: Any, penalties: tuple[int, ...] = ()) -> Ranking:
        found = game.ranking(self, state, penalties)
        if found.teams is not None:
            return found
        keys = sorted((rank, seat) for seat, rank in enumerate(found.ranks))
        places = {seat: place for place, (_, seat) in enumerate(keys, 1)}
        return replace(found, ranks=tuple(places[seat] for seat in range(len(keys))))

    return subclass(game, ranking=ranking)


def early_end(game: GameClass) -> GameClass:
    """Give a reason for the end while seats must still move."""

    def ranking(self: Any, state: Any, penalties: tuple[int, ...] = ()) -> Ranking:
        found = game.ranking(self, state, penalties)
        return replace(found, over=found.over or "ended")

    return subclass(game, ranking=ranking)


def ignored_penalties(game: GameClass) -> GameClass:
    """Ignore the points that overtime costs."""

    def ranking(self: Any, state: Any, penalties: tuple[int, ...] = ()) -> Ranking:
        return game.ranking(self, state)

    return subclass(game, ranking=ranking)


def favoured_seat(game: GameClass) -> GameClass:
    """Add points to the score of the first seat."""

    def ranking(self: Any, state: Any, penalties: tuple[int, ...] = ()) -> Ranking:
        found = game.ranking(self, state, penalties)
        if found.scores is None or found.teams is not None:
            return found
        scores = (found.scores[0] + BONUS, *found.scores[1:])
        return score_ranking(scores, over=found.over)

    return subclass(game, ranking=ranking)


def crash_on_leaving(game: GameClass) -> GameClass:
    """Expect that only a seat that must move leaves."""

    def leave(self: Any, state: Any, seat: Seat, why: LeaveReason) -> Transition[Any]:
        if seat not in game.turn(self, state).seats:
            raise IndexError("seat out of range")
        return game.leave(self, state, seat, why)

    return subclass(game, leave=leave)


RESULT_MISTAKES = (
    Mistake("reversed-ranks", "the fewest points win", reversed_ranks),
    Mistake("ties-by-seat", "ties are broken by the order of the seats", ties_by_seat),
    Mistake("early-end", "the ranking is final while seats must move", early_end),
    Mistake("ignored-penalties", "overtime costs nothing", ignored_penalties),
    Mistake("favoured-seat", "the first seat gets more points than it has earned", favoured_seat),
    Mistake("crash-on-leaving", "leaving fails for a seat that is not to move", crash_on_leaving),
)
