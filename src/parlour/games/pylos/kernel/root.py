"""The root of the search: iterative deepening until the time is up or the result is proven."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from threading import Thread, Timer
from time import perf_counter
from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.alphabeta import (
    DECISIVE_DRAW_SCORE,
    MAX_DEPTH,
    AlphaBetaWorkspace,
    SearchSettings,
    new_workspace,
    search,
)
from parlour.games.pylos.kernel.evaluation import load_weights
from parlour.games.pylos.kernel.packed import NO_CELL, VARIANTS, PackedPosition, pack_action
from parlour.games.pylos.kernel.transpositions import PROVEN_SCORE, WIN_SCORE, position_key
from parlour.games.pylos.kernel.turns import (
    MAX_LISTED_TURNS,
    balls_after,
    list_takes,
    list_turns,
    turn_code,
)
from parlour.search.kernels import Ints8, Ints64

UNLIMITED_NODES = 1 << 62
"""A node limit that no search reaches."""


class SearchAim(Enum):
    """The question that a search answers; the values are row indices of the weights."""

    OUTCOME = 0
    """Find out how the match ends."""

    WIN = 1
    """Find out whether the mover can win."""

    HOLD = 2
    """Find out whether the mover can avoid losing."""


DRAW_SCORES = {
    SearchAim.OUTCOME: 0,
    SearchAim.WIN: -DECISIVE_DRAW_SCORE,
    SearchAim.HOLD: DECISIVE_DRAW_SCORE,
}
"""The score of a draw for the mover at the root."""

RESULT_SCORES = {1: WIN_SCORE - MAX_DEPTH, 0: 0, -1: MAX_DEPTH - WIN_SCORE}
"""The scores of known results whose distance is unknown."""

NO_KNOWN_RESULTS: Mapping[int, int] = {}


class SearchMode(NamedTuple):
    """The settings of a search: its aim, noise and known results."""

    aim: SearchAim = SearchAim.OUTCOME
    """The question that the search answers."""

    noise: int = 0
    """The maximum evaluation noise, in tenths of log-odds."""

    noise_seed: int = 0
    """The seed of the evaluation noise."""

    known_results: Mapping[int, int] = NO_KNOWN_RESULTS
    """The results (1, 0, -1) of turns that need no search, by the mover's balls after the turn."""


OUTCOME_SEARCH = SearchMode()
"""A search for the outcome without noise or known results."""


class SearchLimits(NamedTuple):
    """The limits of a search, which stops at the first one that it reaches."""

    seconds: float
    """The time limit."""

    depth: int = MAX_DEPTH
    """The maximum depth in turns."""

    nodes: int = UNLIMITED_NODES
    """The maximum number of positions per thread."""

    def fraction(self, share: float) -> SearchLimits:
        """Return limits with a share of the time and the positions, but the full depth."""
        return self._replace(seconds=self.seconds * share, nodes=max(1, int(self.nodes * share)))


class PylosSearchResult(NamedTuple):
    """The best turn that a search found, with its score and the search effort."""

    code: int
    """The code of the best turn (turns.py)."""

    score: int
    """The score of the best turn for the mover (alphabeta.py)."""

    depth: int
    """The depth of the last completed iteration."""

    nodes: int
    """The number of positions searched by all threads."""


def search_root(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    repetition_keys: Ints64,
    threads: int,
    mode: SearchMode = OUTCOME_SEARCH,
    *,
    clear_table: bool = True,
) -> PylosSearchResult:
    """Return the best turn of a position, or the best removal if a bonus is due.

    The search prefers the fastest win and the slowest loss within its horizon.

    Args:
        table: The transposition table, shape (slots, 2).
        position: The position.
        limits: The limits of the search.
        repetition_keys: As in AlphaBetaWorkspace, shape (2, n).
        threads: The number of threads.
        mode: The settings of the search.
        clear_table: Whether to start with an empty table instead of continuing the last search.
    """
    deadline = perf_counter() + limits.seconds
    if clear_table:
        table[:] = 0
    found = _deepen_on_threads(table, position, limits, repetition_keys, threads, mode)
    remaining = deadline - perf_counter()
    if abs(found.score) > PROVEN_SCORE and remaining > 0:
        # A single thread without reductions finds the exact distance of a proven result.
        table[:] = 0
        exact_limits = SearchLimits(remaining, limits.depth, 3 * found.nodes + 1000)
        exact = _deepen_on_threads(table, position, exact_limits, repetition_keys, 0, mode)
        if abs(exact.score) > PROVEN_SCORE:
            return exact
    return found


def turn_scores(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    repetition_keys: Ints64,
    mode: SearchMode = OUTCOME_SEARCH,
) -> list[tuple[int, int]]:
    """Return every packed turn with its score for the mover, best first.

    All turns are searched to an equal depth. The table is not cleared, so that results of an
    earlier search are reused. The arguments are described in `search_root`.
    """
    stop = np.zeros(1, dtype=np.int64)
    workspace = _root_workspace(table, stop, position, limits, repetition_keys, mode)
    scored = [(turn, 0) for turn in root_turns(position)]
    timer = Timer(limits.seconds, stop.__setitem__, (0, 1))
    timer.start()
    for depth in range(1, limits.depth + 1):
        searched = [
            (turn, _turn_score(workspace, position, turn, depth, mode.known_results))
            for turn, _ in scored
        ]
        # Discard an unfinished iteration, except the first, which always gives an answer.
        if stop[0] and depth > 1:
            break
        scored = sorted(searched, key=lambda pair: -pair[1])
        if stop[0] or all(abs(score) > PROVEN_SCORE for _, score in scored):
            break
    timer.cancel()
    return scored


