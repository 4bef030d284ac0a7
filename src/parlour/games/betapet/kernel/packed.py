"""A position as arrays: every line of a board in both directions, with its cross sets (Appel and Jacobson, CACM 31, 1988), and a rack as counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.rules.board import (
    LETTER_TIMES,
    SIZE,
    SQUARES,
    START_SQUARE,
    WORD_TIMES,
    Board,
)
from parlour.games.betapet.rules.tiles import JOKER, is_joker, natural_letter
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints32, Ints64

LINES = 2 * SIZE
"""Rows 0 to 14 are read across, lines 15 to 29 are the columns read down."""

LETTER, TILE_POINTS, CROSS_SET, CROSS_POINTS, ANCHOR, LETTER_FACTOR, WORD_FACTOR = range(7)
"""The planes of a board. Of each square of each line: its letter code (0: free), the points of the tile there, the codes that make
a crossing word (as bits), the points of the letters beside it across the line (-1: none stand there), whether it is an anchor (a free
square of which a play must cover one), and how many times a premium counts a tile and a word."""

PLANE_COUNT = 7

CHANGING_PLANES = 5
"""So many planes, the first, are changed by a play."""

ALL_LETTERS = 2**31 - 2
"""The cross set that allows every letter; bit 0, the separator, is none."""

CODE_COUNT = 32
"""Room for letter codes; the last is the joker's."""

JOKER_CODE = 31

PackedBoard = Ints32
"""A packed board: int32, shape (PLANES, LINES, SIZE)."""


def pack_squares(
    board: Board, premiums: str, codes: Mapping[str, int], values: Mapping[str, int]
) -> PackedBoard:
    """Return a packed board, its cross sets and anchors not yet filled in; `codes` and `values` are by letter."""
    found = np.zeros((PLANE_COUNT, LINES, SIZE), np.int32)
    for square in range(SQUARES):
        letter = board[square]
        mark = premiums[square]
        row, column = divmod(square, SIZE)
        for line, place in ((row, column), (SIZE + column, row)):
            if letter:
                found[LETTER, line, place] = codes[natural_letter(letter)]
                found[TILE_POINTS, line, place] = 0 if is_joker(letter) else values[letter]
            found[LETTER_FACTOR, line, place] = LETTER_TIMES.get(mark, 1)
            found[WORD_FACTOR, line, place] = WORD_TIMES.get(mark, 1)
    return found


def rack_counts(rack: Sequence[str], codes: Mapping[str, int]) -> Ints64:
    """Return how many of each letter code a rack holds (int64, shape CODES), jokers last."""
    found = np.zeros(CODE_COUNT, np.int64)
    for letter in rack:
        found[JOKER_CODE if letter == JOKER else codes[letter]] += 1
    return found


def points_by_code(codes: Mapping[str, int], values: Mapping[str, int]) -> Ints64:
    """Return the points of a tile of each letter code (int64, shape CODES); letters that no tile has count nothing."""
    found = np.zeros(CODE_COUNT, np.int64)
    for letter, code in codes.items():
        found[code] = values.get(letter, 0)
    return found


@jit_kernel
def fill_cross_sets(squares: PackedBoard, nodes: Ints32) -> None:
    """Fill in the cross sets, their points and the anchors of a whole board."""
    empty = True
    for line in range(SIZE):
        for place in range(SIZE):
            if squares[LETTER, line, place]:
                empty = False
    for line in range(LINES):
        for place in range(SIZE):
            squares[ANCHOR, line, place] = 0
            fill_cross_set(squares, nodes, line, place)
    if empty:
        squares[ANCHOR, START_SQUARE // SIZE, START_SQUARE % SIZE] = 1
        squares[ANCHOR, SIZE + START_SQUARE % SIZE, START_SQUARE // SIZE] = 1


@jit_kernel
def fill_cross_set(squares: PackedBoard, nodes: Ints32, line: int, place: int) -> None:
    """Fill in one square of one line: its crossing word runs along line `other` through place `at`."""
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    letters = squares[LETTER, other]
    squares[CROSS_SET, line, place] = ALL_LETTERS
    squares[CROSS_POINTS, line, place] = -1
    if letters[at]:
        squares[ANCHOR, line, place] = 0
        return
    before = at > 0 and letters[at - 1] != 0
    after = at < SIZE - 1 and letters[at + 1] != 0
    along = squares[LETTER, line]
    if (
        before
        or after
        or (place > 0 and along[place - 1] != 0)
        or (place < SIZE - 1 and along[place + 1] != 0)
    ):
        squares[ANCHOR, line, place] = 1
    if not (before or after):
        return
    total = 0
    node = 0
    known = True
    spot = at - 1
    while spot >= 0 and letters[spot]:
        total += squares[TILE_POINTS, other, spot]
        if known:
            node = child_node(nodes, node, letters[spot])
            known = node >= 0
        spot -= 1
    first = at + 1
    last = first
    while last < SIZE and letters[last]:
        total += squares[TILE_POINTS, other, last]
        last += 1
    squares[CROSS_POINTS, line, place] = total
    squares[CROSS_SET, line, place] = 0
    if not known:
        return
    if not before:
        spot = last - 1
        while spot >= first and node >= 0:
            node = child_node(nodes, node, letters[spot])
            spot -= 1
        if node >= 0:
            squares[CROSS_SET, line, place] = nodes[node + 1] & ALL_LETTERS
        return
    node = child_node(nodes, node, 0)
    if node < 0:
        return
    if not after:
        squares[CROSS_SET, line, place] = nodes[node + 1] & ALL_LETTERS
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
    squares[CROSS_SET, line, place] = allowed


@jit_kernel
def child_node(nodes: Ints32, node: int, code: int) -> int:
    """Return the node of the GADDAG that a letter leads to from this one, or -1."""
    mask = int64(nodes[node])
    bit = int64(1) << code
    if not mask & bit:
        return -1
    return int64(nodes[node + 2 + popcount(mask & (bit - 1))])
