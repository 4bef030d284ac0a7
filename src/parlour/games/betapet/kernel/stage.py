"""Where a search of an endgame stands: its boards, racks and plays by step, and what it remembers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.kernel.answers import ANSWERS
from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.lines import SORTS, Store, line_key
from parlour.games.betapet.kernel.position import ANYTHING, CODES, JOKER_CODE, LINES
from parlour.games.betapet.rules.board import SIZE, SQUARES
from parlour.search.compiled import compiled

DEEPEST = 24
"""So many decisions the search looks ahead at most."""

PLAYS = 200_000
"""Room for the plays of all steps together; a rack with two jokers has some tens of thousands."""

SURE_DEPTH = 99
"""The depth with which what was counted out to the end is remembered: it holds at any depth."""

LOOKS, PLY, ENTERING, VALUE, SURE = range(5)
"""Where a search stands: the positions it may still look at, its step, whether that is new, the value of the step just judged, and
whether it was counted out."""

LOW, HIGH, BEST, BEST_SURE, ALL_SURE, CHOSEN, NARROW, GAINED = range(8)
"""What a step of the search knows: its window, the best value so far and whether it is counted out, whether all are, the best
decision, whether the one now tried is tried with the narrowest window, and the points of that."""

BEGIN, NEXT, END, LISTED, OUTS, REPLIES = range(8, 14)
"""Where its plays begin, the next of them and their end, whether they are all listed or only the one expected to be best, and how many
plays that take the other one out and others it might answer (-1: not asked)."""

PASSED, NAME, BOARD, MINE, THEIRS, MY_TILES, THEIR_TILES, MY_KEY, THEIR_KEY = range(14, 23)
"""And of the position: whether the last turn was a pass, what names it and its board, and for both racks what they count, how many
tiles they have, and what names them."""

STEP = 23

MEMORY = 1 << 19
MEMO_NAME, MEMO_VALUE, MEMO_KIND, MEMO_DEPTH, MEMO_CHOICE = range(5)
"""What is remembered of a position: its value or a bound of it, how deep that was searched, and the best play."""

AT_LEAST, AT_MOST, EXACT = 1, 2, 3


class Search(NamedTuple):
    """The arrays of a search, most of them by step."""

    boards: Ints32
    racks: npt.NDArray[np.int64]
    lines: npt.NDArray[np.int64]
    steps: Ints64
    codes: Ints64
    infos: Ints64
    memory: Ints64
    answers: Ints64
    answer_codes: Ints64
    near: Ints64
    held: Ints64
    keys: Ints64
    rack_keys: Ints64
    places: Ints64
    state: Ints64


def search() -> Search:
    """Return the arrays of a search, empty."""
    luck = np.random.default_rng(1)
    return Search(
        np.zeros((DEEPEST + 1, 7, LINES, SIZE), np.int32),
        np.zeros((DEEPEST + 1, 2, CODES), np.int64),
        np.zeros((DEEPEST + 1, 2, LINES), np.int64),
        np.zeros((DEEPEST + 1, STEP), np.int64),
        np.zeros(PLAYS + 2 * DEEPEST, np.int64),
        np.zeros(PLAYS + 2 * DEEPEST, np.int64),
        np.zeros((MEMORY, 5), np.int64),
        np.zeros((DEEPEST + 1, ANSWERS), np.int64),
        np.zeros((DEEPEST + 1, ANSWERS), np.int64),
        np.zeros((DEEPEST + 1, 3, SQUARES), np.int64),
        np.zeros(2, np.int64),
        luck.integers(1, 1 << 62, SQUARES * 64),
        luck.integers(1, 1 << 62, CODES),
        np.zeros(SORTS + 1, np.int64),
        np.zeros(5, np.int64),
    )


@compiled
def begin(room: Search, kept: Store) -> None:
    """Fill in what follows from the first board and both racks."""
    step = room.steps[0]
    for side in range(2):
        value, tiles, key, held = whole(0), whole(0), whole(0), whole(0)
        for code in range(1, CODES):
            number = room.racks[0, side, code]
            value += number * kept.worth[code]
            tiles += number
            key += number * room.rack_keys[code]
            if number:
                held |= whole(ANYTHING) if code == JOKER_CODE else whole(1) << code
        room.held[side] = held
        step[MINE + side], step[MY_TILES + side], step[MY_KEY + side] = value, tiles, key
    for line in range(LINES):
        for side in range(2):
            room.lines[0, side, line] = line_key(room.boards[0], line, room.held[side])
    step[BOARD], step[BEGIN] = 0, 0


@compiled
def judge(step: Ints64, code: int, value: int, sure: int) -> None:
    """Take in the value of a decision."""
    if not sure:
        step[ALL_SURE] = 0
    if value > step[BEST]:
        step[BEST], step[CHOSEN], step[BEST_SURE] = value, code, sure
