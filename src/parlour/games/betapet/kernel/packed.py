"""The packed board, with every line in both directions and its cross sets, and packed racks.

Cross sets: Appel and Jacobson, *The World's Fastest Scrabble Program*, CACM 31, 1988.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol, cast

import numpy as np

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.records import record_dtype
from parlour.games.betapet.rules.board import (
    EMPTY,
    LETTER_TIMES,
    SIZE,
    START_SQUARE,
    WORD_TIMES,
    Board,
)
from parlour.games.betapet.rules.tiles import JOKER
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import copy_into

LINES = 2 * SIZE
"""The number of lines: 0 to 14 are rows, read across; 15 to 29 are columns, read down."""

ALL_LETTERS = 2**31 - 2
"""The cross set that allows every letter; bit 0 is the separator of the GADDAG."""

CODE_COUNT = 32
"""The number of letter codes, including 0 (no letter) and the joker."""

JOKER_CODE = 31
"""The letter code of a joker."""


class PackedBoard(Protocol):
    """A board as a record of planes of shape (LINES, SIZE).

    Every square is stored twice: in its row and in its column.
    """

    letters: Ints32
    """The letter code of the tile, 0 if the square is empty."""

    tile_points: Ints32
    """The points of the tile."""

    cross_sets: Ints32
    """The letters that make a word across the line, as bits by letter code."""

    cross_points: Ints32
    """The points of the adjacent tiles across the line; -1 if there are none."""

    anchors: Ints32
    """1 for an anchor, an empty square of which a play must cover at least one; otherwise 0."""

    letter_factors: Ints32
    """The factor by which the premium of the square multiplies the tile."""

    word_factors: Ints32
    """The factor by which the premium of the square multiplies the word."""


BOARD_DTYPE = record_dtype(PackedBoard, np.int32, (LINES, SIZE))


def new_board() -> PackedBoard:
    """Return an empty packed board without premiums, cross sets or anchors."""
    return cast(PackedBoard, np.zeros(1, BOARD_DTYPE)[0])


def pack_squares(
    board: Board, premiums: str, codes: Mapping[str, int], values: Mapping[str, int]
) -> PackedBoard:
    """Convert a board to a packed board without cross sets and anchors.

    Args:
        board: The letters by square.
        premiums: The premium marks by square.
        codes: Letter codes by letter.
        values: Points by letter.
    """
    # Jokers, which are in lower case, have negative codes here.
    signed = {EMPTY: 0} | {letter.lower(): -code for letter, code in codes.items()} | dict(codes)
    squares = both_directions([signed[letter] for letter in board])
    planes = np.zeros(1, BOARD_DTYPE)[0]
    planes["letters"] = np.abs(squares)
    planes["tile_points"] = points_by_code(codes, values)[np.maximum(squares, 0)]
    planes["letter_factors"], planes["word_factors"] = premium_factors(premiums)
    return cast(PackedBoard, planes)


def both_directions(numbers: Sequence[int]) -> Ints32:
    """Return a plane of a board from the numbers of its squares, row by row."""
    rows = np.array(numbers, np.int32).reshape(SIZE, SIZE)
    return np.concatenate((rows, rows.T))


@lru_cache(maxsize=1 << 8)
def premium_factors(premiums: str) -> tuple[Ints32, Ints32]:
    """Return the planes of the letter factors and of the word factors of premium marks."""
    return (
        both_directions([LETTER_TIMES.get(mark, 1) for mark in premiums]),
        both_directions([WORD_TIMES.get(mark, 1) for mark in premiums]),
    )


def premium_bytes(board: PackedBoard) -> bytes:
    """Return the premiums of a board as bytes, for comparison."""
    planes = cast(Mapping[str, Ints32], board)
    return planes["letter_factors"].tobytes() + planes["word_factors"].tobytes()


@jit_kernel
def copy_position(target: PackedBoard, source: PackedBoard) -> None:
    """Copy the planes that a play changes; the premiums are not copied."""
    copy_into(target.letters, source.letters)
    copy_into(target.tile_points, source.tile_points)
    copy_into(target.cross_sets, source.cross_sets)
    copy_into(target.cross_points, source.cross_points)
    copy_into(target.anchors, source.anchors)


@jit_kernel
def copy_board(target: PackedBoard, source: PackedBoard) -> None:
    """Copy all planes of a board."""
    copy_position(target, source)
    copy_into(target.letter_factors, source.letter_factors)
    copy_into(target.word_factors, source.word_factors)


def rack_counts(rack: Sequence[str], codes: Mapping[str, int]) -> Ints64:
    """Return the number of tiles of each letter code on a rack, shape (CODE_COUNT,)."""
    counts = np.zeros(CODE_COUNT, np.int64)
    for letter in rack:
        counts[JOKER_CODE if letter == JOKER else codes[letter]] += 1
    return counts


def points_by_code(codes: Mapping[str, int], values: Mapping[str, int]) -> Ints64:
    """Return the points of a tile by letter code, shape (CODE_COUNT,); 0 for unused codes."""
    points = np.zeros(CODE_COUNT, np.int64)
    for letter, code in codes.items():
        points[code] = values.get(letter, 0)
    return points


@jit_kernel
def fill_cross_sets(board: PackedBoard, nodes: Ints32) -> None:
    """Compute the cross sets, cross points and anchors of a board."""
    empty = True
    for line in range(SIZE):
        for place in range(SIZE):
            if board.letters[line, place]:
                empty = False
    for line in range(LINES):
        for place in range(SIZE):
            board.anchors[line, place] = 0
            fill_cross_set(board, nodes, line, place)
    if empty:
        board.anchors[START_SQUARE // SIZE, START_SQUARE % SIZE] = 1
        board.anchors[SIZE + START_SQUARE % SIZE, START_SQUARE // SIZE] = 1


@jit_kernel
def fill_cross_set(board: PackedBoard, nodes: Ints32, line: int, place: int) -> None:
    """Compute the cross set, cross points and anchor of one square of a line."""
    # The crossing word runs along line `other` through place `at`.
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    letters = board.letters[other]
    board.cross_sets[line, place] = ALL_LETTERS
    board.cross_points[line, place] = -1
    if letters[at]:
        board.anchors[line, place] = 0
        return
    before = at > 0 and letters[at - 1] != 0
    after = at < SIZE - 1 and letters[at + 1] != 0
    along = board.letters[line]
    if (
        before
        or after
        or (place > 0 and along[place - 1] != 0)
        or (place < SIZE - 1 and along[place + 1] != 0)
    ):
        board.anchors[line, place] = 1
    if not (before or after):
        return
    total = 0
    node = 0
    known = True
    spot = at - 1
    while spot >= 0 and letters[spot]:
        total += board.tile_points[other, spot]
        if known:
            node = child_node(nodes, node, letters[spot])
            known = node >= 0
        spot -= 1
    first = at + 1
    last = first
    while last < SIZE and letters[last]:
        total += board.tile_points[other, last]
        last += 1
    board.cross_points[line, place] = total
    board.cross_sets[line, place] = 0
    if not known:
        return
    if not before:
        spot = last - 1
        while spot >= first and node >= 0:
            node = child_node(nodes, node, letters[spot])
            spot -= 1
        if node >= 0:
            board.cross_sets[line, place] = nodes[node + 1] & ALL_LETTERS
        return
    node = child_node(nodes, node, 0)
    if node < 0:
        return
    if not after:
        board.cross_sets[line, place] = nodes[node + 1] & ALL_LETTERS
        return
    allowed = 0
    for code in range(1, JOKER_CODE):
        inner = child_node(nodes, node, code)
        spot = first
        while inner >= 0 and spot < last - 1:
            inner = child_node(nodes, inner, letters[spot])
            spot += 1
        if inner >= 0 and (nodes[inner + 1] >> letters[last - 1]) & 1:
            allowed |= 1 << code
    board.cross_sets[line, place] = allowed


@jit_kernel
def child_node(nodes: Ints32, node: int, code: int) -> int:
    """Return the child of a GADDAG node for a letter code, or -1 if there is none."""
    mask = int64(nodes[node])
    bit = int64(1) << code
    if not mask & bit:
        return -1
    return int64(nodes[node + 2 + popcount(mask & (bit - 1))])
