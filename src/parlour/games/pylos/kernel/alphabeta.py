"""Alpha-beta search over complete turns.

Turns are packed as in turns.py. A score is from the mover's point of view: a static evaluation
(evaluation.py), the score of a draw, or WIN_SCORE minus the number of turns to a win; a loss is
the negative of a win. A draw scores 0 in a search for the outcome (`SearchAim`). It scores almost
as much as a win if the search only asks whether the mover at the root can avoid losing, and almost
as little as a loss if it only asks whether that player can win. These two searches distinguish two
results instead of three.

The method is principal variation search (Marsland and Campbell, ACM Computing Surveys 14, 1982)
with a transposition table, the history heuristic (Schaeffer, IEEE PAMI 11, 1989) and late move
reductions.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.evaluation import PATTERN_COUNT, pattern_evaluation
from parlour.games.pylos.kernel.packed import PackedPosition
from parlour.games.pylos.kernel.transpositions import (
    EXACT,
    INVERSE_SYMMETRY_MAPS,
    LOWER_BOUND,
    PROVEN_SCORE,
    SYMMETRY_MAPS,
    UPPER_BOUND,
    WIN_SCORE,
    TableEntry,
    canonical_key,
    code_image,
    holds_key,
    position_key,
    store_entry,
    table_slot,
    unpack_entry,
)
from parlour.games.pylos.kernel.turns import (
    MAX_LISTED_TURNS,
    balls_after,
    can_raise,
    list_turns,
    move_code,
    removal_code,
    turn_code,
)
from parlour.games.pylos.rules.board import BALLS
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints8, Ints64, mix_counter, scale_bits

MAX_DEPTH = 100
"""The maximum length of a line in turns."""

DECISIVE_DRAW_SCORE = 5_000
"""The absolute score of a draw in a search that aims to win or to hold.