def root_turns(position: PackedPosition) -> list[int]:
    """Return the packed turns of a position, highest estimate first."""
    turns = np.zeros((2, MAX_LISTED_TURNS), dtype=np.int64)
    total = (
        list_turns(position, turns)
        if position.ball == NO_CELL
        else list_takes(position, pack_action(position.ball, NO_CELL), 0, turns, 0)
    )
    return [
        int(turns[0, index]) for index in sorted(range(total), key=lambda index: -turns[1, index])
    ]


def search_weights(variant: int, aim: SearchAim) -> Ints8:
    """Return the weights for even and odd plies, shape (2, WEIGHT_COUNT).

    If the mover at the root aims to hold, the opponent aims to win, and vice versa.
    """
    rows = load_weights(VARIANTS[variant])
    if aim is SearchAim.OUTCOME or len(rows) == 1:
        return np.stack([rows[0], rows[0]])
    return np.stack([rows[aim.value], rows[3 - aim.value]])


def _root_workspace(
    table: Ints64,
    stop: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    repetition_keys: Ints64,
    mode: SearchMode,
    *,
    reduces_late_turns: bool = True,
) -> AlphaBetaWorkspace:
    weights = search_weights(position.variant, mode.aim)
    settings = SearchSettings(
        limits.nodes, reduces_late_turns, DRAW_SCORES[mode.aim], mode.noise, mode.noise_seed
    )
    workspace = new_workspace(table, stop, weights, repetition_keys, settings)
    if position.ball == NO_CELL:
        workspace.line[0] = position_key(position.variant, position.own, position.other)
    return workspace


def _deepen_on_threads(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    repetition_keys: Ints64,
    threads: int,
    mode: SearchMode,
) -> PylosSearchResult:
    """Run iterative deepening on `threads` threads; 0 means one thread without reductions."""
    stop = np.zeros(1, dtype=np.int64)
    workspaces = [
        _root_workspace(
            table,
            stop,
            position,
            limits,
            repetition_keys,
            mode,
            reduces_late_turns=bool(threads),
        )
        for _ in range(max(1, threads))
    ]
    helpers = [
        Thread(target=_deepen, args=(workspace, position, limits.depth, mode.known_results))
        for workspace in workspaces[1:]
    ]
    timer = Timer(limits.seconds, stop.__setitem__, (0, 1))
    for thread in (timer, *helpers):
        thread.start()
    code, score, depth = _deepen(workspaces[0], position, limits.depth, mode.known_results)
    timer.cancel()
    stop[0] = 1
    for helper in helpers:
        helper.join()
    nodes = sum(int(workspace.node_count[0]) for workspace in workspaces)
    return PylosSearchResult(code, score, depth, nodes)


def _deepen(
    workspace: AlphaBetaWorkspace,
    position: PackedPosition,
    max_depth: int,
    known_results: Mapping[int, int],
) -> tuple[int, int, int]:
    """Run iterative deepening and return the best turn's code, its score and the depth reached."""
    turns = candidate_turns(root_turns(position), known_results)
    score, depth = 0, 0
    while depth < max_depth and len(turns) > 1:
        found = _search_depth(workspace, position, turns, depth + 1, known_results)
        if workspace.stop[0]:
            break
        score, depth = found, depth + 1
        if abs(score) > PROVEN_SCORE and (
            depth >= WIN_SCORE - abs(score) or workspace.settings.reduces_late_turns
        ):
            break
    return turn_code(turns[0]), score, depth


def candidate_turns(turns: list[int], known_results: Mapping[int, int]) -> list[int]:
    """Return the turns to search: known wins if any, else all turns except known losses.

    If all turns are known losses, the result is all turns.
    """
    won = [turn for turn in turns if known_results.get(balls_after(turn)) == 1]
    return won or [turn for turn in turns if known_results.get(balls_after(turn)) != -1] or turns


def _search_depth(
    workspace: AlphaBetaWorkspace,
    position: PackedPosition,
    turns: list[int],
    depth: int,
    known_results: Mapping[int, int],
) -> int:
    """Search all turns to one depth, move the best to the front, and return its score.

    If the search is stopped early, the turns searched so far count.
    """
    best = -WIN_SCORE
    for index, turn in enumerate(list(turns)):
        if known_results.get(balls_after(turn)) == 0:
            score = workspace.settings.draw_score
        else:
            score = best + 1
            if index:
                score = -_score_after(workspace, position, turn, depth, -best - 1, -best)
            if score > best:
                score = -_score_after(workspace, position, turn, depth, -WIN_SCORE, -best)
        if workspace.stop[0]:
            break
        if score > best:
            best = score
            turns.remove(turn)
            turns.insert(0, turn)
    return best


def _turn_score(
    workspace: AlphaBetaWorkspace,
    position: PackedPosition,
    turn: int,
    depth: int,
    known_results: Mapping[int, int],
) -> int:
    """Return the score of a turn from its known result, or else from a search."""
    result = known_results.get(balls_after(turn))
    return (
        -_score_after(workspace, position, turn, depth, -WIN_SCORE, WIN_SCORE)
        if result is None
        else RESULT_SCORES[result]
    )


def _score_after(
    workspace: AlphaBetaWorkspace,
    position: PackedPosition,
    turn: int,
    depth: int,
    alpha: int,
    beta: int,
) -> int:
    """Return the opponent's score after a turn, exact between alpha and beta."""
    after = PackedPosition(position.variant, position.other, balls_after(turn))
    return search(workspace, after, depth - 1, alpha, beta, 1)
