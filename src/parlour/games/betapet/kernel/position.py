"""A board as arrays: every line of both directions, with the letters that crossing words allow and what they add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.kernel.gaddag import Ints32, whole
from parlour.games.betapet.rules.board import LETTER_TIMES, SIZE, SQUARES, START, WORD_TIMES, Board
from parlour.games.betapet.rules.tiles import JOKER, is_joker, natural
from parlour.search.compiled import compiled, population

LINES = 2 * SIZE
"""Rows 0 to 14 are read across, lines 15 to 29 are the columns read down."""

LETTER, FACE, ALLOWED, BESIDE, LETTER_UP, WORD_UP, ANCHOR = range(7)
"""What is known of each square of each line: its letter code (0: free), what that letter counts, the codes a crossing
word allows (as bits), what the letters beside it count (-1: none), the premiums, and whether a play must cover one of these."""

ANYTHING = 2**31 - 2
"""Every letter is allowed; bit 0, the turn, is none."""

CODES = 32
"""Room for letter codes; the last is the joker's."""

JOKER_CODE = 31

Squares = Ints32
"""Shape (7, 30, 15)."""


def squares_of(board: Board, premiums: str, codes: Mapping[str, int], values: Mapping[str, int]) -> Squares:
    """Return the squares of a board, crossing words not yet known."""
    found = np.zeros((7, LINES, SIZE), np.int32)
    for square in range(SQUARES):
        letter = board[square]
        mark = premiums[square]
        row, column = divmod(square, SIZE)
        for line, place in ((row, column), (SIZE + column, row)):
            if letter:
                found[LETTER, line, place] = codes[natural(letter)]
                found[FACE, line, place] = 0 if is_joker(letter) else values[letter]
            found[LETTER_UP, line, place] = LETTER_TIMES.get(mark, 1)
            found[WORD_UP, line, place] = WORD_TIMES.get(mark, 1)
    return found


def counts_of(rack: Sequence[str], codes: Mapping[str, int]) -> npt.NDArray[np.int64]:
    """Return how many of each letter code a rack holds, jokers last."""
    found = np.zeros(CODES, np.int64)
    for letter in rack:
        found[JOKER_CODE if letter == JOKER else codes[letter]] += 1
    return found


def worth_of(codes: Mapping[str, int], values: Mapping[str, int]) -> npt.NDArray[np.int64]:
    """Return what a tile of each letter code counts; letters that no tile has count nothing."""
    found = np.zeros(CODES, np.int64)
    for letter, code in codes.items():
        found[code] = values.get(letter, 0)
    return found


@compiled
def cross(squares: Squares, nodes: Ints32) -> None:
    """Fill in what crossing words allow and add, and the anchors, for a whole board."""
    empty = True
    for line in range(SIZE):
        for place in range(SIZE):
            if squares[LETTER, line, place]:
                empty = False
    for line in range(LINES):
        for place in range(SIZE):
            squares[ANCHOR, line, place] = 0
            cross_at(squares, nodes, line, place)
    if empty:
        squares[ANCHOR, START // SIZE, START % SIZE] = 1
        squares[ANCHOR, SIZE + START % SIZE, START // SIZE] = 1


@compiled
def cross_at(squares: Squares, nodes: Ints32, line: int, place: int) -> None:
    """Fill in one square of one line: the crossing word runs along line `other` through place `at`."""
    other, at = (SIZE + place, line) if line < SIZE else (place, line - SIZE)
    letters = squares[LETTER, other]
    squares[ALLOWED, line, place] = ANYTHING
    squares[BESIDE, line, place] = -1
    if letters[at]:
        squares[ANCHOR, line, place] = 0
        return
    before = at > 0 and letters[at - 1] != 0
    after = at < SIZE - 1 and letters[at + 1] != 0
    along = squares[LETTER, line]
    if before or after or (place > 0 and along[place - 1] != 0) or (place < SIZE - 1 and along[place + 1] != 0):
        squares[ANCHOR, line, place] = 1
    if not (before or after):
        return
    total = 0
    node = 0
    known = True
    spot = at - 1
    while spot >= 0 and letters[spot]:
        total += squares[FACE, other, spot]
        if known:
            node = follow(nodes, node, letters[spot])
            known = node >= 0
        spot -= 1
    first = at + 1
    last = first
    while last < SIZE and letters[last]:
        total += squares[FACE, other, last]
        last += 1
    squares[BESIDE, line, place] = total
    squares[ALLOWED, line, place] = 0
    if not known:
        return
    if not before:
        spot = last - 1
        while spot >= first and node >= 0:
            node = follow(nodes, node, letters[spot])
            spot -= 1
        if node >= 0:
            squares[ALLOWED, line, place] = nodes[node + 1] & ANYTHING
        return
    node = follow(nodes, node, 0)
    if node < 0:
        return
    if not after:
        squares[ALLOWED, line, place] = nodes[node + 1] & ANYTHING
        return
    allowed = 0
    for code in range(1, JOKER_CODE):
        inner = follow(nodes, node, code)
        spot = first
        while inner >= 0 and spot < last - 1:
            inner = follow(nodes, inner, letters[spot])
            spot += 1
        if inner >= 0 and (nodes[inner + 1] >> letters[last - 1]) & 1:
            allowed |= 1 << code
    squares[ALLOWED, line, place] = allowed


@compiled
def follow(nodes: Ints32, node: int, code: int) -> int:
    """Return the node a letter leads to, or -1."""
    mask = whole(nodes[node])
    bit = whole(1) << code
    if not mask & bit:
        return -1
    return whole(nodes[node + 2 + population(mask & (bit - 1))])
