"""The end of a game of two once the bag is empty: both racks are known, so play can be counted out."""

from __future__ import annotations

from time import perf_counter

import numpy as np

from parlour.games.betapet.finder import Candidate
from parlour.games.betapet.kernel.finder import CompiledFinder
from parlour.games.betapet.kernel.gaddag import Ints32, Ints64
from parlour.games.betapet.kernel.leaves import LARGEST
from parlour.games.betapet.kernel.position import CODES, JOKER_CODE, Squares, counts_of
from parlour.games.betapet.kernel.search import FOUND, FOUND_LINE, FOUND_POINTS, FOUND_STRIP, FOUND_TILES, POINT, everything
from parlour.games.betapet.kernel.selfplay import lay
from parlour.games.betapet.rules.board import SIZE, Board
from parlour.games.betapet.rules.state import Rack
from parlour.search.compiled import compiled

DEEPEST = 12
"""So many decisions the search looks ahead at most."""

WIDEST = 4000
"""Of more plays than this only the first are looked at; such racks still hold a joker."""

FAR = 1 << 30
RATE = 1500.0
"""So many positions a second are looked at, to begin with; then as many as the last depth showed."""

LOOKS, CERTAIN = 0, 1
"""What a search counts: the positions it may still look at, and whether it saw every line to its end."""


class Outcome:
    """What was found: the play (None: pass), the points it wins or loses to the end, and whether that is certain."""

    def __init__(self, play: Candidate | None, margin: int, certain: bool) -> None:
        self.play, self.margin, self.certain = play, margin, certain


def solve(finder: CompiledFinder, board: Board, premiums: str, mine: Rack, theirs: Rack, passed: bool, seconds: float) -> Outcome:
    """Return the best decision found in about this time, looking one decision further at a time until all is counted out."""
    until = perf_counter() + seconds
    squares = finder.squares(board, premiums)
    counts, others = counts_of(mine, finder.codes), counts_of(theirs, finder.codes)
    plays = np.zeros((DEEPEST + 1, WIDEST * FOUND), np.int64)
    number = everything(squares, finder.words.nodes, counts, finder.worth, np.zeros(LARGEST, np.int64), plays[0])
    order = np.argsort(-plays[0, FOUND_POINTS : number * FOUND : FOUND], kind="stable")
    root = plays[0, : number * FOUND].reshape(number, FOUND).copy()
    ranked = [int(place) for place in order] + [-1]
    best, margin, certain = ranked[0], 0, False
    rate = RATE
    for depth in range(1, DEEPEST):
        left = until - perf_counter()
        state = np.array([int(left * rate), 1], np.int64)
        if state[LOOKS] <= 0:
            break
        begun, allowed = perf_counter(), int(state[LOOKS])
        found = _deepened(finder, squares, counts, others, root, ranked, passed, depth, plays, state)
        rate = max(RATE, (allowed - int(state[LOOKS])) / max(perf_counter() - begun, 1e-4))
        if state[LOOKS] <= 0:
            break
        best, margin = found
        ranked.remove(best)
        ranked.insert(0, best)
        certain = bool(state[CERTAIN])
        if certain:
            break
    return Outcome(None if best < 0 else finder.candidate(mine, root[best]), margin, certain)


def _deepened(
    finder: CompiledFinder,
    squares: Squares,
    counts: Ints64,
    others: Ints64,
    root: Ints64,
    ranked: list[int],
    passed: bool,
    depth: int,
    plays: Ints64,
    state: Ints64,
) -> tuple[int, int]:
    """Return the best of the ranked decisions at a depth and its margin; void when `state` has no looks left."""
    best, high = ranked[0], -FAR
    nodes, worth = finder.words.nodes, finder.worth
    for place in ranked:
        if place < 0:
            value = -after_pass(squares, nodes, worth, others, counts, passed, depth - 1, -FAR, -high, plays, state, 1)
        else:
            value = after_play(squares, nodes, worth, counts, others, root[place], depth - 1, high, FAR, plays, state, 1)
        if state[LOOKS] <= 0:
            break
        if value > high:
            best, high = place, value
    return best, high


@compiled
def value_of(counts: Ints64, worth: Ints64) -> int:
    """Return what a rack counts."""
    total = np.int64(0)
    for code in range(CODES):
        total += counts[code] * worth[code]
    return total


@compiled
def after_pass(
    squares: Squares,
    nodes: Ints32,
    worth: Ints64,
    mover: Ints64,
    other: Ints64,
    second: bool,
    depth: int,
    low: int,
    high: int,
    plays: Ints64,
    state: Ints64,
    ply: int,
) -> int:
    """Return the margin for `mover` after the other passed; a second pass in a row is taken to end the game."""
    if second:
        return value_of(other, worth) - value_of(mover, worth)
    return margin(squares, nodes, worth, mover, other, True, depth, low, high, plays, state, ply)


@compiled
def after_play(
    squares: Squares,
    nodes: Ints32,
    worth: Ints64,
    mover: Ints64,
    other: Ints64,
    play: Ints64,
    depth: int,
    low: int,
    high: int,
    plays: Ints64,
    state: Ints64,
    ply: int,
) -> int:
    """Return the margin for `mover` of making this play."""
    left = mover.copy()
    held = 0
    for place in range(SIZE):
        code = play[FOUND_STRIP + place]
        if code:
            left[code if code > 0 else JOKER_CODE] -= 1
    for code in range(CODES):
        held += left[code]
    points = play[FOUND_POINTS]
    if held == 0:
        return points + 2 * value_of(other, worth)
    board = squares.copy()
    lay(board, nodes, worth, play[FOUND_LINE], play[FOUND_STRIP : FOUND_STRIP + SIZE])
    return points - margin(board, nodes, worth, other, left, False, depth, points - high, points - low, plays, state, ply)


@compiled
def margin(
    squares: Squares,
    nodes: Ints32,
    worth: Ints64,
    mover: Ints64,
    other: Ints64,
    passed: bool,
    depth: int,
    low: int,
    high: int,
    plays: Ints64,
    state: Ints64,
    ply: int,
) -> int:
    """Return by how much `mover` outscores the other from here to the end, exact between low and high.

    At the depth's end both are taken to keep their tiles, and the result is no longer certain.
    """
    state[LOOKS] -= 1
    if depth <= 0 or state[LOOKS] <= 0:
        state[CERTAIN] = 0
        return value_of(other, worth) - value_of(mover, worth)
    found = plays[ply]
    number = everything(squares, nodes, mover, worth, np.zeros(LARGEST, np.int64), found)
    keys = np.empty(number, np.int64)
    for place in range(number):
        keys[place] = -(found[place * FOUND + FOUND_POINTS] * POINT + found[place * FOUND + FOUND_TILES])
    best = np.int64(-FAR)
    for place in np.argsort(keys):
        play = found[place * FOUND : place * FOUND + FOUND].copy()
        value = after_play(squares, nodes, worth, mover, other, play, depth - 1, max(low, best), high, plays, state, ply + 1)
        best = max(best, value)
        if best >= high:
            return best
    if passed:
        value = value_of(other, worth) - value_of(mover, worth)
    else:
        value = -margin(squares, nodes, worth, other, mover, True, depth - 1, -high, -max(low, best), plays, state, ply + 1)
    return max(best, value)
