"""What a move that keeps one tile or two can win at most: no more than against somebody who only passes from then on."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_beside import (
    BOTH_AT_ONCE,
    FIRST_ALONE,
    FIRST_LAST,
    SECOND_ALONE,
    SECOND_LAST,
    fill_points_beside,
    max_points_beside,
)
from parlour.games.betapet.kernel.endgame_near import (
    ALONE,
    BOTH,
    LAST,
    max_points_near,
    points_near,
)
from parlour.games.betapet.kernel.endgame_stack import (
    ALONE_FOUND,
    CHAINS_FOUND,
    END_MOVE,
    FIRST_MOVE,
    THEIR_POINTS,
    SearchStack,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import INFINITY, LineCache
from parlour.games.betapet.kernel.make_move import make_move
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
    points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.packed import CHANGING_PLANES, CODE_COUNT, JOKER_CODE
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import copy_into, local_integers


@jit_kernel
def first_tile(letters: int) -> int:
    """Return the code on a rack of the first tile in the letters of a play."""
    return int64(JOKER_CODE) if letters & JOKER_BIT else int64(letters & LETTER_MASK)


@jit_kernel
def fill_single_plays(stack: SearchStack, ply: int) -> None:
    """Fill in the most points that each tile of the mover makes as a play of its own, and each two of them; -INFINITY: none.

    All moves of the node are listed.
    """
    frame, counts, singles, pairs = (
        stack.frames[ply],
        stack.racks[ply, 0],
        stack.singles[ply],
        stack.pairs[ply],
    )
    for letter in range(CODE_COUNT):
        if counts[letter]:
            singles[letter] = -INFINITY
            pairs[letter] = -INFINITY
    for place in range(frame[FIRST_MOVE], frame[END_MOVE]):
        code, info = stack.codes[place], stack.infos[place]
        if tiles_in(info) == 1:
            letter = first_tile(code)
            singles[letter] = max(singles[letter], points_in(info))
        elif tiles_in(info) == 2:
            letter, other = first_tile(code), first_tile(code >> TILE_BITS)
            pairs[letter, other] = pairs[other, letter] = max(pairs[letter, other], points_in(info))
    frame[ALONE_FOUND], frame[CHAINS_FOUND] = 1, 0


@jit_kernel
def fill_chains(stack: SearchStack, ply: int, tile_points: Ints64) -> None:
    """Fill in the most points of one tile in a play of its own and then of any other beside it (`chains`), and what is around each (`near_of`)."""
    frame, counts, chains, value = (
        stack.frames[ply],
        stack.racks[ply, 0],
        stack.chains[ply],
        int64(0),
    )
    stack.near_of[ply] = -1
    for letter in range(CODE_COUNT):
        if counts[letter]:
            chains[letter] = -INFINITY
            value = max(value, tile_points[letter])
    for place in range(frame[FIRST_MOVE], frame[END_MOVE]):
        code, info = stack.codes[place], stack.infos[place]
        if tiles_in(info) == 1:
            letter, square = first_tile(code), single_square(code)
            if stack.near_of[ply, square] < 0:
                stack.near_of[ply, square] = points_near(stack, ply, square, value)
            alone = max_points_near(stack.near_of[ply, square], ALONE)
            if alone >= 0:
                chains[letter] = max(chains[letter], points_in(info) + alone)
    frame[CHAINS_FOUND] = 1


@jit_kernel
def single_square(code: int) -> int:
    """Return the square of a play of one tile."""
    line, place = code >> LINE_AT, lowest_bit(code >> STRIP_AT & ALL_PLACES)
    return line * SIZE + place if line < SIZE else place * SIZE + line - SIZE


@jit_kernel
def one_tile_limit(
    stack: SearchStack, ply: int, held: int, tile_points: Ints64, code: int, info: int, low: int
) -> int:
    """Return what a move that keeps one tile of the rack wins at most to the end of the game; INFINITY where that is clearly more than `low`.

    `held` is the sum of the letter codes of the rack. Against somebody who only passes the last tile is laid for what it makes where the
    move changes nothing (`singles`), or beside the move for no more than any letters would make there; or it is kept.
    """
    letter, letters = held, code
    for _ in range(tiles_in(info)):
        letter -= first_tile(letters)
        letters >>= TILE_BITS
    value, points, theirs = tile_points[letter], points_in(info), stack.frames[ply, THEIR_POINTS]
    most = points + max(stack.singles[ply, letter] + 2 * theirs, theirs - value)
    if most > low:
        return int64(INFINITY)
    return int64(
        max(
            most,
            points + max_points_beside(stack.boards[ply], code, tile_points, letter) + 2 * theirs,
        )
    )


@jit_kernel
def two_tile_limit(
    stack: SearchStack, cache: LineCache, ply: int, code: int, info: int, low: int
) -> int:
    """Return what a move that keeps two tiles wins at most, in the same way.

    Against somebody who only passes they are laid at once or one after the other, or are kept. Where neither lies beside the move nor
    beside the other they make what they make alone (`singles`, `pairs`). The second lies beside the first (`chains`), or beside the move,
    or in one run with a tile that does: that is looked up where it is known well enough (`endgame_near`), else found on the board.
    """
    first, second = _kept_tiles(stack.racks[ply, 0], code, info)
    singles, points, tile_points = stack.singles[ply], points_in(info), cache.tile_points
    value, other, theirs = tile_points[first], tile_points[second], stack.frames[ply, THEIR_POINTS]
    alone, other_alone, out = singles[first], singles[second], 2 * theirs
    most = max(theirs - value - other, alone + theirs - other, other_alone + theirs - value)
    most = points + max(most, alone + other_alone + out, stack.pairs[ply, first, second] + out)
    if most > low:
        return int64(INFINITY)
    if not stack.frames[ply, CHAINS_FOUND]:
        fill_chains(stack, ply, tile_points)
    most = max(most, points + max(stack.chains[ply, first], stack.chains[ply, second]) + out)
    if most > low:
        return int64(INFINITY)
    if tiles_in(info) == 1:
        around = stack.near_of[ply, single_square(code)]
        single, other_single = (
            max(alone, max_points_near(around, ALONE)),
            max(other_alone, max_points_near(around, ALONE)),
        )
        both = max(
            single + other_single,
            max_points_near(around, BOTH),
            max(single, other_single) + max_points_near(around, LAST),
        )
        loose = points + max(single + theirs - other, other_single + theirs - value, both + out)
        if loose <= low:
            return int64(max(most, loose))
    squares, beside = stack.boards[ply + 1], local_integers(5)
    copy_into(squares[:CHANGING_PLANES], stack.boards[ply][:CHANGING_PLANES])
    make_move(squares, cache, code)
    fill_points_beside(squares, code, tile_points, first, second, beside)
    alone, other_alone = max(alone, beside[FIRST_ALONE]), max(other_alone, beside[SECOND_ALONE])
    most = max(
        most,
        points
        + max(alone + theirs - other, other_alone + theirs - value, alone + other_alone + out),
    )
    return int64(
        max(
            most,
            points
            + max(
                other_alone + beside[FIRST_LAST], alone + beside[SECOND_LAST], beside[BOTH_AT_ONCE]
            )
            + out,
        )
    )


@jit_kernel
def _kept_tiles(counts: Ints64, code: int, info: int) -> tuple[int, int]:
    """Return the letter codes of the two tiles that a move keeps; the rack is as it was afterwards."""
    first, second = int64(-1), int64(-1)
    for change in (-1, 1):
        letters = code
        for _ in range(tiles_in(info)):
            counts[first_tile(letters)] += change
            letters >>= TILE_BITS
        if change < 0:
            for letter in range(CODE_COUNT):
                for _ in range(counts[letter]):
                    first, second = second, int64(letter)
    return first, second
