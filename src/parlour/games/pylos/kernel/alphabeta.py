"""Alpha-beta over whole turns, in machine code.

A turn is packed as the mover's balls after it, above twenty bits of code: the taking (NOTHING: none) above the move, both as in
packed.py. A value is that of the side to move: an evaluation (evaluation.py), a draw, or WIN less the turns it takes, negative
where it is lost. A draw is 0 to a search for the outcome (`Aim`). One that asks only whether the root can be held takes a draw for
as good as won, one that asks whether it can be won takes it for as bad as lost: either has two results to tell apart instead of
three, and ends each line with the first position that comes again.

Principal variation search (Marsland and Campbell, ACM Computing Surveys 14, 1982) with a table of positions that threads share
without locks (Hyatt and Mann, ICGA Journal 25, 2002), the history heuristic (Schaeffer, IEEE PAMI 11, 1989), and late turns first
looked at less deeply.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.pylos.kernel.evaluation import PATTERNS, evaluation
from parlour.games.pylos.kernel.packed import NONE, RAISABLE
from parlour.games.pylos.kernel.rules import bonus, buried, squared
from parlour.games.pylos.rules.board import BALLS, GROUND, HOLLOWS, SYMMETRIES, turned
from parlour.search.jit import compiled, lowest, population
from parlour.search.kernels import Ints8, Ints64, mixed, scaled, signed, unsigned

WIN = 30_000
SURE = WIN - 1_000
"""Values beyond this are proven results."""

NOTHING = 1023
"""The code of taking nothing back."""

DEEPEST = 100
"""No line is followed further than this many turns."""

MOST_TURNS = 1600
"""Room for the turns of one position, ordered pairs counted once."""

EXACT, AT_LEAST, AT_MOST = 3, 1, 2
"""What a stored value says of the true one."""

NODES, LIMIT, THOROUGH, DRAWN, HAZE, SEED = range(6)
"""The places of `Workspace.tally`: positions seen so far, how many may be seen, whether late turns are looked at as deep as early ones,
what a draw is worth to the side that moves at the root, by how much evaluations are off at most, and by which luck."""

DECIDED = 5_000
"""What a draw is worth, or costs, where it decides the question: more than any evaluation, less than a proof, for it hangs on the line."""

SPREAD, HIGH = unsigned(0x9E3779B97F4A7C15), unsigned(20)
"""What a key is multiplied by to find its place, and how many of the low bits that spread least are left out."""

FEW = 11
"""Up to this many balls, mirror images share their place in the table."""

_THERE: Ints64 = np.array([(*turning, HOLLOWS, NONE) for turning in SYMMETRIES], dtype=np.int64)
_BACK: Ints64 = np.argsort(_THERE, axis=1)
_IMAGES: Ints64 = np.array(
    [[[turned(bits << 10 * third, turning) for bits in range(1024)] for third in range(3)] for turning in SYMMETRIES], dtype=np.int64
)


class Workspace(NamedTuple):
    """What one searcher works with. Several may share `table`, `stop` and `weights`; the rest is its own.

    `table`, shape (slots, 2): for each slot the key of a position mixed with the word that follows (see `store`), so that a torn
    pair is never believed. `stop`, shape (1,): 1 when the search is to end. `weights`, shape (2, SIZE): evaluation.py, those for
    when the side moves that moves at the root, and for the other. `line`, shape (DEEPEST + 2,): the keys of the positions from the
    root to here. `known`, shape (2, n): the keys of positions of the match that end it when they come once more, of the side to
    move at the root and of the other. `turns`, shape (DEEPEST + 2, 2, MOST_TURNS): the turns of each ply and their scores.
    `history`, shape (2048,): how often, and how deep, a move or (1024 places further on) a taking has cut off. `patterns`, shape
    (PATTERNS,): room for evaluation.py. `tally`, shape (6,): see NODES.
    """

    table: Ints64
    stop: Ints64
    weights: Ints8
    line: Ints64
    known: Ints64
    turns: Ints64
    history: Ints64
    patterns: Ints64
    tally: Ints64


def new_table(bits: int) -> Ints64:
    """Return an empty table of 2**bits slots, shape (2**bits, 2)."""
    return np.zeros((1 << bits, 2), dtype=np.int64)


def new_workspace(
    slots: Ints64, stop: Ints64, weights: Ints8, known: Ints64, nodes: int, thorough: bool = False, *, drawn: int = 0, haze: int = 0, seed: int = 0
) -> Workspace:
    """Return a fresh workspace that stops after so many nodes; for what else is told, see NODES."""

    def room(*shape: int) -> Ints64:
        return np.zeros(shape, dtype=np.int64)

    turns = room(DEEPEST + 2, 2, MOST_TURNS)
    tally = np.array([0, nodes, thorough, drawn, haze, seed], dtype=np.int64)
    return Workspace(slots, stop, weights, room(DEEPEST + 2), known, turns, room(2048), room(PATTERNS), tally)


@compiled
def position_key(variant: int, own: int, other: int) -> int:
    """Return a position as one number, never 0."""
    return own | other << 30 | (variant + 1) << 60


@compiled
def canonical_key(variant: int, own: int, other: int) -> tuple[int, int]:
    """Return the key under which a position is stored, and the symmetry that leads there.

    While there are few balls, mirror images meet often and share the least of their keys; later that is not worth the time.
    """
    key, symmetry = position_key(variant, own, other), 0
    if population(own | other) <= FEW:
        for turning in range(1, 8):
            image = position_key(variant, image_of(own, turning), image_of(other, turning))
            if image < key:
                key, symmetry = image, turning
    return key, symmetry


@compiled
def image_of(balls: int, symmetry: int) -> int:
    """Return the balls on the board turned or mirrored."""
    return int(_IMAGES[symmetry, 0, balls & 1023] | _IMAGES[symmetry, 1, balls >> 10 & 1023] | _IMAGES[symmetry, 2, balls >> 20])


@compiled
def code_image(code: int, hollows: Ints64) -> int:
    """Return the code of a turn on the board turned or mirrored, given where each hollow goes."""
    return int(hollows[code & 31] | hollows[code >> 5 & 31] << 5 | hollows[code >> 10 & 31] << 10 | hollows[code >> 15] << 15)


@compiled
def slot_of(slots: Ints64, key: int) -> int:
    """Return the place of a key in a table of positions, shape (slots, 2), by multiplying (Knuth, TAOCP 3, 6.4)."""
    return int(signed(unsigned(key) * SPREAD >> HIGH) & slots.shape[0] - 1)


@compiled
def best_known(slots: Ints64, variant: int, own: int, other: int) -> int:
    """Return the code of the turn that a table, shape (slots, 2), keeps as best for a position, or -1."""
    key, symmetry = canonical_key(variant, own, other)
    slot = slot_of(slots, key)
    stored = int(slots[slot, 1])
    return int(code_image(stored >> 26 & 0xFFFFF, _BACK[symmetry])) if slots[slot, 0] ^ stored == key else -1


@compiled
def can_raise(own: int, occupied: int) -> bool:
    """Return whether some ball of one's own can be raised."""
    hollows = (GROUND | squared(occupied)) & ~occupied
    if hollows >> 16 == 0:
        return False
    sources = own & ~buried(occupied)
    while sources:
        if hollows & RAISABLE[lowest(sources)]:
            return True
        sources &= sources - 1
    return False


