"""An alpha-beta player for two-player games that searches with the rules, without a kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from parlour.core.game import Game, Seat
from parlour.plugin.player import Candidate
from parlour.search.baselines import determinized_state

WIN_VALUE = 1e6
"""The value of a won match.

Each decision until then costs one point, so the winner prefers short wins and the loser delays.
"""


class AlphaBetaPlayer:
    """An alpha-beta player for two-player games without hidden information.

    It searches up to `depth` decisions deep, or less deeply if time runs out, and evaluates leaves
    with a given function.
    """

    def __init__(
        self, game: Game[Any, Any, Any, Any], value: Callable[[Any, Seat], float], depth: int
    ) -> None:
        self.game, self.value, self.depth = game, value, depth

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the best action; ties are broken at random, a forced action is not searched."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        return (
            actions[0]
            if len(actions) == 1
            else self._rank_actions(state, seat, actions, luck, seconds)[0][0]
        )

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the actions searched to the final depth with their values, best first.

        Values are those of the evaluation function. A win counts WIN_VALUE, less the number of
        decisions until then. The value of every action except the best is an upper bound.
        """
        state = determinized_state(self.game, view, luck)
        found = self._rank_actions(
            state, seat, list(self.game.legal_actions(state, seat)), luck, seconds
        )
        return [Candidate(action, value) for action, value in found]

    def _rank_actions(
        self, state: Any, seat: Seat, actions: list[Any], luck: Random, seconds: float
    ) -> list[tuple[Any, float]]:
        """Return the results of the last completed depth, best first; ties are broken at random."""
        luck.shuffle(actions)
        until, found = perf_counter() + seconds, list[tuple[Any, float]]()
        for depth in range(1, self.depth + 1):
            values = self._values_of_actions(state, seat, actions, depth, until)
            found = sorted(zip(actions, values, strict=False), key=lambda pair: -pair[1])
            actions = [action for action, _ in found] + actions[len(values) :]
            if perf_counter() > until or found[0][1] > WIN_VALUE / 2:
                break
        return found

    def _values_of_actions(
        self, state: Any, seat: Seat, actions: list[Any], depth: int, until: float
    ) -> list[float]:
        """Return the values of as many leading actions as time allows, but at least one."""
        values: list[float] = []
        for action in actions:
            floor = max(values, default=-2 * WIN_VALUE)
            values.append(
                self._value_of_state(
                    self.game.apply(state, seat, action).state,
                    seat,
                    depth - 1,
                    floor,
                    2 * WIN_VALUE,
                    until,
                )
            )
            if perf_counter() > until:
                break
        return values

    def _value_of_state(
        self, state: Any, seat: Seat, depth: int, floor: float, ceiling: float, until: float
    ) -> float:
        """Return the value of a state for a seat, exact between `floor` and `ceiling`."""
        awaited = self.game.turn(state).seats
        if not awaited:
            ranks = self.game.ranking(state).ranks
            return (ranks[1 - seat] - ranks[seat]) * (WIN_VALUE + depth)
        if depth <= 0 or perf_counter() > until:
            return self.value(state, seat)
        (mover,) = awaited
        for action in self.game.legal_actions(state, mover):
            after = self.game.apply(state, mover, action).state
            if mover == seat:
                floor = max(
                    floor, self._value_of_state(after, seat, depth - 1, floor, ceiling, until)
                )
            else:
                ceiling = min(
                    ceiling, self._value_of_state(after, seat, depth - 1, floor, ceiling, until)
                )
            if floor >= ceiling:
                break
        return floor if mover == seat else ceiling
