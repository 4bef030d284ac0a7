"""The search from its root: deeper and deeper, until time is up or the result is certain."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from threading import Thread, Timer
from time import perf_counter
from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.alphabeta import (
    DECISIVE_DRAW_SCORE,
    DRAW_SCORE,
    MAX_DEPTH,
    NO_REDUCTIONS,
    NODES,
    AlphaBetaWorkspace,
    new_workspace,
    search,
)
from parlour.games.pylos.kernel.evaluation import load_weights
from parlour.games.pylos.kernel.packed import NO_CELL, VARIANTS, PackedPosition
from parlour.games.pylos.kernel.transpositions import PROVEN_SCORE, WIN_SCORE, position_key
from parlour.games.pylos.kernel.turns import MAX_LISTED_TURNS, list_takes, list_turns
from parlour.search.kernels import Ints8, Ints64

UNLIMITED_NODES = 1 << 62
"""More positions than anybody will see."""


class SearchAim(Enum):
    """What a search asks: how a match ends, whether it can be won, or whether it can be held."""

    OUTCOME = 0
    WIN = 1
    HOLD = 2


DRAW_SCORES = {
    SearchAim.OUTCOME: 0,
    SearchAim.WIN: -DECISIVE_DRAW_SCORE,
    SearchAim.HOLD: DECISIVE_DRAW_SCORE,
}
"""What a draw is worth to whoever asks."""

RESULT_VALUES = {1: WIN_SCORE - MAX_DEPTH, 0: 0, -1: MAX_DEPTH - WIN_SCORE}
"""The values of results that are known without how far away they are."""

NO_KNOWN_RESULTS: Mapping[int, int] = {}


class SearchMode(NamedTuple):
    """How a search looks at positions.

    `haze` is by how much its evaluations are off at most, `seed` by which luck. `told` are the results of turns (1, 0, -1) that are
    known without a search, by the mover's balls after them.
    """

    aim: SearchAim = SearchAim.OUTCOME
    noise: int = 0
    seed: int = 0
    known_results: Mapping[int, int] = NO_KNOWN_RESULTS


PLAIN_SEARCH = SearchMode()
"""Nothing is asked but the outcome, nothing misjudged, nothing known."""


class SearchLimits(NamedTuple):
    """When a search ends: after so many seconds, at a depth in turns, or when each thread has seen so many positions."""

    seconds: float
    depth: int = MAX_DEPTH
    nodes: int = UNLIMITED_NODES

    def fraction(self, share: float) -> SearchLimits:
        """Return a share of the time and of the positions."""
        return self._replace(seconds=self.seconds * share, nodes=max(1, int(self.nodes * share)))


class PylosSearchResult(NamedTuple):
    """What a search found: the code of the best turn, its value (alphabeta.py), the depth of the last whole look, the positions seen."""

    code: int
    value: int
    depth: int
    nodes: int


def search_root(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    known: Ints64,
    threads: int,
    mode: SearchMode = PLAIN_SEARCH,
    fresh: bool = True,
) -> PylosSearchResult:
    """Return the best turn of a position, or the best taking where a bonus is due.

    A win is played as fast, a loss as slowly as the search can see. `table`, shape (slots, 2), is emptied first where the search is
    to begin afresh and not to go on with the last question; for `known`, shape (2, n), see Workspace.
    """
    until = perf_counter() + limits.seconds
    if fresh:
        table[:] = 0
    found = _deepen_on_threads(table, position, limits, known, threads, mode)
    left = until - perf_counter()
    if abs(found.value) > PROVEN_SCORE and left > 0:
        # Alone and without shortcuts, which settles how far away a proven result is.
        table[:] = 0
        settled = _deepen_on_threads(
            table,
            position,
            SearchLimits(left, limits.depth, 3 * found.nodes + 1000),
            known,
            0,
            mode,
        )
        if abs(settled.value) > PROVEN_SCORE:
            return settled
    return found


def turn_values(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    known: Ints64,
    mode: SearchMode = PLAIN_SEARCH,
) -> list[tuple[int, int]]:
    """Return every turn (packed as in turns.py) with its value for the mover, each looked at alone to the same depth, best first.

    The table is used as it is, so that a search before this one is not lost.
    """
    stop = np.zeros(1, dtype=np.int64)
    space = _root_workspace(table, stop, position, limits, known, mode)
    found = [(turn, 0) for turn in root_turns(position)]
    clock = Timer(limits.seconds, stop.__setitem__, (0, 1))
    clock.start()
    for depth in range(1, limits.depth + 1):
        looked = [
            (turn, _turn_value(space, position, turn, depth, mode.known_results))
            for turn, _ in found
        ]
        # A depth that was not finished in time says little; the first one is too quick to be given up.
        if stop[0] and depth > 1:
            break
        found = sorted(looked, key=lambda pair: -pair[1])
        if stop[0] or all(abs(value) > PROVEN_SCORE for _, value in found):
            break
    clock.cancel()
    return found


def root_turns(position: PackedPosition) -> list[int]:
    """Return the packed turns of a position, the most promising first."""
    variant, own, other, ball = position
    room = np.zeros((2, MAX_LISTED_TURNS), dtype=np.int64)
    total = (
        list_turns(variant, own, other, room)
        if ball == NO_CELL
        else list_takes(own, other, ball | NO_CELL << 5, 0, room, 0)
    )
    return [
        int(room[0, index]) for index in sorted(range(total), key=lambda index: -room[1, index])
    ]


def search_weights(variant: int, aim: SearchAim) -> Ints8:
    """Return the weights for the sides at even and odd plies, shape (2, SIZE): where one wants no loss, the other wants a win."""
    rows = load_weights(VARIANTS[variant])
    if aim is SearchAim.OUTCOME or len(rows) == 1:
        return np.stack([rows[0], rows[0]])
    return np.stack([rows[aim.value], rows[3 - aim.value]])


def _root_workspace(
    table: Ints64,
    stop: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    known: Ints64,
    mode: SearchMode,
    thorough: bool = False,
) -> AlphaBetaWorkspace:
    learnt = search_weights(position.variant, mode.aim)
    drawn, haze, seed = DRAW_SCORES[mode.aim], mode.noise, mode.seed
    space = new_workspace(
        table, stop, learnt, known, limits.nodes, thorough, draw_score=drawn, noise=haze, seed=seed
    )
    if position.ball == NO_CELL:
        space.line[0] = position_key(*position[:3])
    return space


def _deepen_on_threads(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    known: Ints64,
    threads: int,
    mode: SearchMode,
) -> PylosSearchResult:
    """Look deeper and deeper on some threads; on none: alone and without shortcuts."""
    stop = np.zeros(1, dtype=np.int64)
    spaces = [
        _root_workspace(table, stop, position, limits, known, mode, thorough=not threads)
        for _ in range(max(1, threads))
    ]
    helpers = [
        Thread(target=_deepen, args=(space, position, limits.depth, mode.known_results))
        for space in spaces[1:]
    ]
    clock = Timer(limits.seconds, stop.__setitem__, (0, 1))
    for thread in (clock, *helpers):
        thread.start()
    code, value, reached = _deepen(spaces[0], position, limits.depth, mode.known_results)
    clock.cancel()
    stop[0] = 1
    for helper in helpers:
        helper.join()
    return PylosSearchResult(
        code, value, reached, sum(int(space.counters[NODES]) for space in spaces)
    )


def _deepen(
    space: AlphaBetaWorkspace, position: PackedPosition, depth: int, told: Mapping[int, int]
) -> tuple[int, int, int]:
    """Look deeper and deeper; return the best turn's code, its value and the depth of the last look."""
    turns = candidate_turns(root_turns(position), told)
    value, reached = 0, 0
    while reached < depth and len(turns) > 1:
        found = _search_depth(space, position, turns, reached + 1, told)
        if space.stop[0]:
            break
        value, reached = found, reached + 1
        if abs(value) > PROVEN_SCORE and (
            reached >= WIN_SCORE - abs(value) or not space.counters[NO_REDUCTIONS]
        ):
            break
    return turns[0] & 0xFFFFF, value, reached


