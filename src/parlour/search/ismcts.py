"""Information set Monte Carlo tree search (ISMCTS) for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from time import monotonic
from typing import Any

from parlour.core.game import Game, Seat
from parlour.plugin.player import Candidate
from parlour.search.baselines import determinized_state

ActionPriors = Callable[[Any, Seat], Sequence[tuple[float, Any]]]
"""A function that returns the candidate actions of a seat with static evaluations, best first."""

TerminalValue = Callable[[Any, Seat], float]
"""A function that returns the value of a finished match for a seat."""


class Node:
    """A node of the tree: its visits and the sum of results for the seat that acted before it."""

    __slots__ = ("children", "points", "sum", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.sum = 0.0
        self.points = 0.0


class IsmctsPlayer:
    """A player that grows one tree of decisions over many determinized matches.

    Opponents decide with full knowledge of the determinized state, which overestimates them. The
    effect is small if their hands differ little between determinizations. Simultaneous decisions
    are made in seat order.

    Args:
        action_priors: Returns candidate actions with their static evaluations.
        terminal_value: Returns the utility that is maximized, 0 to 1.
        points: Returns the result in the game's unit, for rankings.
        rounds: The number of playouts per decision.
        exploration: The weight of the exploration term.
        temperature: The softmax temperature of the priors, in the unit of the static evaluation.
        noise: The noise added to static evaluations in playouts.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        action_priors: ActionPriors,
        terminal_value: TerminalValue,
        *,
        points: TerminalValue | None = None,
        rounds: int,
        exploration: float,
        temperature: float,
        noise: float,
    ) -> None:
        self.game, self.action_priors, self.terminal_value, self.points = (
            game,
            action_priors,
            terminal_value,
            points or terminal_value,
        )
        self.rounds, self.exploration, self.temperature, self.noise = (
            rounds,
            exploration,
            temperature,
            noise,
        )

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the most visited action of a search; a forced action is not searched."""
        only = self.action_priors(determinized_state(self.game, view, luck), seat)
        return only[0][1] if len(only) == 1 else self.rank(view, seat, luck, seconds)[0].action

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the visited actions and their pooled mean points, most visited first."""
        root, until = Node(), monotonic() + seconds
        for _ in range(self.rounds):
            self._run_round(root, determinized_state(self.game, view, luck), luck)
            if monotonic() > until:
                break
        best = sorted(
            root.children.items(), key=lambda child: (child[1].visits, child[1].sum), reverse=True
        )
        values = pool_violators(
            [child.points / child.visits for _, child in best], [child.visits for _, child in best]
        )
        return [Candidate(action, value) for (action, _), value in zip(best, values, strict=True)]

    def _run_round(self, root: Node, state: Any, luck: Random) -> None:
        node, path, fresh = root, list[tuple[Node, Seat]](), False
        while not fresh and (seats := self.game.turn(state).seats):
            seat = min(seats)
            action = self._select_action(node, self.action_priors(state, seat))
            fresh = action not in node.children
            node = node.children.setdefault(action, Node())
            path.append((node, seat))
            state = self.game.apply(state, seat, action).state
        while seats := self.game.turn(state).seats:
            seat = min(seats)
            action = max(
                self.action_priors(state, seat),
                key=lambda choice: choice[0] + self.noise * luck.random(),
            )[1]
            state = self.game.apply(state, seat, action).state
        for node, seat in path:
            node.visits += 1
            node.sum += self.terminal_value(state, seat)
            node.points += self.points(state, seat)

    def _select_action(self, node: Node, choices: Sequence[tuple[float, Any]]) -> Any:
        """Return the action with the highest sum of mean result and exploration term."""
        top = choices[0][0]
        trust = [exp((value - top) / self.temperature) for value, _ in choices]
        known = [node.children.get(action) for _, action in choices]
        visits = sum(child.visits for child in known if child)
        start = sum(child.sum for child in known if child) / visits if visits else 0.5
        pull = self.exploration * sqrt(visits + 1) / sum(trust)

        def upper_bound(number: int) -> float:
            child = known[number]
            tried = child.visits if child else 0
            return (child.sum / tried if child and tried else start) + pull * trust[number] / (
                1 + tried
            )

        return choices[max(range(len(choices)), key=upper_bound)][1]


def pool_violators(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the closest non-increasing values; neighbours that would rise share their mean.

    The most visited action may have lower mean points than another, mostly by chance, because it is
    best for another reason, such as a certain win. This is isotonic regression by pooling adjacent
    violators: Ayer and others, Annals of Mathematical Statistics 26, 1955.

    >>> pool_violators([3.0, 1.0, 2.0], [1.0, 1.0, 1.0])
    [3.0, 1.5, 1.5]
    """
    pools: list[tuple[float, float, int]] = []
    for value, weight in zip(values, weights, strict=True):
        pools.append((value, weight, 1))
        while len(pools) > 1 and pools[-2][0] < pools[-1][0]:
            (one, heavy, many), (other, light, few) = pools.pop(-2), pools.pop()
            pools.append(
                ((one * heavy + other * light) / (heavy + light), heavy + light, many + few)
            )
    return [value for value, _, count in pools for _ in range(count)]
