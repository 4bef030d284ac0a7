"""Upper bounds of the equity of plays through an anchor, computed without the word list.

There is one bound for each anchor, number of tiles up to it and number of tiles after it. It holds
for any letters that the rack could lay there. The search for the best play uses the bounds to skip
most of the board.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.betapet.kernel.packed import JOKER_CODE, LINES, PackedBoard
from parlour.games.betapet.kernel.records import RecordArray
from parlour.games.betapet.kernel.shape_queue import (
    BUCKET_COUNT,
    SHAPES_PER_ANCHOR,
    bucket_of,
    push_shape,
)
from parlour.games.betapet.kernel.subracks import HAND_DTYPE, HAND_SIZE
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES, int64
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import copy_into, local_integers

NO_EQUITY = -(1 << 40)
"""A value below any equity, for shapes without a play."""

FREE, BLOCKED = -1, -2
"""The point caps of squares where no word crosses, and of squares where no rack tile fits."""

ANCHOR_COUNT = LINES * SIZE
SHAPE_COUNT = ANCHOR_COUNT * SHAPES_PER_ANCHOR


class ShapeBounds(NamedTuple):
    """The bounds of all shapes, the queue of shapes, and the inputs of the bounds."""

    bounds: Ints64
    """An upper bound of the equity by shape, in thousandths of a point, shape (SHAPE_COUNT,)."""

    makers: Ints64
    """By shape, the hash sum of the letters that the word runs through, shape (SHAPE_COUNT,).

    The search for the best play replaces it with the subracks that make words there, as bits.
    """

    stages: Ints64
    """The step in which each shape was last bounded (best_play.py), shape (SHAPE_COUNT,)."""

    heads: Ints64
    """The first shape of each bucket of the queue, shape (BUCKET_COUNT,)."""

    following: Ints64
    """By shape, the next shape in its bucket, shape (SHAPE_COUNT,)."""

    point_caps: Ints64
    """The maximum points of a rack tile on each square, shape (LINES, SIZE).

    The value is FREE where no word crosses and BLOCKED where no tile fits.
    """

    best_leaves: Ints64
    """By number of tiles, the best value of a leave in thousandths of a point, shape (8,)."""

    hand: RecordArray
    """The rack, HandTile records, shape (HAND_SIZE,)."""


def new_shape_bounds() -> ShapeBounds:
    """Return reusable arrays for the bounds of one board and rack."""
    return ShapeBounds(
        bounds=np.zeros(SHAPE_COUNT, np.int64),
        makers=np.zeros(SHAPE_COUNT, np.int64),
        stages=np.zeros(SHAPE_COUNT, np.int64),
        heads=np.zeros(BUCKET_COUNT, np.int64),
        following=np.zeros(SHAPE_COUNT, np.int64),
        point_caps=np.zeros((LINES, SIZE), np.int64),
        best_leaves=np.zeros(8, np.int64),
        hand=np.zeros(HAND_SIZE, HAND_DTYPE),
    )


@jit_kernel
def fill_point_caps(board: PackedBoard, hand: RecordArray, tiles: int, caps: Ints64) -> None:
    """Compute the maximum points of a rack tile on each square where a word crosses.

    Args:
        board: The board.
        hand: The rack, HandTile records.
        tiles: The number of tiles.
        caps: Output, shape (LINES, SIZE): points where a word crosses, else FREE or BLOCKED.
    """
    for line in range(LINES):
        for place in range(SIZE):
            if board.cross_points[line, place] < 0:
                caps[line, place] = FREE
                continue
            caps[line, place] = BLOCKED
            allowed = int64(board.cross_sets[line, place])
            if allowed:
                for tile in range(tiles):
                    if allowed >> hand[tile].code & 1 or hand[tile].code == JOKER_CODE:
                        caps[line, place] = hand[tile].points
                        break


@jit_kernel
def fill_anchor_bounds(
    shapes: ShapeBounds, board: PackedBoard, line: int, anchor: int, limit: int, tiles: int
) -> None:
    """Bound the equity of every shape through an anchor, and add the shapes to the queue.

    Args:
        shapes: The bounds; `point_caps`, `best_leaves` and `hand` are filled in.
        board: The board.
        line: The line.
        anchor: The place of the anchor in the line.
        limit: The place of the anchor before it in the line, -1 if there is none.
        tiles: The number of tiles on the rack.
    """
    caps, hand = shapes.point_caps, shapes.hand
    first_shape = (line * SIZE + anchor) * SHAPES_PER_ANCHOR
    # Where no word crosses, any tile may be laid. The bound therefore pairs the sorted factors of
    # those squares with the sorted points of the rack.
    sorted_left, sorted_all = local_integers(8), local_integers(8)
    free_left, capped_left, crossing_left, word_left = 0, 0, 0, int64(1)
    points_left, sum_left = int64(0), int64(0)
    place, left = anchor, 0
    while True:
        while place >= 0 and board.letters[line, place]:
            points_left += board.tile_points[line, place]
            sum_left += LETTER_HASHES[board.letters[line, place]]
            place -= 1
        if left > 0:
            points, total, free, capped, crossing, word = (
                points_left,
                sum_left,
                free_left,
                capped_left,
                crossing_left,
                word_left,
            )
            copy_into(sorted_all[:free], sorted_left[:free])
            spot, used = anchor + 1, left
            while True:
                while spot < SIZE and board.letters[line, spot]:
                    points += board.tile_points[line, spot]
                    total += LETTER_HASHES[board.letters[line, spot]]
                    spot += 1
                laid = points + capped
                for tile in range(free):
                    laid += sorted_all[tile] * hand[tile].points
                equity = (
                    laid * word + crossing + (BINGO_POINTS if used == RACK_SIZE else 0)
                ) * POINT + shapes.best_leaves[tiles - used]
                shape = first_shape + 8 * left + used - left
                shapes.bounds[shape], shapes.makers[shape] = equity, total
                push_shape(shapes.heads, shapes.following, shape, bucket_of(equity))
                if used == tiles or spot >= SIZE or caps[line, spot] == BLOCKED:
                    break
                factor = int64(board.letter_factors[line, spot])
                if caps[line, spot] == FREE:
                    _insert(sorted_all, free, factor)
                    free += 1
                else:
                    capped += caps[line, spot] * factor
                    crossing += (
                        board.cross_points[line, spot] + caps[line, spot] * factor
                    ) * board.word_factors[line, spot]
                word *= board.word_factors[line, spot]
                used += 1
                spot += 1
        if left == tiles or place < 0 or place <= limit or caps[line, place] == BLOCKED:
            break
        factor = int64(board.letter_factors[line, place])
        if caps[line, place] == FREE:
            _insert(sorted_left, free_left, factor)
            free_left += 1
        else:
            capped_left += caps[line, place] * factor
            crossing_left += (
                board.cross_points[line, place] + caps[line, place] * factor
            ) * board.word_factors[line, place]
        word_left *= board.word_factors[line, place]
        left += 1
        place -= 1


@jit_kernel
def _insert(factors: Ints64, count: int, factor: int) -> None:
    """Insert a factor into `count` factors sorted from the highest to the lowest."""
    while count > 0 and factors[count - 1] < factor:
        factors[count] = factors[count - 1]
        count -= 1
    factors[count] = factor
