"""The end of a game of two once the bag is empty: both racks are known, so play can be counted out."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.finder import Candidate
from parlour.games.betapet.kernel.finder import CompiledFinder
from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.leaves import LARGEST
from parlour.games.betapet.kernel.position import CODES, JOKER_CODE, LINES, counts_of
from parlour.games.betapet.kernel.reach import POINT
from parlour.games.betapet.kernel.search import FOUND, FOUND_LINE, FOUND_POINTS, FOUND_STRIP, FOUND_TILES, everything
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

LOOKS, CERTAIN, CHOICE = 0, 1, 2
"""What a search tells: the positions it may still look at, whether it saw every line to its end, and the number of the best play."""

LOW, HIGH, BEST, NEXT, NUMBER, PASSED, GAINED = range(7)
"""What a step of the search knows: its window, the best so far, what comes next of how many, whether the last turn was a
pass, and the points of the play being tried."""


@dataclass(frozen=True)
class Outcome:
    """What was found: the play (None: pass), the points by which it wins to the end, and whether that is certain."""

    play: Candidate | None
    margin: int
    certain: bool


def solve(finder: CompiledFinder, board: Board, premiums: str, mine: Rack, theirs: Rack, passed: bool, seconds: float) -> Outcome:
    """Return the best decision found in about this time, looking one decision further at a time until all is counted out.

    Two passes in a row are taken to end the game, for nothing would change until the third round.
    """
    until = perf_counter() + seconds
    boards = np.zeros((DEEPEST + 1, 7, LINES, SIZE), np.int32)
    racks = np.zeros((DEEPEST + 1, 2, CODES), np.int64)
    boards[0] = finder.squares(board, premiums)
    racks[0, 0], racks[0, 1] = counts_of(mine, finder.codes), counts_of(theirs, finder.codes)
    plays, order = np.zeros((DEEPEST + 1, WIDEST * FOUND), np.int64), np.zeros((DEEPEST + 1, WIDEST), np.int64)
    choice, margin, certain, rate = -1, -FAR, False, RATE
    for depth in range(1, DEEPEST + 1):
        allowed = int((until - perf_counter()) * rate) if depth > 1 else FAR
        if allowed <= 0:
            break
        state, begun = np.array([allowed, 1, choice], np.int64), perf_counter()
        found = count_out(boards, racks, finder.words.nodes, finder.worth, passed, depth, plays, order, state)
        rate = max(RATE, (allowed - int(state[LOOKS])) / max(perf_counter() - begun, 1e-4))
        if state[LOOKS] <= 0:
            break
        choice, margin, certain = int(state[CHOICE]), found, bool(state[CERTAIN])
        if certain:
            break
    number = everything(boards[0], finder.words.nodes, racks[0, 0], finder.worth, np.zeros(LARGEST, np.int64), plays[0])
    play = finder.candidate(mine, plays[0, choice * FOUND : choice * FOUND + FOUND]) if choice < number else None
    return Outcome(play, margin, certain)


@compiled
def value_of(counts: Ints64, worth: Ints64) -> int:
    """Return what a rack counts."""
    total = whole(0)
    for code in range(CODES):
        total += counts[code] * worth[code]
    return total


@compiled
def listed(found: Ints64, number: int, first: int, order: Ints64) -> None:
    """Put the numbers of plays in the order to try them: `first` first, then by points and tiles; the pass (`number`) last but for that."""
    keys = np.empty(number + 1, np.int64)
    for place in range(number):
        keys[place] = -(found[place * FOUND + FOUND_POINTS] * POINT + found[place * FOUND + FOUND_TILES])
    keys[number] = FAR
    if first >= 0:
        keys[first] = -FAR
    order[: number + 1] = np.argsort(keys)


@compiled
def count_out(
    boards: Ints32,
    racks: npt.NDArray[np.int64],
    nodes: Ints32,
    worth: Ints64,
    passed: bool,
    depth: int,
    plays: Ints64,
    order: Ints64,
    state: Ints64,
) -> int:
    """Return by how many points the mover wins to the end, looking so many decisions ahead by alpha-beta.

    Where the depth ends, both are taken to keep their tiles, and the result is no longer certain. Void when `state` has
    no looks left. `state` names the play to try first (-1: none) and then the best.
    """
    steps = np.zeros((DEEPEST + 2, 7), np.int64)
    leaves = np.zeros(LARGEST, np.int64)
    steps[0, LOW], steps[0, HIGH], steps[0, PASSED] = -FAR, FAR, 1 if passed else 0
    ply, entering, value = 0, True, whole(0)
    while True:
        step, mover, other = steps[ply], racks[ply, 0], racks[ply, 1]
        if entering:
            state[LOOKS] -= 1
            if ply == depth or state[LOOKS] <= 0:
                state[CERTAIN] = 0
                value = value_of(other, worth) - value_of(mover, worth)
            else:
                number = everything(boards[ply], nodes, mover, worth, leaves, plays[ply])
                listed(plays[ply], number, state[CHOICE] if ply == 0 else -1, order[ply])
                step[BEST], step[NEXT], step[NUMBER] = -FAR, 0, number
                entering = False
                continue
        elif step[NEXT] <= step[NUMBER] and step[BEST] < step[HIGH]:
            place = order[ply, step[NEXT]]
            low = max(step[LOW], step[BEST])
            racks[ply + 1, 0], racks[ply + 1, 1] = other, mover
            if place == step[NUMBER]:
                step[GAINED] = 0
                if step[PASSED]:
                    value = value_of(other, worth) - value_of(mover, worth)
                    _judge(step, place, value, ply, state)
                    continue
                boards[ply + 1] = boards[ply]
                steps[ply + 1, PASSED] = 1
            else:
                play = plays[ply, place * FOUND : place * FOUND + FOUND]
                step[GAINED] = play[FOUND_POINTS]
                held = 0
                for spot in range(SIZE):
                    code = play[FOUND_STRIP + spot]
                    if code:
                        racks[ply + 1, 1, code if code > 0 else JOKER_CODE] -= 1
                for code in range(CODES):
                    held += racks[ply + 1, 1, code]
                if held == 0:
                    _judge(step, place, step[GAINED] + 2 * value_of(other, worth), ply, state)
                    continue
                boards[ply + 1] = boards[ply]
                lay(boards[ply + 1], nodes, worth, play[FOUND_LINE], play[FOUND_STRIP : FOUND_STRIP + SIZE])
                steps[ply + 1, PASSED] = 0
            steps[ply + 1, LOW], steps[ply + 1, HIGH] = step[GAINED] - step[HIGH], step[GAINED] - low
            ply += 1
            entering = True
            continue
        else:
            value = whole(step[BEST])
        # This step is judged: tell the one before.
        if ply == 0:
            return value
        ply -= 1
        entering = False
        _judge(steps[ply], order[ply, steps[ply, NEXT]], steps[ply, GAINED] - value, ply, state)


@compiled
def _judge(step: Ints64, place: int, value: int, ply: int, state: Ints64) -> None:
    """Take in the value of the decision just tried, and go on to the next."""
    step[NEXT] += 1
    if value > step[BEST]:
        step[BEST] = value
        if ply == 0 and state[LOOKS] > 0:
            state[CHOICE] = place
