"""The explicit stack of the endgame search, with one frame per ply; it can be interrupted.

It also holds the transposition table.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import BUCKETS, INFINITY, LineCache, line_keys
from parlour.games.betapet.kernel.move_code import NO_MOVE
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    BOARD_DTYPE,
    CODE_COUNT,
    JOKER_CODE,
    LINES,
    copy_board,
)
from parlour.games.betapet.kernel.records import RecordArray, record_dtype
from parlour.games.betapet.rules.board import SQUARES
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64

MAX_PLIES = 24
"""The maximum depth of the search."""

MAX_MOVES = 200_000
"""The capacity for the moves of all plies; two jokers lead to tens of thousands of moves."""

MAX_OUT_REPLIES = 24
"""The maximum number of listed replies that go out."""

MAX_REPLIES = 62
"""The maximum number of listed replies; each is one bit of a 64-bit integer."""

SOLVED_DEPTH = 99
"""The stored depth of a value searched to the end of the game, which is valid at any depth."""

TABLE_ENTRIES = 1 << 20
"""The number of entries of the transposition table."""

SURROUNDING_ENTRIES = 1 << 16
"""The number of cached SurroundingEntry records."""

LOWER_BOUND, UPPER_BOUND, EXACT = 1, 2, 3
"""The relation of a stored value to the true value; 0 marks an unused entry."""


class EndgameState(Protocol):
    """The state of a search between two calls of `alphabeta`."""

    nodes: int
    """The number of nodes that the search may still open."""

    ply: int
    """The current ply."""

    entering: int
    """Whether the node of the current ply has not been opened yet."""

    value: int
    """The value of the last finished node, for its mover."""

    solved: int
    """Whether that value was searched to the end of the game."""


STATE_DTYPE = record_dtype(EndgameState)


class EndgameFrame(Protocol):
    """The frame of a ply: its search window, its moves and its position."""

    alpha: int
    """The lower end of the search window."""

    beta: int
    """The upper end of the search window."""

    best: int
    """The best value so far."""

    best_solved: int
    """Whether the best value was searched to the end of the game."""

    all_solved: int
    """Whether the values of all moves so far were searched to the end of the game."""

    best_move: int
    """The code of the best move."""

    null_window: int
    """Whether the current move is searched with a null window."""

    points: int
    """The points of the current move."""

    first_move: int
    """The index of the first move of this ply."""

    next_move: int
    """The index of the next move to search."""

    end_move: int
    """The index after the last move."""

    all_listed: int
    """Whether all moves are listed, instead of only the expected best move."""

    out_replies: int
    """The number of listed replies of the opponent that go out, -1 if they are not listed yet."""

    other_replies: int
    """The number of other listed replies, -1 if they are not listed yet."""

    is_refutation: int
    """Whether a move of this node is expected to refute the move before it.

    If not, all moves of this node are expected to be refuted.
    """

    singles_ready: int
    """Whether `singles` and `pairs` of this ply are filled in."""

    chains_ready: int
    """Whether `chains` and `surroundings_of` of this ply are filled in."""

    passed: int
    """Whether the last turn was a pass."""

    position_key: int
    """The hash of the position."""

    board_key: int
    """The hash of the board."""

    mover_points: int
    """The points of the mover's tiles."""

    opponent_points: int
    """The points of the opponent's tiles."""

    mover_tiles: int
    """The number of the mover's tiles."""

    opponent_tiles: int
    """The number of the opponent's tiles."""

    mover_key: int
    """The hash of the mover's rack."""

    opponent_key: int
    """The hash of the opponent's rack."""

    board_ready: int
    """Whether the board and the racks are set up.

    The keys are set up earlier, since they suffice to find the position in the table.
    """

    replies_marked: int
    """Whether `affected_by` of this ply is filled in."""


FRAME_DTYPE = record_dtype(EndgameFrame)


class EndgameEntry(Protocol):
    """An entry of the transposition table."""

    key: int
    """The hash of the position."""

    value: int
    """The value of the position for its mover, or a bound of the value."""

    bound: int
    """LOWER_BOUND, UPPER_BOUND or EXACT; 0 if the entry is unused."""

    depth: int
    """The depth of the search in plies, or SOLVED_DEPTH."""

    move: int
    """The code of the best move."""


ENTRY_DTYPE = record_dtype(EndgameEntry)


class SurroundingEntry(Protocol):
    """A cached result of endgame_surroundings.py."""

    key: int
    """The hash of a square and the lines around it."""

    points: int
    """The maximum points there, packed."""


SURROUNDING_DTYPE = record_dtype(SurroundingEntry)


