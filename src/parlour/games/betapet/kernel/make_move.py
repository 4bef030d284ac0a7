"""Scoring and laying a single play on a packed board."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import SEPARATOR, int64
from parlour.games.betapet.kernel.line_cache import LineCache
from parlour.games.betapet.kernel.move_code import ALL_PLACES, main_word_ends
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    JOKER_CODE,
    PackedBoard,
    child_node,
    fill_cross_set,
)
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64


@jit_kernel
def move_points(cache: LineCache, board: PackedBoard, counts: Ints64, code: int) -> int:
    """Return the points of an encoded play, or -1 if the play is not legal with this rack."""
    line, places, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
    line_letters, nodes = board.letters[line], cache.generation.nodes
    place = lowest_bit(places)
    while place > 0 and line_letters[place - 1]:
        place -= 1
    node, ends, length, tiles, is_valid, is_connected = int64(0), False, 0, 0, True, False
    main_points, factor, cross_points = int64(0), int64(1), int64(0)
    while place < SIZE and node >= 0 and is_valid:
        if places >> place & 1:
            letter, points = letters & LETTER_MASK, int64(0)
            owned = JOKER_CODE if letters & JOKER_BIT else letter
            if not letters & JOKER_BIT:
                points = cache.tile_points[letter]
            counts[owned] -= 1
            letters >>= TILE_BITS
            tiles += 1
            is_valid = (
                counts[owned] >= 0
                and not line_letters[place]
                and int64(board.cross_sets[line, place]) >> letter & 1 != 0
            )
            is_connected |= board.anchors[line, place] != 0
            main_points += points * board.letter_factors[line, place]
            factor *= board.word_factors[line, place]
            if board.cross_points[line, place] >= 0:
                cross_points += (
                    board.cross_points[line, place] + points * board.letter_factors[line, place]
                ) * board.word_factors[line, place]
        elif line_letters[place]:
            letter = int64(line_letters[place])
            main_points += board.tile_points[line, place]
        else:
            break
        if length == 1:
            node = child_node(nodes, node, SEPARATOR)
        if node >= 0:
            ends = (nodes[node + 1] >> letter) & 1 != 0
            node = child_node(nodes, node, letter)
        length += 1
        place += 1
    complete = place == SIZE or not (line_letters[place] or places >> place & 1)
    letters = code
    for _ in range(tiles):
        counts[JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK] += 1
        letters >>= TILE_BITS
    if not (
        is_valid
        and is_connected
        and complete
        and ends
        and node >= 0
        and length > 1
        and places >> place == 0
    ):
        return int64(-1)
    return main_points * factor + cross_points + (BINGO_POINTS if tiles == RACK_SIZE else 0)


@jit_kernel
def make_move(board: PackedBoard, cache: LineCache, code: int) -> int:
    """Lay the tiles of an encoded play and update the cross sets around them.

    Returns:
        The lines that the play changed, as bits.
    """
    line, places, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
    first, last = main_word_ends(board.letters[line], places)
    changed = int64(1) << line
    remaining = places
    while remaining:
        place = lowest_bit(remaining)
        remaining &= remaining - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        letter, points = letters & LETTER_MASK, int64(0)
        if not letters & JOKER_BIT:
            points = cache.tile_points[letter]
        letters >>= TILE_BITS
        for run_line, spot in ((line, place), (other, at)):
            board.letters[run_line, spot] = letter
            board.tile_points[run_line, spot] = points
            board.cross_sets[run_line, spot] = ALL_LETTERS
            board.cross_points[run_line, spot] = -1
            board.anchors[run_line, spot] = 0
        changed |= int64(1) << other
    for place in (first, last):
        if 0 <= place < SIZE:
            other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
            fill_cross_set(board, cache.generation.nodes, other, at)
            board.anchors[line, place] = 1
            changed |= int64(1) << other
    remaining = places
    while remaining:
        place = lowest_bit(remaining)
        remaining &= remaining - 1
        other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
        letters = board.letters[other]
        for step in (-1, 1):
            spot = at + step
            while 0 <= spot < SIZE and letters[spot]:
                spot += step
            if 0 <= spot < SIZE:
                parallel = spot if line < SIZE else SIZE + spot
                fill_cross_set(board, cache.generation.nodes, parallel, place)
                board.anchors[other, spot] = 1
                changed |= int64(1) << parallel
    return changed
