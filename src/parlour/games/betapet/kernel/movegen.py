"""Generates all plays along the GADDAG, from each anchor leftwards and then right (Gordon 1994)."""

from __future__ import annotations

from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    ANCHOR,
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
from parlour.games.betapet.kernel.word_walk import int64
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers

FRAME_SIZE = 12
"""A frame of the generation's stack: node, place, rightwards, letters still to try, joker letters still to try, main sum, word factor,
crossing sum, leave, tiles, tiles left of or on the anchor, and the tile that led here."""

PLAY_LINE, PLAY_POINTS, PLAY_EQUITY, PLAY_LEAVE, PLAY_TILES, PLAY_STRIP = 0, 1, 2, 3, 4, 5
PLAY_SIZE = PLAY_STRIP + SIZE
"""A play: its line, points, equity, leave, number of tiles, and for each place of the line the code laid there (negative: a joker; 0: none)."""

STACK_SIZE, BITS_SIZE = 16 * FRAME_SIZE, 32 * 8


@jit_kernel
def fill_tile_bits(counts: Ints64, bits: Ints64) -> None:
    """Fill in, for each letter code and how many of it are left, the bit of the tile that goes next (shape BITS: 32 x 8, flat)."""
    place = 0
    for code in range(32):
        for number in range(1, counts[code] + 1):
            bits[code * 8 + number] = 1 << place
            place += 1


