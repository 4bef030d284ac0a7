"""Alpha-beta over whole turns, in machine code.

A turn is packed as turns.py tells. A value is that of the side to move: an evaluation (evaluation.py), a draw, or WIN less the turns
it takes, negative where it is lost. A draw is 0 to a search for the outcome (`SearchAim`). One that asks only whether the root can be held
takes a draw for as good as won, one that asks whether it can be won takes it for as bad as lost: either has two results to tell apart
instead of three, and ends each line with the first position that comes again.

Principal variation search (Marsland and Campbell, ACM Computing Surveys 14, 1982) with a table of positions (transpositions.py), the
history heuristic (Schaeffer, IEEE PAMI 11, 1989), and late turns first looked at less deeply.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.evaluation import PATTERN_COUNT, pattern_evaluation
from parlour.games.pylos.kernel.transpositions import (
    EXACT,
    INVERSE_SYMMETRY_MAPS,
    LOWER_BOUND,
    PROVEN_SCORE,
    SYMMETRY_MAPS,
    UPPER_BOUND,
    WIN_SCORE,
    canonical_key,
    code_image,
    position_key,
    store_entry,
    table_slot,
)
from parlour.games.pylos.kernel.turns import MAX_LISTED_TURNS, can_raise, list_turns
from parlour.games.pylos.rules.board import BALLS
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints8, Ints64, mix_counter, scale_bits

MAX_DEPTH = 100
"""No line is followed further than this many turns."""

NODES, NODE_LIMIT, NO_REDUCTIONS, DRAW_SCORE, NOISE, SEED = range(6)
"""The places of `Workspace.tally`: positions seen so far, how many may be seen, whether late turns are looked at as deep as early ones,
what a draw is worth to the side that moves at the root, by how much evaluations are off at most, and by which luck."""

DECISIVE_DRAW_SCORE = 5_000
"""What a draw is worth, or costs, where it decides the question: more than any evaluation, less than a proof, for it hangs on the line."""


class AlphaBetaWorkspace(NamedTuple):
    """What one searcher works with. Several may share `table`, `stop` and `weights`; the rest is its own.

    `table`, shape (slots, 2): transpositions.py. `stop`, shape (1,): 1 when the search is to end. `weights`, shape (2, SIZE):
    evaluation.py, those for when the side moves that moves at the root, and for the other. `line`, shape (DEEPEST + 2,): the keys of
    the positions from the root to here. `known`, shape (2, n): the keys of positions of the match that end it when they come once
    more, of the side to move at the root and of the other. `turns`, shape (DEEPEST + 2, 2, MOST_TURNS): the turns of each ply and
    their scores. `history`, shape (2048,): how often, and how deep, a move or (1024 places further on) a taking has cut off.
    `patterns`, shape (PATTERNS,): room for evaluation.py. `tally`, shape (6,): see NODES.
    """

    table: Ints64
    stop: Ints64
    weights: Ints8
    line: Ints64
    repetition_keys: Ints64
    turns: Ints64
    history: Ints64
    patterns: Ints64
    counters: Ints64


def new_workspace(
    slots: Ints64,
    stop: Ints64,
    weights: Ints8,
    known: Ints64,
    nodes: int,
    thorough: bool = False,
    *,
    draw_score: int = 0,
    noise: int = 0,
    seed: int = 0,
) -> AlphaBetaWorkspace:
    """Return a fresh workspace that stops after so many nodes; for what else is told, see NODES."""

    def room(*shape: int) -> Ints64:
        return np.zeros(shape, dtype=np.int64)

    turns = room(MAX_DEPTH + 2, 2, MAX_LISTED_TURNS)
    tally = np.array([0, nodes, thorough, draw_score, noise, seed], dtype=np.int64)
    return AlphaBetaWorkspace(
        slots,
        stop,
        weights,
        room(MAX_DEPTH + 2),
        known,
        turns,
        room(2048),
        room(PATTERN_COUNT),
        tally,
    )


@jit_kernel
def select_best(room: Ints64, start: int, total: int) -> int:
    """Move the most promising of the turns from `start` on to its place, and return it."""
    best = start
    for index in range(start + 1, total):
        if room[1, index] > room[1, best]:
            best = index
    turn, worth = int(room[0, best]), room[1, best]
    room[0, best], room[1, best] = room[0, start], room[1, start]
    room[0, start], room[1, start] = turn, worth
    return turn


@jit_kernel
def is_repeated(workspace: AlphaBetaWorkspace, key: int, ply: int) -> bool:
    """Return whether a position was met before in this line, or ends the match when it comes once more."""
    for back in range(ply - 2, -1, -2):
        if workspace.line[back] == key:
            return True
    if ply & 1 == 0:
        for known in workspace.repetition_keys[0]:
            if known == key:
                return True
    else:
        for known in workspace.repetition_keys[1]:
            if known == key:
                return True
    return False


@jit_kernel
def search(
    workspace: AlphaBetaWorkspace,
    variant: int,
    own: int,
    other: int,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
) -> int:
    """Return the value of a position, exact between alpha and beta. Never give it a literal: a cached recursion would not load."""
    tally = workspace.counters
    tally[NODES] += 1
    if tally[NODES] >= tally[NODE_LIMIT]:
        workspace.stop[0] = 1
    key = position_key(variant, own, other)
    workspace.line[ply] = key
    if variant and is_repeated(workspace, key, ply):
        return int(-tally[DRAW_SCORE] if ply & 1 else tally[DRAW_SCORE])
    key, symmetry = canonical_key(variant, own, other)
    slot = table_slot(workspace.table, key)
    stored = int(workspace.table[slot, 1])
    stored_turn = -1
    if workspace.table[slot, 0] ^ stored == key:
        stored_turn = code_image(stored >> 26 & 0xFFFFF, INVERSE_SYMMETRY_MAPS[symmetry])
        value, bound = (stored & 0xFFFF) - 32_768, stored >> 24 & EXACT
        proven = (value > PROVEN_SCORE and bound & LOWER_BOUND) or (
            value < -PROVEN_SCORE and bound & UPPER_BOUND
        )
        if proven:
            value += -ply if value > 0 else ply
        enough = (
            bound == EXACT
            or (bound == LOWER_BOUND and value >= beta)
            or (bound == UPPER_BOUND and value <= alpha)
        )
        if enough and (proven or (stored >> 16 & 0xFF) >= depth):
            return value
    occupied = own | other
    if depth <= 0 or ply >= MAX_DEPTH:
        if popcount(own) == BALLS and not can_raise(own, occupied):
            return ply - WIN_SCORE
        return pattern_evaluation(
            variant, own, other, workspace.weights[ply & 1], workspace.patterns
        ) + evaluation_noise(key ^ tally[SEED], tally[NOISE])
    room = workspace.turns[ply]
    total = list_turns(variant, own, other, room)
    if total == 0:
        return ply - WIN_SCORE
    if total == 1:
        depth += 1
    score_turns(workspace, room, total, stored_turn)
    floor, best, code = alpha, -WIN_SCORE, 0
    for index in range(total):
        turn = select_best(room, index, total)
        kept = turn >> 20
        if index == 0:
            value = -search(workspace, variant, other, kept, depth - 1, -beta, -floor, ply + 1)
        else:
            less = (
                0
                if depth < 3 or index < 3 or tally[NO_REDUCTIONS]
                else 1
                if depth < 4 or index < 10
                else 2
            )
            value = -search(
                workspace, variant, other, kept, depth - 1 - less, -floor - 1, -floor, ply + 1
            )
            if value > floor and less:
                value = -search(
                    workspace, variant, other, kept, depth - 1, -floor - 1, -floor, ply + 1
                )
            if floor < value < beta:
                value = -search(workspace, variant, other, kept, depth - 1, -beta, -floor, ply + 1)
        if workspace.stop[0]:
            return 0
        if value > best:
            best, code = value, turn & 0xFFFFF
            floor = max(floor, best)
            if floor >= beta:
                workspace.history[code & 1023] += depth * depth
                workspace.history[1024 + (code >> 10)] += depth * depth
                break
    bound = LOWER_BOUND if best >= beta else UPPER_BOUND if best <= alpha else EXACT
    store_entry(
        workspace.table,
        slot,
        key,
        best,
        bound,
        depth,
        code_image(code, SYMMETRY_MAPS[symmetry]),
        ply,
    )
    return best


@jit_kernel
def evaluation_noise(key: int, noise: int) -> int:
    """Return by how much somebody misjudges a position: from -haze to haze, mostly little, and always the same for the same key."""
    if noise == 0:
        return 0
    return scale_bits(mix_counter(key), noise + 1) - scale_bits(mix_counter(~key), noise + 1)


@jit_kernel
def score_turns(workspace: AlphaBetaWorkspace, room: Ints64, total: int, stored_turn: int) -> None:
    """Score the turns in `room`, shape (2, MOST_TURNS): the one once found best, then balls saved, then what has cut off elsewhere."""
    for index in range(total):
        code = room[0, index] & 0xFFFFF
        cut = workspace.history[code & 1023] + workspace.history[1024 + (code >> 10)]
        room[1, index] = 1 << 40 if code == stored_turn else (room[1, index] << 20) + cut