def candidate_turns(turns: list[int], told: Mapping[int, int]) -> list[int]:
    """Return the turns that can be best by what is told: those known to win, else all that are not known to lose, else all."""
    won = [turn for turn in turns if told.get(turn >> 20) == 1]
    return won or [turn for turn in turns if told.get(turn >> 20) != -1] or turns


def _search_depth(
    space: AlphaBetaWorkspace,
    position: PackedPosition,
    turns: list[int],
    depth: int,
    told: Mapping[int, int],
) -> int:
    """Return the value of a position at a depth, and bring the best turn to the front; what was seen before a stop counts."""
    best = -WIN_SCORE
    for index, turn in enumerate(list(turns)):
        if told.get(turn >> 20) == 0:
            value = int(space.counters[DRAW_SCORE])
        else:
            value = best + 1
            if index:
                value = -_value_after(space, position, turn, depth, -best - 1, -best)
            if value > best:
                value = -_value_after(space, position, turn, depth, -WIN_SCORE, -best)
        if space.stop[0]:
            break
        if value > best:
            best = value
            turns.remove(turn)
            turns.insert(0, turn)
    return best


def _turn_value(
    space: AlphaBetaWorkspace,
    position: PackedPosition,
    turn: int,
    depth: int,
    told: Mapping[int, int],
) -> int:
    """Return the value of a turn, as it is told or as a search finds it."""
    result = told.get(turn >> 20)
    return (
        -_value_after(space, position, turn, depth, -WIN_SCORE, WIN_SCORE)
        if result is None
        else RESULT_VALUES[result]
    )


def _value_after(
    space: AlphaBetaWorkspace,
    position: PackedPosition,
    turn: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the value after a turn, for the other side, exact between alpha and beta."""
    return search(space, position.variant, position.other, turn >> 20, depth - 1, alpha, beta, 1)
