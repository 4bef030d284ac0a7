"""The search from its root: deeper and deeper, until time is up or the result is certain."""

from __future__ import annotations

from threading import Thread, Timer
from time import perf_counter
from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.alphabeta import (
    DEEPEST,
    NODES,
    SURE,
    THOROUGH,
    WIN,
    Workspace,
    list_takes,
    list_turns,
    new_workspace,
    position_key,
    search,
)
from parlour.games.pylos.kernel.evaluation import weights
from parlour.games.pylos.kernel.packed import NONE, VARIANTS, Position
from parlour.search.kernels import Ints64

ENDLESS = 1 << 62
"""More positions than anybody will see."""


class Limits(NamedTuple):
    """When a search ends: after so many seconds, at a depth in turns, or when each thread has seen so many positions."""

    seconds: float
    depth: int = DEEPEST
    nodes: int = ENDLESS


class Result(NamedTuple):
    """What a search found: the code of the best turn, its value (alphabeta.py), the depth of the last whole look, the positions seen."""

    code: int
    value: int
    depth: int
    nodes: int


def searched(table: Ints64, position: Position, limits: Limits, known: Ints64, threads: int) -> Result:
    """Return the best turn of a position, or the best taking where a bonus is due.

    A win is played as fast, a loss as slowly as the search can see. `table`, shape (slots, 2), is emptied first; for `known`,
    shape (2, n), see Workspace.
    """
    until = perf_counter() + limits.seconds
    found = _deepened(table, position, limits, known, threads)
    left = until - perf_counter()
    if abs(found.value) > SURE and left > 0:
        # Alone and without shortcuts, which settles how far away a proven result is.
        settled = _deepened(table, position, Limits(left, limits.depth, 3 * found.nodes + 1000), known, 0)
        if abs(settled.value) > SURE:
            return settled
    return found


def values(table: Ints64, position: Position, limits: Limits, known: Ints64) -> list[tuple[int, int]]:
    """Return every turn (packed as in alphabeta.py) with its value for the mover, each looked at alone to the same depth, best first.

    The table is used as it is, so that a search before this one is not lost.
    """
    stop = np.zeros(1, dtype=np.int64)
    space = new_workspace(table, stop, weights(VARIANTS[position.variant]), known, limits.nodes)
    found = [(turn, 0) for turn in root_turns(space, position)]
    clock = Timer(limits.seconds, stop.__setitem__, (0, 1))
    clock.start()
    for depth in range(1, limits.depth + 1):
        looked = [(turn, -_below(space, position, turn, depth, -WIN, WIN)) for turn, _ in found]
        # A depth that was not finished in time says little; the first one is too quick to be given up.
        if stop[0] and depth > 1:
            break
        found = sorted(looked, key=lambda pair: -pair[1])
        if stop[0] or all(abs(value) > SURE for _, value in found):
            break
    clock.cancel()
    return found


def root_turns(space: Workspace, position: Position) -> list[int]:
    """Return the packed turns of a position, the most promising first."""
    variant, own, other, ball = position
    room = space.turns[0]
    if ball == NONE:
        total = list_turns(variant, own, other, room)
        space.line[0] = position_key(variant, own, other)
    else:
        total = list_takes(own, other, ball | NONE << 5, 0, room, 0)
    return [int(room[0, index]) for index in sorted(range(total), key=lambda index: -room[1, index])]


def _deepened(table: Ints64, position: Position, limits: Limits, known: Ints64, threads: int) -> Result:
    """Look deeper and deeper on some threads; on none: alone and without shortcuts."""
    stop, learnt = np.zeros(1, dtype=np.int64), weights(VARIANTS[position.variant])
    spaces = [new_workspace(table, stop, learnt, known, limits.nodes, thorough=not threads) for _ in range(max(1, threads))]
    helpers = [Thread(target=_deepen, args=(space, position, limits.depth)) for space in spaces[1:]]
    clock = Timer(limits.seconds, stop.__setitem__, (0, 1))
    table[:] = 0
    for thread in (clock, *helpers):
        thread.start()
    code, value, reached = _deepen(spaces[0], position, limits.depth)
    clock.cancel()
    stop[0] = 1
    for helper in helpers:
        helper.join()
    return Result(code, value, reached, sum(int(space.tally[NODES]) for space in spaces))


def _deepen(space: Workspace, position: Position, depth: int) -> tuple[int, int, int]:
    """Look deeper and deeper; return the best turn's code, its value and the depth of the last look."""
    turns = root_turns(space, position)
    value, reached = 0, 0
    while reached < depth and len(turns) > 1:
        found = _look(space, position, turns, reached + 1)
        if space.stop[0]:
            break
        value, reached = found, reached + 1
        if abs(value) > SURE and (reached >= WIN - abs(value) or not space.tally[THOROUGH]):
            break
    return turns[0] & 0xFFFFF, value, reached


def _look(space: Workspace, position: Position, turns: list[int], depth: int) -> int:
    """Return the value of a position at a depth, and bring the best turn to the front; what was seen before a stop counts."""
    best = -WIN
    for index, turn in enumerate(list(turns)):
        value = best + 1
        if index:
            value = -_below(space, position, turn, depth, -best - 1, -best)
        if value > best:
            value = -_below(space, position, turn, depth, -WIN, -best)
        if space.stop[0]:
            break
        if value > best:
            best = value
            turns.remove(turn)
            turns.insert(0, turn)
    return best


def _below(space: Workspace, position: Position, turn: int, depth: int, alpha: int, beta: int) -> int:
    """Return the value after a turn, for the other side, exact between alpha and beta."""
    return search(space, position.variant, position.other, turn >> 20, depth - 1, alpha, beta, 1)
