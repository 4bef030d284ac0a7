"""Monte Carlo tree search where much is hidden: one tree over many imagined states, for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from time import monotonic
from typing import Any

from parlour.core.game import Game, Seat
from parlour.search.chance import imagined

Choices = Callable[[Any, Seat], Sequence[tuple[float, Any]]]
"""Returns the actions worth a thought in a state for a seat whose turn it is, with their values at first sight, the best first."""

Worth = Callable[[Any, Seat], float]
"""Returns how good an ended match is for a seat, 0 to 1."""


class Node:
    """A decision reached in the tree: how often, and how well it went for the seat that took the action leading here."""

    __slots__ = ("children", "sum", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.sum = 0.0


class TreePlayer:
    """Plays imagined matches to their ends, each a little further into one tree of decisions.

    Opponents decide in the tree by what they see in the imagined state, so it takes them for equals who know too much
    of it; where hands differ little from one imagined state to the next, that costs little. Of seats that decide at the
    same time the lowest comes first. `heat` is how softly first sight is trusted, in its own unit; `noise` the luck in it
    when matches are played out.
    """

    def __init__(
        self, game: Game[Any, Any, Any, Any], choices: Choices, worth: Worth, *, rounds: int, explore: float, heat: float, noise: float
    ) -> None:
        self.game, self.choices, self.worth = game, choices, worth
        self.rounds, self.explore, self.heat, self.noise = rounds, explore, heat, noise

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the action that was looked at most, after so many rounds or so much time."""
        root, until = Node(), monotonic() + seconds
        only = self.choices(imagined(self.game, view, luck), seat)
        if len(only) == 1:
            return only[0][1]
        for _ in range(self.rounds):
            self._round(root, imagined(self.game, view, luck), luck)
            if monotonic() > until:
                break
        return max(root.children.items(), key=lambda child: (child[1].visits, child[1].sum))[0]

    def _round(self, root: Node, state: Any, luck: Random) -> None:
        node, path, fresh = root, list[tuple[Node, Seat]](), False
        while not fresh and (seats := self.game.turn(state).seats):
            seat = min(seats)
            action = self._selected(node, self.choices(state, seat))
            fresh = action not in node.children
            node = node.children.setdefault(action, Node())
            path.append((node, seat))
            state = self.game.apply(state, seat, action)
        while seats := self.game.turn(state).seats:
            seat = min(seats)
            action = max(self.choices(state, seat), key=lambda choice: choice[0] + self.noise * luck.random())[1]
            state = self.game.apply(state, seat, action)
        for node, seat in path:
            node.visits += 1
            node.sum += self.worth(state, seat)

    def _selected(self, node: Node, choices: Sequence[tuple[float, Any]]) -> Any:
        """Return the action with the best of what is known, what first sight promises and how little it was tried."""
        top = choices[0][0]
        trust = [exp((value - top) / self.heat) for value, _ in choices]
        known = [node.children.get(action) for _, action in choices]
        visits = sum(child.visits for child in known if child)
        start = sum(child.sum for child in known if child) / visits if visits else 0.5
        pull = self.explore * sqrt(visits + 1) / sum(trust)

        def promise(number: int) -> float:
            child = known[number]
            tried = child.visits if child else 0
            return (child.sum / tried if child and tried else start) + pull * trust[number] / (1 + tried)

        return choices[max(range(len(choices)), key=promise)][1]
