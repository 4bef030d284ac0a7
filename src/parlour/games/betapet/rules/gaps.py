"""Gaps: empty squares next to letters of a line, and the letters that form words in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from parlour.games.betapet.rules.board import EMPTY, SIZE, SQUARES, Board
from parlour.games.betapet.rules.lexicon import Node, WordGraph

ROWS = tuple(range(first, first + SIZE) for first in range(0, SQUARES, SIZE))
"""The squares of each row."""

COLUMNS = tuple(range(first, SQUARES, SIZE) for first in range(SIZE))
"""The squares of each column."""

Codes = bytes
"""The letter codes of some squares in order, 0 for an empty square."""

Gap = tuple[Codes, Codes]
"""The letters directly before and after an empty square in a line, at least one in total."""


def board_codes(board: Board, lexicon: WordGraph) -> Codes:
    """Return the letter codes of all squares; a joker has the code of its letter."""
    codes = {EMPTY: 0}
    for letter, code in lexicon.codes.items():
        codes[letter] = codes[letter.lower()] = code
    return bytes([codes[letter] for letter in board])


def line_codes(codes: Codes, squares: range) -> Codes:
    """Return the letter codes of a line of the board."""
    return codes[squares.start : squares.stop : squares.step]


def board_gaps(codes: Codes, lines: Sequence[range]) -> dict[int, Gap]:
    """Return the gaps of all rows or of all columns, by square."""
    return {
        squares[place]: gap
        for squares in lines
        for place, gap in line_gaps(line_codes(codes, squares)).items()
    }


@lru_cache(maxsize=1 << 12)
def line_gaps(line: Codes) -> dict[int, Gap]:
    r"""Return the gaps of a line, by place.

    Results are cached, since a play changes few lines of a board.

    >>> line_gaps(bytes((0, 0, 3, 1, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0)))[4]
    (b'\x03\x01', b'\x14')
    """
    gaps, before = {}, b""
    for place in range(SIZE):
        if line[place]:
            before += line[place : place + 1]
            continue
        after = line[place + 1 :].partition(b"\0")[0]
        if before or after:
            gaps[place] = (before, after)
        before = b""
    return gaps


@lru_cache(maxsize=1 << 14)
def fitting_codes(lexicon: WordGraph, gap: Gap) -> int:
    """Return the codes of the letters that form a word in a gap, as bits."""
    before, after = gap
    fitting = 0
    for code, (node, accepts) in lexicon.nodes[node_after(lexicon, before)].items():
        for follower in after:
            node, accepts = lexicon.nodes[node].get(follower, (0, False))
        if accepts:
            fitting |= 1 << code
    return fitting


def node_after(lexicon: WordGraph, letters: Codes) -> Node:
    """Return the node that letters lead to from the root, 0 if they begin no word."""
    node = lexicon.root
    for code in letters:
        node = lexicon.nodes[node].get(code, (0, False))[0]
    return node
