"""Monte Carlo tree search where much is hidden: one tree over many imagined states, for any game."""

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
"""Returns the actions worth a thought in a state for a seat whose turn it is, with their values at first sight, the best first."""

TerminalValue = Callable[[Any, Seat], float]
"""Returns how good an ended match is for a seat."""


class Node:
    """A decision reached in the tree: how often, and how well it went, summed up, for the seat that took the action leading here."""

    __slots__ = ("children", "points", "sum", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.sum = 0.0
        self.points = 0.0


class IsmctsPlayer:
    """Plays imagined matches to their ends, each a little further into one tree of decisions.

    Opponents decide in the tree by what they see in the imagined state, so it takes them for equals who know too much
    of it; where hands differ little from one imagined state to the next, that costs little. Of seats that decide at the
    same time the lowest comes first. `worth`, 0 to 1, is what it strives for; `points` says the same in the game's own unit, for a
    ranking, where it has one. `heat` is how softly first sight is trusted, in its own unit; `noise` the luck in it
    when matches are played out.
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
        """Return the action that was looked at most, after so many rounds or so much time."""
        only = self.action_priors(determinized_state(self.game, view, luck), seat)
        return only[0][1] if len(only) == 1 else self.rank(view, seat, luck, seconds)[0].action

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        """Return the actions that were looked at, those looked at most first, with the points that each brought on average (see `falling`)."""
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
        """Return the action with the best of what is known, what first sight promises and how little it was tried."""
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
    """Return the values nearest to these that never rise: neighbours that do share their mean (pooling of adjacent violators).

    What is visited most is the best for reasons of its own, such as winning surely; the mean of its points may still lie below that
    of another, mostly by chance. Isotonic regression: Ayer and others, Annals of Mathematical Statistics 26, 1955.
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