It is larger than any static evaluation but smaller than a proven score, because draws by repetition
depend on the line.
"""


class SearchSettings(NamedTuple):
    """The settings of a search, which are constant while it runs."""

    node_limit: int
    """The number of positions after which the search stops."""

    reduces_late_turns: bool
    """Whether late turns are first searched to a reduced depth."""

    draw_score: int
    """The score of a draw for the side that moves at the root."""

    noise: int
    """The maximum evaluation noise, in tenths of log-odds."""

    noise_seed: int
    """The seed of the evaluation noise."""


class AlphaBetaWorkspace(NamedTuple):
    """The arrays of one search thread; threads may share `table`, `stop` and `weights`."""

    table: Ints64
    """The transposition table, shape (slots, 2)."""

    stop: Ints64
    """A flag that is 1 when the search must stop, shape (1,)."""

    weights: Ints8
    """The evaluation weights for even and odd plies, shape (2, WEIGHT_COUNT)."""

    line: Ints64
    """The keys of the positions from the root to the current one, shape (MAX_DEPTH + 2,)."""

    repetition_keys: Ints64
    """The keys of the positions whose next occurrence ends the match, shape (2, n).

    Row 0 is for the side that moves at the root, row 1 for the opponent.
    """

    turns: Ints64
    """The turns of each ply and their ordering scores.

    Shape (MAX_DEPTH + 2, 2, MAX_LISTED_TURNS).
    """

    history: Ints64
    """The history scores of moves and, from index 1024, of removals, shape (2048,)."""

    patterns: Ints64
    """Scratch space for evaluation.py, shape (PATTERN_COUNT,)."""

    node_count: Ints64
    """The number of positions searched, shape (1,)."""

    settings: SearchSettings
    """The settings of the search."""


def new_workspace(
    table: Ints64, stop: Ints64, weights: Ints8, repetition_keys: Ints64, settings: SearchSettings
) -> AlphaBetaWorkspace:
    """Return a new workspace; the arguments are described in AlphaBetaWorkspace."""

    def zeros(*shape: int) -> Ints64:
        return np.zeros(shape, dtype=np.int64)

    return AlphaBetaWorkspace(
        table,
        stop,
        weights,
        line=zeros(MAX_DEPTH + 2),
        repetition_keys=repetition_keys,
        turns=zeros(MAX_DEPTH + 2, 2, MAX_LISTED_TURNS),
        history=zeros(2048),
        patterns=zeros(PATTERN_COUNT),
        node_count=zeros(1),
        settings=settings,
    )


@jit_kernel
def select_best(turns: Ints64, start: int, total: int) -> int:
    """Swap the turn with the highest ordering score to index `start`, and return it."""
    best = start
    for index in range(start + 1, total):
        if turns[1, index] > turns[1, best]:
            best = index
    turn, score = int(turns[0, best]), turns[1, best]
    turns[0, best], turns[1, best] = turns[0, start], turns[1, start]
    turns[0, start], turns[1, start] = turn, score
    return turn


@jit_kernel
def is_repeated(workspace: AlphaBetaWorkspace, key: int, ply: int) -> bool:
    """Return whether a position repeats one of this line or would end the match as a draw."""
    for earlier in range(ply - 2, -1, -2):
        if workspace.line[earlier] == key:
            return True
    if ply & 1 == 0:
        for repetition_key in workspace.repetition_keys[0]:
            if repetition_key == key:
                return True
    else:
        for repetition_key in workspace.repetition_keys[1]:
            if repetition_key == key:
                return True
    return False


@jit_kernel
def search(
    workspace: AlphaBetaWorkspace,
    position: PackedPosition,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
) -> int:
    """Return the score of a position without a bonus due, exact between alpha and beta.

    Compiled callers must not pass literals as arguments, because the cached code of a recursion
    with another type would not load.

    Args:
        workspace: The arrays of this thread.
        position: The position.
        depth: The remaining depth in turns.
        alpha: The lower end of the search window.
        beta: The upper end of the search window.
        ply: The number of turns from the root.
    """
    settings = workspace.settings
    workspace.node_count[0] += 1
    if workspace.node_count[0] >= settings.node_limit:
        workspace.stop[0] = 1
    own, other = position.own, position.other
    key = position_key(position.variant, own, other)
    workspace.line[ply] = key
    if position.variant and is_repeated(workspace, key, ply):
        return int(-settings.draw_score if ply & 1 else settings.draw_score)
    key, symmetry = canonical_key(position)
    slot = table_slot(workspace.table, key)
    stored_turn = -1
    if holds_key(workspace.table, slot, key):
        entry = unpack_entry(int(workspace.table[slot, 1]))
        stored_turn = code_image(entry.code, INVERSE_SYMMETRY_MAPS[symmetry])
        score, bound = entry.score, entry.bound
        proven = (score > PROVEN_SCORE and bound & LOWER_BOUND) or (
            score < -PROVEN_SCORE and bound & UPPER_BOUND
        )
        if proven:
            score += -ply if score > 0 else ply
        sufficient = (
            bound == EXACT
            or (bound == LOWER_BOUND and score >= beta)
            or (bound == UPPER_BOUND and score <= alpha)
        )
        if sufficient and (proven or entry.depth >= depth):
            return score
    if depth <= 0 or ply >= MAX_DEPTH:
        if popcount(own) == BALLS and not can_raise(own, own | other):
            return ply - WIN_SCORE
        return pattern_evaluation(
            position, workspace.weights[ply & 1], workspace.patterns
        ) + evaluation_noise(key ^ settings.noise_seed, settings.noise)
    turns = workspace.turns[ply]
    total = list_turns(position, turns)
    if total == 0:
        return ply - WIN_SCORE
    if total == 1:
        depth += 1
    score_turns(workspace, turns, total, stored_turn)
    floor, best, best_code = alpha, -WIN_SCORE, 0
    for index in range(total):
        turn = select_best(turns, index, total)
        after = PackedPosition(position.variant, other, balls_after(turn), position.ball)
        if index == 0:
            score = -search(workspace, after, depth - 1, -beta, -floor, ply + 1)
        else:
            reduction = (
                0
                if depth < 3 or index < 3 or not settings.reduces_late_turns
                else 1
                if depth < 4 or index < 10
                else 2
            )
            score = -search(workspace, after, depth - 1 - reduction, -floor - 1, -floor, ply + 1)
            if score > floor and reduction:
                score = -search(workspace, after, depth - 1, -floor - 1, -floor, ply + 1)
            if floor < score < beta:
                score = -search(workspace, after, depth - 1, -beta, -floor, ply + 1)
        if workspace.stop[0]:
            return 0
        if score > best:
            best, best_code = score, turn_code(turn)
            floor = max(floor, best)
            if floor >= beta:
                workspace.history[move_code(best_code)] += depth * depth
                workspace.history[1024 + removal_code(best_code)] += depth * depth
                break
    bound = LOWER_BOUND if best >= beta else UPPER_BOUND if best <= alpha else EXACT
    canonical_code = code_image(best_code, SYMMETRY_MAPS[symmetry])
    store_entry(workspace.table, slot, key, TableEntry(best, bound, depth, canonical_code), ply)
    return best


@jit_kernel
def evaluation_noise(key: int, noise: int) -> int:
    """Return the noise of a position, from -noise to noise, which depends only on its key.

    The distribution is triangular: small errors are more likely than large ones.
    """
    if noise == 0:
        return 0
    return scale_bits(mix_counter(key), noise + 1) - scale_bits(mix_counter(~key), noise + 1)


@jit_kernel
def score_turns(workspace: AlphaBetaWorkspace, turns: Ints64, total: int, stored_turn: int) -> None:
    """Write the ordering scores of turns, shape (2, MAX_LISTED_TURNS).

    The stored best turn is first, followed by the other turns by balls saved and by history score.
    """
    for index in range(total):
        code = turn_code(turns[0, index])
        history = workspace.history[move_code(code)] + workspace.history[1024 + removal_code(code)]
        turns[1, index] = 1 << 40 if code == stored_turn else (turns[1, index] << 20) + history