@compiled
def list_turns(variant: int, own: int, other: int, room: Ints64) -> int:
    """Write every turn, raises first, and a first guess of its worth (balls saved, in thousands), to `room`, shape (2, MOST_TURNS).

    Returns how many there are.
    """
    occupied = own | other
    hollows = (GROUND | squared(occupied)) & ~occupied
    total = 0
    if hollows >> 16:
        sources = own & ~buried(occupied)
        while sources:
            source = lowest(sources)
            sources &= sources - 1
            kept = own & ~(1 << source)
            cells = hollows & RAISABLE[source]
            while cells:
                cell = lowest(cells)
                cells &= cells - 1
                total = _complete(variant, kept | 1 << cell, other, cell | source << 5, 1000, room, total)
    if population(own) < BALLS:
        cells = hollows
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            total = _complete(variant, own | 1 << cell, other, cell | NONE << 5, 0, room, total)
    return total


@compiled
def _complete(variant: int, own: int, other: int, move: int, gain: int, room: Ints64, total: int) -> int:
    """Write the turns that begin with a move, all takings included."""
    if not bonus(variant, own, move & 31):
        room[0, total] = own << 20 | NOTHING << 10 | move
        room[1, total] = gain
        return total + 1
    return list_takes(own, other, move, gain, room, total)


@compiled
def list_takes(own: int, other: int, move: int, gain: int, room: Ints64, total: int) -> int:
    """Write the turns that end a move with a bonus: each set of one or two balls once."""
    occupied = own | other
    free = own & ~buried(occupied)
    firsts = free
    while firsts:
        first = lowest(firsts)
        firsts &= firsts - 1
        kept = own & ~(1 << first)
        room[0, total] = kept << 20 | (first | NONE << 5) << 10 | move
        room[1, total] = gain + 1000
        total += 1
        seconds = kept & ~buried(occupied & ~(1 << first)) & ~(free & (1 << first) - 1)
        while seconds:
            second = lowest(seconds)
            seconds &= seconds - 1
            room[0, total] = (kept & ~(1 << second)) << 20 | (first | second << 5) << 10 | move
            room[1, total] = gain + 2000
            total += 1
    return total


