"""The explicit stack of the endgame search, a frame for each ply, so that it can be interrupted; and its transposition table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.endgame_replies import MAX_REPLIES
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import BUCKETS, INFINITY, LineCache, line_keys
from parlour.games.betapet.kernel.move_code import NO_MOVE
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    CODE_COUNT,
    JOKER_CODE,
    LINES,
    PLANE_COUNT,
)
from parlour.games.betapet.rules.board import SIZE, SQUARES
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import copy_into

MAX_PLIES = 24
"""The search looks so many decisions ahead at most."""

MAX_MOVES = 200_000
"""Room for the moves of all plies together; a rack with two jokers has some tens of thousands."""

SOLVED_DEPTH = 99
"""The depth with which a value counted out to the end is remembered: it holds at any depth."""

NODES, PLY, ENTERING, VALUE, SOLVED = range(5)
"""The state of a search: the nodes it may still open, its ply, whether that is to be opened, the value of the node just judged, and
whether that was counted out to the end."""

ALPHA, BETA, BEST, BEST_SOLVED, ALL_SOLVED, BEST_MOVE, NULL_WINDOW, SCORED = range(8)
"""A frame: its window, the best value so far and whether it is solved (counted out to the end), whether all are, the best move,
whether the one now tried is tried with a null window, and the points of that."""

FIRST_MOVE, NEXT_MOVE, END_MOVE, ALL_LISTED, OUT_REPLIES, OTHER_REPLIES = range(8, 14)
"""Where its moves begin, the next of them and their end, whether they are all listed or only the one expected to be best, and how many
replies of the opponent go out and how many others there are (-1: not yet known)."""

REFUTES, ALONE_FOUND, CHAINS_FOUND = 14, 15, 16
"""Whether it is expected to refute the move before it, else all its moves to be refuted; and which of its limits are filled in."""

(
    PASSED,
    POSITION_KEY,
    BOARD_KEY,
    MY_POINTS,
    THEIR_POINTS,
    MY_TILES,
    THEIR_TILES,
    MY_KEY,
    THEIR_KEY,
) = range(17, 26)
"""And of the position: whether the last turn was a pass, the keys (hashes) of it and its board, and of both racks the points, the number
of tiles and the key."""

BOARD_READY, REPLIES_MARKED = 26, 27
"""Whether the board and the racks of the position are set up (its keys say before that whether it is remembered), and whether
`affected_by` is filled in."""

FRAME_SIZE = 28

TABLE_ENTRIES = 1 << 20
TABLE_KEY, TABLE_VALUE, TABLE_KIND, TABLE_DEPTH, TABLE_MOVE = range(5)
"""An entry of the transposition table: the key of a position, its value or a bound of it, which of these, the depth searched, and the best move."""

NEAR_ENTRIES = 1 << 16
NEAR_KEY, NEAR_MOST = range(2)
"""An entry of what lies around squares (`endgame_near`): the key of a square and its lines, and the most points there."""

LOWER_BOUND, UPPER_BOUND, EXACT = 1, 2, 3


class SearchStack(NamedTuple):
    """The arrays of a search.

    By ply, each MOST_PLIES + 1 long: `boards` (packed), `racks` (2 x CODES: the mover's and the opponent's counts), `lines`
    (2 x LINES: the key of each line for either side, the first seat's first), `frames` (FRAME), `replies` and `reply_codes`
    (MAX_REPLIES), `affected_by` (3 x SQUARES: replies as bits), `singles` and `chains` (CODES), `pairs` (CODES x CODES) and `near_of`
    (SQUARES; see `endgame_limits`). For all plies together: `codes` and `infos` of moves. `transpositions` has shape (TABLE_ENTRIES, 5),
    `near` (NEAR_ENTRIES, 2), `letters_held` 2 (bits by code), `keys` 64 a square,
    `rack_keys` CODES; `places` is scratch memory, `state` is what NODES to SOLVED say.
    """

    boards: Ints32
    racks: Ints64
    lines: Ints64
    frames: Ints64
    codes: Ints64
    infos: Ints64
    transpositions: Ints64
    replies: Ints64
    reply_codes: Ints64
    affected_by: Ints64
    singles: Ints64
    pairs: Ints64
    chains: Ints64
    near: Ints64
    near_of: Ints64
    letters_held: Ints64
    keys: Ints64
    rack_keys: Ints64
    places: Ints64
    state: Ints64


def new_search_stack() -> SearchStack:
    """Return the arrays of a search, empty; the keys are the same every time."""
    luck = np.random.default_rng(1)
    return SearchStack(
        np.zeros((MAX_PLIES + 1, PLANE_COUNT, LINES, SIZE), np.int32),
        np.zeros((MAX_PLIES + 1, 2, CODE_COUNT), np.int64),
        np.zeros((MAX_PLIES + 1, 2, LINES), np.int64),
        np.zeros((MAX_PLIES + 1, FRAME_SIZE), np.int64),
        np.zeros(MAX_MOVES + 2 * MAX_PLIES, np.int64),
        np.zeros(MAX_MOVES + 2 * MAX_PLIES, np.int64),
        np.zeros((TABLE_ENTRIES, 5), np.int64),
        np.zeros((MAX_PLIES + 1, MAX_REPLIES), np.int64),
        np.zeros((MAX_PLIES + 1, MAX_REPLIES), np.int64),
        np.zeros((MAX_PLIES + 1, 3, SQUARES), np.int64),
        np.zeros((MAX_PLIES + 1, CODE_COUNT), np.int64),
        np.zeros((MAX_PLIES + 1, CODE_COUNT, CODE_COUNT), np.int64),
        np.zeros((MAX_PLIES + 1, CODE_COUNT), np.int64),
        np.zeros((NEAR_ENTRIES, 2), np.int64),
        np.zeros((MAX_PLIES + 1, SQUARES), np.int64),
        np.zeros(2, np.int64),
        luck.integers(1, 1 << 62, SQUARES * 64),
        luck.integers(1, 1 << 62, CODE_COUNT),
        np.zeros(BUCKETS, np.int64),
        np.zeros(5, np.int64),
    )


@jit_kernel
def set_root(stack: SearchStack, cache: LineCache) -> None:
    """Fill in what follows from the first board and both racks, which the caller has put in place."""
    frame = stack.frames[0]
    for side in range(2):
        value, tiles, key, held = int64(0), int64(0), int64(0), int64(0)
        for code in range(1, CODE_COUNT):
            number = stack.racks[0, side, code]
            value += number * cache.tile_points[code]
            tiles += number
            key += number * stack.rack_keys[code]
            if number:
                held |= int64(ALL_LETTERS) if code == JOKER_CODE else int64(1) << code
        stack.letters_held[side] = held
        frame[MY_POINTS + side], frame[MY_TILES + side], frame[MY_KEY + side] = value, tiles, key
    for line in range(LINES):
        stack.lines[0, 0, line], stack.lines[0, 1, line] = line_keys(
            stack.boards[0], line, stack.letters_held[0], stack.letters_held[1]
        )
    for ply in range(1, MAX_PLIES + 1):
        copy_into(stack.boards[ply], stack.boards[0])
    frame[BOARD_KEY], frame[FIRST_MOVE], frame[BOARD_READY] = 0, 0, 1


@jit_kernel
def reset_frame(frame: Ints64) -> None:
    """Make a frame ready for a node of which nothing is known yet."""
    frame[BEST], frame[BEST_MOVE], frame[BEST_SOLVED], frame[ALL_SOLVED] = -INFINITY, NO_MOVE, 0, 1
    frame[NULL_WINDOW], frame[OUT_REPLIES], frame[OTHER_REPLIES], frame[ALONE_FOUND] = 0, -1, -1, 0


@jit_kernel
def update_best(frame: Ints64, code: int, value: int, solved: int) -> None:
    """Take in the value of a move."""
    if not solved:
        frame[ALL_SOLVED] = 0
    if value > frame[BEST]:
        frame[BEST], frame[BEST_MOVE], frame[BEST_SOLVED] = value, code, solved