@jit_kernel
def generate_plays(
    squares: PackedBoard,
    line: int,
    anchor: int,
    limit: int,
    nodes: Ints32,
    counts: Ints64,
    tile_points: Ints64,
    bits: Ints64,
    leaves: Ints64,
    stack: Ints64,
    found: Ints64,
    count: int,
) -> int:
    """Generate the plays through one anchor of a line and none before it; return how many plays are found now.

    `limit` is the anchor before it in the line (-1: none). `counts` and `tile_points` are by letter code (shape CODES), `bits`
    by `fill_tile_bits`, `leaves` by subsets (thousandths of a point). `found` receives plays of PLAY numbers each behind the `count`
    that are there.
    """
    letters, face, allowed = (
        squares[LETTER, line],
        squares[TILE_POINTS, line],
        squares[CROSS_SET, line],
    )
    beside, letter_up, word_up = (
        squares[CROSS_POINTS, line],
        squares[LETTER_FACTOR, line],
        squares[WORD_FACTOR, line],
    )
    strip = local_integers(SIZE)
    strip[:] = 0
    rack_mask = int64(0)
    tiles = 0
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= int64(1) << code
    jokers = counts[JOKER_CODE]
    down = line >= SIZE

    depth = 0
    node, place, right, main, factor, extra = (
        int64(0),
        int64(anchor),
        0,
        int64(0),
        int64(1),
        int64(0),
    )
    leave, used, left, tile, ends = int64((1 << tiles) - 1), 0, 0, int64(0), False
    while True:
        # Enter a frame: pass the letters that lie there, note a complete word, and see what may be laid next.
        alive = True
        if right:
            while place < SIZE and letters[place]:
                mask, bit = int64(nodes[node]), int64(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[node + 1] >> letters[place]) & 1 != 0
                node = int64(nodes[node + 2 + popcount(mask & (bit - 1))])
                main += face[place]
                place += 1
        else:
            while place >= 0 and letters[place]:
                mask, bit = int64(nodes[node]), int64(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[node + 1] >> letters[place]) & 1 != 0
                node = int64(nodes[node + 2 + popcount(mask & (bit - 1))])
                main += face[place]
                place -= 1
        choices, jokers_choices = int64(0), int64(0)
        if alive:
            complete = ends and (right or anchor == SIZE - 1 or not letters[anchor + 1])
            # A single tile with words in both directions is one play, found across. Plays beyond the room there is are passed over;
            # generation itself goes on, so that the rack is whole afterwards.
            if (
                complete
                and used
                and not (down and used == 1 and beside[anchor] >= 0)
                and (count + 1) * PLAY_SIZE <= len(found)
            ):
                points = main * factor + extra + (BINGO_POINTS if used == RACK_SIZE else 0)
                at = count * PLAY_SIZE
                found[at], found[at + 1], found[at + 2] = (
                    line,
                    points,
                    points * POINT + leaves[leave],
                )
                found[at + 3], found[at + 4] = leave, used
                for spot in range(SIZE):
                    found[at + PLAY_STRIP + spot] = strip[spot]
                count += 1
            mask = int64(nodes[node])
            if right:
                open_place = place < SIZE and used < tiles
            else:
                open_place = place >= 0 and place > limit and used < tiles
                if mask & 1 and used:
                    choices = int64(1)
            if open_place:
                fitting = mask & allowed[place]
                choices |= fitting & rack_mask
                if jokers:
                    jokers_choices = fitting & ALL_LETTERS
        at = depth * FRAME_SIZE
        stack[at], stack[at + 1], stack[at + 2], stack[at + 3], stack[at + 4], stack[at + 5] = (
            node,
            place,
            right,
            choices,
            jokers_choices,
            main,
        )
        (
            stack[at + 6],
            stack[at + 7],
            stack[at + 8],
            stack[at + 9],
            stack[at + 10],
            stack[at + 11],
        ) = factor, extra, leave, used, left, tile
        # Go back to the last step with something left to try.
        while True:
            at = depth * FRAME_SIZE
            choices, jokers_choices = stack[at + 3], stack[at + 4]
            if choices or jokers_choices:
                break
            tile = stack[at + 11]
            if tile:
                came = stack[at - FRAME_SIZE + 1]
                strip[came] = 0
                if tile < 0:
                    counts[JOKER_CODE] += 1
                    jokers += 1
                else:
                    counts[tile] += 1
                    rack_mask |= int64(1) << tile
            depth -= 1
            if depth < 0:
                return count
        node, place, right, main = stack[at], stack[at + 1], stack[at + 2], stack[at + 5]
        factor, extra, leave, used, left = (
            stack[at + 6],
            stack[at + 7],
            stack[at + 8],
            stack[at + 9],
            stack[at + 10],
        )
        mask = int64(nodes[node])
        depth += 1
        if choices & 1:
            stack[at + 3] = choices & ~int64(1)
            node = int64(nodes[node + 2])
            place, right, tile, ends = int64(anchor + 1), 1, int64(0), False
            continue
        if choices:
            code = lowest_bit(choices)
            stack[at + 3] = choices & (choices - 1)
            leave ^= bits[8 * code + counts[code]]
            counts[code] -= 1
            if counts[code] == 0:
                rack_mask &= ~(int64(1) << code)
            tile, value = code, tile_points[code] * letter_up[place]
            strip[place] = code
        else:
            code = lowest_bit(jokers_choices)
            stack[at + 4] = jokers_choices & (jokers_choices - 1)
            leave ^= bits[8 * JOKER_CODE + counts[JOKER_CODE]]
            counts[JOKER_CODE] -= 1
            jokers -= 1
            tile, value = int64(-code), int64(0)
            strip[place] = -code
        main += value
        factor *= word_up[place]
        if beside[place] >= 0:
            extra += (beside[place] + value) * word_up[place]
        bit = int64(1) << code
        ends = (nodes[node + 1] >> code) & 1 != 0
        node = int64(nodes[node + 2 + popcount(mask & (bit - 1))])
        used += 1
        if right:
            place += 1
        else:
            left += 1
            place -= 1


@jit_kernel
def write_all_plays(
    squares: PackedBoard,
    nodes: Ints32,
    counts: Ints64,
    tile_points: Ints64,
    leaves: Ints64,
    found: Ints64,
) -> int:
    """Fill `found` (n x PLAY numbers, flat) with every play, each once, and return their number; where `found` is full, the rest is left out."""
    bits, stack = local_integers(BITS_SIZE), local_integers(STACK_SIZE)
    fill_tile_bits(counts, bits)
    count = 0
    held = int64(ALL_LETTERS) if counts[JOKER_CODE] else int64(0)
    for code in range(1, JOKER_CODE):
        if counts[code]:
            held |= int64(1) << code
    for line in range(LINES):
        limit = -1
        for anchor in range(SIZE):
            if squares[ANCHOR, line, anchor]:
                if squares[CROSS_SET, line, anchor] & held:
                    count = generate_plays(
                        squares,
                        line,
                        anchor,
                        limit,
                        nodes,
                        counts,
                        tile_points,
                        bits,
                        leaves,
                        stack,
                        found,
                        count,
                    )
                limit = anchor
    return count
