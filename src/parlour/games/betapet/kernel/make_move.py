"""One play on a packed board: whether it may be made there and what it makes, and making it."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import SEPARATOR, int64
from parlour.games.betapet.kernel.line_cache import LineCache
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
    main_word_ends,
)
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    ANCHOR,
    CROSS_POINTS,
    CROSS_SET,
    JOKER_CODE,
    LETTER,
    LETTER_FACTOR,
    TILE_POINTS,
    WORD_FACTOR,
    child_node,
    fill_cross_set,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints32, Ints64


@jit_kernel
def move_points(cache: LineCache, squares: Ints32, counts: Ints64, code: int) -> int:
    """Return the points of a play by its code, or -1 when it cannot be made here with this rack (`counts`)."""
    line, places, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
    lying, nodes = squares[LETTER, line], cache.nodes
    place = lowest_bit(places)
    while place > 0 and lying[place - 1]:
        place -= 1
    node, ends, length, tiles, held, touching = int64(0), False, 0, 0, True, False
    main, factor, extra = int64(0), int64(1), int64(0)
    while place < SIZE and node >= 0 and held:
        if places >> place & 1:
            letter, value = letters & LETTER_MASK, int64(0)
            owned = JOKER_CODE if letters & JOKER_BIT else letter
            if not letters & JOKER_BIT:
                value = cache.tile_points[letter]
            counts[owned] -= 1
            letters >>= TILE_BITS
            tiles += 1
            held = (
                counts[owned] >= 0
                and not lying[place]
                and int64(squares[CROSS_SET, line, place]) >> letter & 1 != 0
            )
            touching |= squares[ANCHOR, line, place] != 0
            main += value * squares[LETTER_FACTOR, line, place]
            factor *= squares[WORD_FACTOR, line, place]
            if squares[CROSS_POINTS, line, place] >= 0:
                extra += (
                    squares[CROSS_POINTS, line, place] + value * squares[LETTER_FACTOR, line, place]
                ) * squares[WORD_FACTOR, line, place]
        elif lying[place]:
            letter = int64(lying[place])
            main += squares[TILE_POINTS, line, place]
        else:
            break
        if length == 1:
            node = child_node(nodes, node, SEPARATOR)
        if node >= 0:
            ends = (nodes[node + 1] >> letter) & 1 != 0
            node = child_node(nodes, node, letter)
        length += 1
        place += 1
    complete = place == SIZE or not (lying[place] or places >> place & 1)
    letters = code
    for _ in range(tiles):
        counts[JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK] += 1
        letters >>= TILE_BITS
    if not (
        held
        and touching
        and complete
        and ends
        and node >= 0
        and length > 1
        and places >> place == 0
    ):
        return int64(-1)
    return main * factor + extra + (BINGO_POINTS if tiles == RACK_SIZE else 0)


@jit_kernel
def make_move(squares: Ints32, cache: LineCache, code: int) -> int:
    """Lay a play's tiles and bring the cross sets around them up to date; return the lines that changed, as bits."""
    line, places, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
    first, last = main_word_ends(squares[LETTER, line], places)
    changed = int64(1) << line
    left = places
    while left:
        place = lowest_bit(left)
        left &= left - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        letter, face = letters & LETTER_MASK, int64(0)
        if not letters & JOKER_BIT:
            face = cache.tile_points[letter]
        letters >>= TILE_BITS
        for one, spot in ((line, place), (other, at)):
            squares[LETTER, one, spot] = letter
            squares[TILE_POINTS, one, spot] = face
            squares[CROSS_SET, one, spot] = ALL_LETTERS
            squares[CROSS_POINTS, one, spot] = -1
            squares[ANCHOR, one, spot] = 0
        changed |= int64(1) << other
    for place in (first, last):
        if 0 <= place < SIZE:
            other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
            fill_cross_set(squares, cache.nodes, other, at)
            squares[ANCHOR, line, place] = 1
            changed |= int64(1) << other
    left = places
    while left:
        place = lowest_bit(left)
        left &= left - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        beside = squares[LETTER, other]
        for way in (-1, 1):
            spot = at + way
            while 0 <= spot < SIZE and beside[spot]:
                spot += way
            if 0 <= spot < SIZE:
                parallel = spot if line < SIZE else SIZE + spot
                fill_cross_set(squares, cache.nodes, parallel, place)
                squares[ANCHOR, other, spot] = 1
                changed |= int64(1) << parallel
    return changed