class SearchStack(NamedTuple):
    """The arrays of a search; arrays by ply have MAX_PLIES + 1 rows."""

    boards: RecordArray
    """PackedBoard records by ply."""

    racks: Ints64
    """Tiles by ply, side (0: mover, 1: opponent) and letter code, shape (plies, 2, CODE_COUNT)."""

    lines: Ints64
    """Keys of lines by ply and seat (the mover at the root first), shape (plies, 2, LINES)."""

    frames: RecordArray
    """EndgameFrame records by ply."""

    codes: Ints64
    """The codes of the moves of all plies (move_code.py)."""

    infos: Ints64
    """The infos of the moves of all plies."""

    transpositions: RecordArray
    """EndgameEntry records, shape (TABLE_ENTRIES,)."""

    replies: Ints64
    """Points or ordering values of the opponent's replies by ply, shape (plies, MAX_REPLIES)."""

    reply_codes: Ints64
    """The codes of the opponent's replies by ply, shape (plies, MAX_REPLIES)."""

    affected_by: Ints64
    """The replies that may change if a square is filled, as bits, shape (plies, 3, SQUARES).

    They may change by a play across, by a play down, and because a run that ends next to the square
    becomes longer.
    """

    singles: Ints64
    """The maximum points of each of the mover's tiles in a play of one tile.

    Shape (plies, CODE_COUNT).
    """

    pairs: Ints64
    """The maximum points of two tiles in one play, shape (plies, CODE_COUNT, CODE_COUNT)."""

    chains: Ints64
    """The maximum points of a tile laid alone and another tile then laid next to it.

    Shape (plies, CODE_COUNT).
    """

    surroundings: RecordArray
    """SurroundingEntry records, shape (SURROUNDING_ENTRIES,)."""

    surroundings_of: Ints64
    """The packed maximum points around each square, -1 if unknown, shape (plies, SQUARES)."""

    letters_held: Ints64
    """The letters that each seat held at the root, as bits, shape (2,)."""

    keys: Ints64
    """Hashes of tiles on squares, 64 for each square."""

    rack_keys: Ints64
    """Hashes of tiles on a rack, shape (CODE_COUNT,)."""

    buckets: Ints64
    """Scratch space for sorting, shape (BUCKETS,)."""

    states: RecordArray
    """The state of the search, an EndgameState record, shape (1,)."""


def new_search_stack() -> SearchStack:
    """Return an empty stack, with the same hashes every time."""
    rng = np.random.default_rng(1)
    plies = MAX_PLIES + 1

    def zeros(*shape: int) -> Ints64:
        return np.zeros(shape, np.int64)

    return SearchStack(
        boards=np.zeros(plies, BOARD_DTYPE),
        racks=zeros(plies, 2, CODE_COUNT),
        lines=zeros(plies, 2, LINES),
        frames=np.zeros(plies, FRAME_DTYPE),
        codes=zeros(MAX_MOVES + 2 * MAX_PLIES),
        infos=zeros(MAX_MOVES + 2 * MAX_PLIES),
        transpositions=np.zeros(TABLE_ENTRIES, ENTRY_DTYPE),
        replies=zeros(plies, MAX_REPLIES),
        reply_codes=zeros(plies, MAX_REPLIES),
        affected_by=zeros(plies, 3, SQUARES),
        singles=zeros(plies, CODE_COUNT),
        pairs=zeros(plies, CODE_COUNT, CODE_COUNT),
        chains=zeros(plies, CODE_COUNT),
        surroundings=np.zeros(SURROUNDING_ENTRIES, SURROUNDING_DTYPE),
        surroundings_of=zeros(plies, SQUARES),
        letters_held=zeros(2),
        keys=rng.integers(1, 1 << 62, SQUARES * 64),
        rack_keys=rng.integers(1, 1 << 62, CODE_COUNT),
        buckets=zeros(BUCKETS),
        states=np.zeros(1, STATE_DTYPE),
    )


@jit_kernel
def set_root(stack: SearchStack, cache: LineCache) -> None:
    """Compute the root frame and line keys from the first board and both racks.

    The caller has set the board and the racks.
    """
    frame = stack.frames[0]
    for side in range(2):
        points, tiles, key, held = int64(0), int64(0), int64(0), int64(0)
        for code in range(1, CODE_COUNT):
            number = stack.racks[0, side, code]
            points += number * cache.tile_points[code]
            tiles += number
            key += number * stack.rack_keys[code]
            if number:
                held |= int64(ALL_LETTERS) if code == JOKER_CODE else int64(1) << code
        stack.letters_held[side] = held
        if side == 0:
            frame.mover_points, frame.mover_tiles, frame.mover_key = points, tiles, key
        else:
            frame.opponent_points, frame.opponent_tiles, frame.opponent_key = points, tiles, key
    for line in range(LINES):
        stack.lines[0, 0, line], stack.lines[0, 1, line] = line_keys(
            stack.boards[0], line, stack.letters_held[0], stack.letters_held[1]
        )
    for ply in range(1, MAX_PLIES + 1):
        copy_board(stack.boards[ply], stack.boards[0])
    frame.board_key, frame.first_move, frame.board_ready = 0, 0, 1


@jit_kernel
def reset_frame(frame: EndgameFrame) -> None:
    """Reset a frame for a node that has not been searched yet."""
    frame.best, frame.best_move, frame.best_solved, frame.all_solved = -INFINITY, NO_MOVE, 0, 1
    frame.null_window, frame.out_replies, frame.other_replies, frame.singles_ready = 0, -1, -1, 0


@jit_kernel
def update_best(frame: EndgameFrame, code: int, value: int, solved: int) -> None:
    """Record the value of a move in a frame, and the move itself if it is the best so far."""
    if not solved:
        frame.all_solved = 0
    if value > frame.best:
        frame.best, frame.best_move, frame.best_solved = value, code, solved
