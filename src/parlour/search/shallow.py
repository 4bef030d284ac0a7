"""A player for two that looks a few decisions ahead by alpha-beta over the rules themselves: slow, but it needs no kernel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from parlour.core.game import Game, Seat
from parlour.search.chance import imagined

WIN = 1e6
"""The value of a won match; a decision's delay costs one, so that a winner hurries and a loser holds out."""


class ShallowPlayer:
    """Looks `depth` decisions ahead, or less when time is short, and values what it finds there; needs a game without secrets."""

    def __init__(self, game: Game[Any, Any, Any, Any], value: Callable[[Any, Seat], float], depth: int) -> None:
        self.game, self.value, self.depth = game, value, depth

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the action with the best outlook, ties broken by luck."""
        state = imagined(self.game, view, luck)
        actions = list(self.game.legal(state, seat))
        if len(actions) == 1:
            return actions[0]
        luck.shuffle(actions)
        until = perf_counter() + seconds
        for depth in range(1, self.depth + 1):
            outlooks = self._outlooks(state, seat, actions, depth, until)
            best_first = sorted(range(len(outlooks)), key=outlooks.__getitem__, reverse=True)
            actions = [actions[index] for index in best_first] + actions[len(outlooks) :]
            if perf_counter() > until or outlooks[best_first[0]] > WIN / 2:
                break
        return actions[0]

    def _outlooks(self, state: Any, seat: Seat, actions: list[Any], depth: int, until: float) -> list[float]:
        """Return the outlook of the actions in order, as many as time allows but at least one."""
        outlooks: list[float] = []
        for action in actions:
            floor = max(outlooks, default=-2 * WIN)
            outlooks.append(self._outlook(self.game.apply(state, seat, action), seat, depth - 1, floor, 2 * WIN, until))
            if perf_counter() > until:
                break
        return outlooks

    def _outlook(self, state: Any, seat: Seat, depth: int, floor: float, ceiling: float, until: float) -> float:
        """Return the value of a state for a seat, exact between floor and ceiling."""
        awaited = self.game.turn(state).seats
        if not awaited:
            ranks = self.game.standing(state).ranks
            return (ranks[1 - seat] - ranks[seat]) * (WIN + depth)
        if depth <= 0 or perf_counter() > until:
            return self.value(state, seat)
        (mover,) = awaited
        for action in self.game.legal(state, mover):
            after = self.game.apply(state, mover, action)
            if mover == seat:
                floor = max(floor, self._outlook(after, seat, depth - 1, floor, ceiling, until))
            else:
                ceiling = min(ceiling, self._outlook(after, seat, depth - 1, floor, ceiling, until))
            if floor >= ceiling:
                break
        return floor if mover == seat else ceiling
