"""Upper bounds of the points that a move can still win if it keeps one or two tiles.

They assume that the opponent passes from then on.
"""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_adjacent import (
    BOTH_AT_ONCE,
    FIRST_ALONE,
    FIRST_LAST,
    SECOND_ALONE,
    SECOND_LAST,
    RackTile,
    fill_adjacent_points,
    max_adjacent_points,
)
from parlour.games.betapet.kernel.endgame_stack import (
    SearchStack,
)
from parlour.games.betapet.kernel.endgame_surroundings import (
    ALONE,
    BOTH,
    LAST,
    max_points_near,
    points_near,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import INFINITY, LineCache
from parlour.games.betapet.kernel.make_move import make_move
from parlour.games.betapet.kernel.move_code import ALL_PLACES, points_in, tiles_in
from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE, copy_position
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers


@jit_kernel
def first_tile(letters: int) -> int:
    """Return the letter code of the first tile in the packed letters of a play, or JOKER_CODE."""
    return int64(JOKER_CODE) if letters & JOKER_BIT else int64(letters & LETTER_MASK)


@jit_kernel
def fill_single_plays(stack: SearchStack, ply: int) -> None:
    """Compute the maximum points of plays of one tile (`singles`) and of two tiles (`pairs`).

    The value is -INFINITY if there is no such play. All moves of the node must be listed.
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
    for index in range(frame.first_move, frame.end_move):
        code, info = stack.codes[index], stack.infos[index]
        if tiles_in(info) == 1:
            letter = first_tile(code)
            singles[letter] = max(singles[letter], points_in(info))
        elif tiles_in(info) == 2:
            letter, other = first_tile(code), first_tile(code >> TILE_BITS)
            pairs[letter, other] = pairs[other, letter] = max(pairs[letter, other], points_in(info))
    frame.singles_ready, frame.chains_ready = 1, 0


@jit_kernel
def fill_chains(stack: SearchStack, ply: int, tile_points: Ints64) -> None:
    """Compute the maximum points of a tile laid alone and another laid next to it (`chains`).

    Also computes the maximum points around each square (`surroundings_of`).
    """
    frame, counts, chains, value = (
        stack.frames[ply],
        stack.racks[ply, 0],
        stack.chains[ply],
        int64(0),
    )
    stack.surroundings_of[ply] = -1
    for letter in range(CODE_COUNT):
        if counts[letter]:
            chains[letter] = -INFINITY
            value = max(value, tile_points[letter])
    for index in range(frame.first_move, frame.end_move):
        code, info = stack.codes[index], stack.infos[index]
        if tiles_in(info) == 1:
            letter, square = first_tile(code), single_square(code)
            if stack.surroundings_of[ply, square] < 0:
                stack.surroundings_of[ply, square] = points_near(stack, ply, square, value)
            alone = max_points_near(stack.surroundings_of[ply, square], ALONE)
            if alone >= 0:
                chains[letter] = max(chains[letter], points_in(info) + alone)
    frame.chains_ready = 1


@jit_kernel
def single_square(code: int) -> int:
    """Return the square of a play of one tile."""
    line, place = code >> LINE_AT, lowest_bit(code >> STRIP_AT & ALL_PLACES)
    return line * SIZE + place if line < SIZE else place * SIZE + line - SIZE


@jit_kernel
def one_tile_limit(
    stack: SearchStack, ply: int, held: int, tile_points: Ints64, code: int, info: int, low: int
) -> int:
    """Return an upper bound of the points that a move can still win if it keeps one tile.

    The opponent is assumed to pass. The player then keeps the last tile or lays it. Away from the
    move it scores at most `singles`; next to the move it scores at most what any letters would
    score there.

    Args:
        stack: The search.
        ply: The ply of the node.
        held: The sum of the letter codes on the rack.
        tile_points: Points by letter code.
        code: The code of the move.
        info: The info of the move.
        low: The lower end of the search window.

    Returns:
        The bound, or INFINITY if it is clearly above `low`.
    """
    letter, letters = held, code
    for _ in range(tiles_in(info)):
        letter -= first_tile(letters)
        letters >>= TILE_BITS
    tile_value, points, opponent_points = (
        tile_points[letter],
        points_in(info),
        stack.frames[ply].opponent_points,
    )
    limit = points + max(
        stack.singles[ply, letter] + 2 * opponent_points, opponent_points - tile_value
    )
    if limit > low:
        return int64(INFINITY)
    return int64(
        max(
            limit,
            points
            + max_adjacent_points(stack.boards[ply], code, tile_points, letter)
            + 2 * opponent_points,
        )
    )


@jit_kernel
def two_tile_limit(
    stack: SearchStack, cache: LineCache, ply: int, code: int, info: int, low: int
) -> int:
    """Return an upper bound of the points that a move can still win if it keeps two tiles.

    The opponent is assumed to pass. The player then lays both tiles in one play, lays one after the
    other, or keeps them. Tiles that are next to neither the move nor each other score at most their
    points alone (`singles`, `pairs`). The second tile may also be next to the first (`chains`),
    next to the move, or in one run with a tile next to the move. Those points are read from
    endgame_surroundings.py if that is precise enough, otherwise from the board.
    """
    first, second = _kept_tiles(stack.racks[ply, 0], code, info)
    singles, points, tile_points = stack.singles[ply], points_in(info), cache.tile_points
    first_points, second_points, opponent_points = (
        tile_points[first],
        tile_points[second],
        stack.frames[ply].opponent_points,
    )
    first_alone, second_alone, out_points = singles[first], singles[second], 2 * opponent_points
    limit = max(
        opponent_points - first_points - second_points,
        first_alone + opponent_points - second_points,
        second_alone + opponent_points - first_points,
    )
    limit = points + max(
        limit, first_alone + second_alone + out_points, stack.pairs[ply, first, second] + out_points
    )
    if limit > low:
        return int64(INFINITY)
    if not stack.frames[ply].chains_ready:
        fill_chains(stack, ply, tile_points)
    limit = max(
        limit, points + max(stack.chains[ply, first], stack.chains[ply, second]) + out_points
    )
    if limit > low:
        return int64(INFINITY)
    if tiles_in(info) == 1:
        around = stack.surroundings_of[ply, single_square(code)]
        best_first, best_second = (
            max(first_alone, max_points_near(around, ALONE)),
            max(second_alone, max_points_near(around, ALONE)),
        )
        both = max(
            best_first + best_second,
            max_points_near(around, BOTH),
            max(best_first, best_second) + max_points_near(around, LAST),
        )
        loose_limit = points + max(
            best_first + opponent_points - second_points,
            best_second + opponent_points - first_points,
            both + out_points,
        )
        if loose_limit <= low:
            return int64(max(limit, loose_limit))
    board, adjacent = stack.boards[ply + 1], local_integers(5)
    copy_position(board, stack.boards[ply])
    make_move(board, cache, code)
    fill_adjacent_points(
        board, code, RackTile(first, first_points), RackTile(second, second_points), adjacent
    )
    first_alone, second_alone = (
        max(first_alone, adjacent[FIRST_ALONE]),
        max(second_alone, adjacent[SECOND_ALONE]),
    )
    limit = max(
        limit,
        points
        + max(
            first_alone + opponent_points - second_points,
            second_alone + opponent_points - first_points,
            first_alone + second_alone + out_points,
        ),
    )
    return int64(
        max(
            limit,
            points
            + max(
                second_alone + adjacent[FIRST_LAST],
                first_alone + adjacent[SECOND_LAST],
                adjacent[BOTH_AT_ONCE],
            )
            + out_points,
        )
    )


@jit_kernel
def _kept_tiles(counts: Ints64, code: int, info: int) -> tuple[int, int]:
    """Return the letter codes of the two tiles that a move keeps; leave the rack unchanged."""
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
