"""Upper bounds of the equity that plays from an anchor can reach: by them the search for the best play leaves most of the board alone.

For each anchor and each number of tiles left and right of it, what any letters could make there is bounded without the list.
"""

from __future__ import annotations

from parlour.games.betapet.kernel.packed import (
    CROSS_POINTS,
    CROSS_SET,
    JOKER_CODE,
    LETTER,
    LETTER_FACTOR,
    LINES,
    TILE_POINTS,
    WORD_FACTOR,
    PackedBoard,
)
from parlour.games.betapet.kernel.shape_queue import bucket_of, push_shape
from parlour.games.betapet.kernel.subracks import HAND_CODE, HAND_POINTS
from parlour.games.betapet.kernel.word_walk import LETTER_HASHES, int64
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import copy_into, local_integers

NO_EQUITY = -(1 << 40)
"""Less than any equity: of what cannot be made."""

FREE, BLOCKED = -1, -2
"""In place of the most points of a square: no word crosses there, or no tile of the rack may lie there."""


@jit_kernel
def fill_point_caps(squares: PackedBoard, hand: Ints64, tiles: int, caps: Ints64) -> None:
    """Fill in the most points that a tile of the rack counts on each square where a word crosses, else FREE or BLOCKED (shape LINES x SIZE)."""
    for line in range(LINES):
        for place in range(SIZE):
            if squares[CROSS_POINTS, line, place] < 0:
                caps[line, place] = FREE
                continue
            caps[line, place] = BLOCKED
            allowed = int64(squares[CROSS_SET, line, place])
            if allowed:
                for tile in range(tiles):
                    if allowed >> hand[HAND_CODE, tile] & 1 or hand[HAND_CODE, tile] == JOKER_CODE:
                        caps[line, place] = hand[HAND_POINTS, tile]
                        break


@jit_kernel
def fill_anchor_bounds(
    squares: PackedBoard,
    line: int,
    anchor: int,
    limit: int,
    caps: Ints64,
    tiles: int,
    hand: Ints64,
    by_tiles: Ints64,
    first: int,
    bounds: Ints64,
    through: Ints64,
    heads: Ints64,
    after: Ints64,
) -> None:
    """Bound the equity that any letters could make in each shape through one anchor of a line, and put the shapes into the queue.

    `limit` is the anchor before it in the line (-1: none), `caps` what `fill_caps` found, `by_tiles` the best leave of each number of tiles
    (thousandths of a point), `first` the number before the shapes. By shape, `bounds` receives the equity bound, `through` the hash sum
    of the letters that such a word runs through; `heads` and `after` are the queue's.
    """
    # Tiles where no word crosses may be any: the factors of their letters are sorted and meet the points of the rack in that order.
    sorted_left, sorted_all = local_integers(8), local_integers(8)
    free_left, capped_left, beside_left, word_left = 0, 0, 0, int64(1)
    points_left, sum_left = int64(0), int64(0)
    place, left = anchor, 0
    while True:
        while place >= 0 and squares[LETTER, line, place]:
            points_left += squares[TILE_POINTS, line, place]
            sum_left += LETTER_HASHES[squares[LETTER, line, place]]
            place -= 1
        if left > 0:
            points, total, free, capped, beside, word = (
                points_left,
                sum_left,
                free_left,
                capped_left,
                beside_left,
                word_left,
            )
            copy_into(sorted_all[:free], sorted_left[:free])
            spot, used = anchor + 1, left
            while True:
                while spot < SIZE and squares[LETTER, line, spot]:
                    points += squares[TILE_POINTS, line, spot]
                    total += LETTER_HASHES[squares[LETTER, line, spot]]
                    spot += 1
                laid = points + capped
                for tile in range(free):
                    laid += sorted_all[tile] * hand[HAND_POINTS, tile]
                equity = (
                    laid * word + beside + (BINGO_POINTS if used == RACK_SIZE else 0)
                ) * POINT + by_tiles[tiles - used]
                number = first + 8 * left + used - left
                bounds[number], through[number] = equity, total
                push_shape(heads, after, number, bucket_of(equity))
                if used == tiles or spot >= SIZE or caps[line, spot] == BLOCKED:
                    break
                factor = int64(squares[LETTER_FACTOR, line, spot])
                if caps[line, spot] == FREE:
                    _insert(sorted_all, free, factor)
                    free += 1
                else:
                    capped += caps[line, spot] * factor
                    beside += (
                        squares[CROSS_POINTS, line, spot] + caps[line, spot] * factor
                    ) * squares[WORD_FACTOR, line, spot]
                word *= squares[WORD_FACTOR, line, spot]
                used += 1
                spot += 1
        if left == tiles or place < 0 or place <= limit or caps[line, place] == BLOCKED:
            break
        factor = int64(squares[LETTER_FACTOR, line, place])
        if caps[line, place] == FREE:
            _insert(sorted_left, free_left, factor)
            free_left += 1
        else:
            capped_left += caps[line, place] * factor
            beside_left += (
                squares[CROSS_POINTS, line, place] + caps[line, place] * factor
            ) * squares[WORD_FACTOR, line, place]
        word_left *= squares[WORD_FACTOR, line, place]
        left += 1
        place -= 1


@jit_kernel
def _insert(factors: Ints64, count: int, factor: int) -> None:
    """Put a factor among `count` sorted ones, the highest first."""
    while count > 0 and factors[count - 1] < factor:
        factors[count] = factors[count - 1]
        count -= 1
    factors[count] = factor