@compiled
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


@compiled
def is_repeated(workspace: Workspace, key: int, ply: int) -> bool:
    """Return whether a position was met before in this line, or ends the match when it comes once more."""
    for back in range(ply - 2, -1, -2):
        if workspace.line[back] == key:
            return True
    if ply & 1 == 0:
        for known in workspace.known[0]:
            if known == key:
                return True
    else:
        for known in workspace.known[1]:
            if known == key:
                return True
    return False


@compiled
def search(workspace: Workspace, variant: int, own: int, other: int, depth: int, alpha: int, beta: int, ply: int) -> int:
    """Return the value of a position, exact between alpha and beta. Never give it a literal: a cached recursion would not load."""
    tally = workspace.tally
    tally[NODES] += 1
    if tally[NODES] >= tally[LIMIT]:
        workspace.stop[0] = 1
    key = position_key(variant, own, other)
    workspace.line[ply] = key
    if variant and is_repeated(workspace, key, ply):
        return int(-tally[DRAWN] if ply & 1 else tally[DRAWN])
    key, symmetry = canonical_key(variant, own, other)
    slot = slot_of(workspace.table, key)
    stored = int(workspace.table[slot, 1])
    stored_turn = -1
    if workspace.table[slot, 0] ^ stored == key:
        stored_turn = code_image(stored >> 26 & 0xFFFFF, _BACK[symmetry])
        value, bound = (stored & 0xFFFF) - 32_768, stored >> 24 & EXACT
        proven = (value > SURE and bound & AT_LEAST) or (value < -SURE and bound & AT_MOST)
        if proven:
            value += -ply if value > 0 else ply
        enough = bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)
        if enough and (proven or (stored >> 16 & 0xFF) >= depth):
            return value
    occupied = own | other
    if depth <= 0 or ply >= DEEPEST:
        if population(own) == BALLS and not can_raise(own, occupied):
            return ply - WIN
        return evaluation(variant, own, other, workspace.weights[ply & 1], workspace.patterns) + hazed(key ^ tally[SEED], tally[HAZE])
    room = workspace.turns[ply]
    total = list_turns(variant, own, other, room)
    if total == 0:
        return ply - WIN
    if total == 1:
        depth += 1
    score_turns(workspace, room, total, stored_turn)
    floor, best, code = alpha, -WIN, 0
    for index in range(total):
        turn = select_best(room, index, total)
        kept = turn >> 20
        if index == 0:
            value = -search(workspace, variant, other, kept, depth - 1, -beta, -floor, ply + 1)
        else:
            less = 0 if depth < 3 or index < 3 or tally[THOROUGH] else 1 if depth < 4 or index < 10 else 2
            value = -search(workspace, variant, other, kept, depth - 1 - less, -floor - 1, -floor, ply + 1)
            if value > floor and less:
                value = -search(workspace, variant, other, kept, depth - 1, -floor - 1, -floor, ply + 1)
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
    bound = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
    store(workspace.table, slot, key, best, bound, depth, code_image(code, _THERE[symmetry]), ply)
    return best


@compiled
def hazed(key: int, haze: int) -> int:
    """Return by how much somebody misjudges a position: from -haze to haze, mostly little, and always the same for the same key."""
    if haze == 0:
        return 0
    return scaled(mixed(key), haze + 1) - scaled(mixed(~key), haze + 1)


@compiled
def score_turns(workspace: Workspace, room: Ints64, total: int, stored_turn: int) -> None:
    """Score the turns in `room`, shape (2, MOST_TURNS): the one once found best, then balls saved, then what has cut off elsewhere."""
    for index in range(total):
        code = room[0, index] & 0xFFFFF
        cut = workspace.history[code & 1023] + workspace.history[1024 + (code >> 10)]
        room[1, index] = 1 << 40 if code == stored_turn else (room[1, index] << 20) + cut


@compiled
def store(slots: Ints64, slot: int, key: int, value: int, bound: int, depth: int, code: int, ply: int) -> None:
    """Store what a search has found; proven results count from the position itself, not from the root.

    A word holds, from bit 0: the value above -32768 (16 bits), the depth (8), the bound (2), the code of the best turn (20).
    """
    if value > SURE:
        value += ply
    elif value < -SURE:
        value -= ply
    word = value + 32_768 | min(depth, 255) << 16 | bound << 24 | code << 26
    slots[slot, 0], slots[slot, 1] = key ^ word, word
