"""Text notation of positions and moves, and numbers for positions.

A position is thirty characters `w`, `b` or `.` with `/` between the levels, a space, and the side
to move. A move is `[source-]cell[xball[xball]]`. The removed balls are a set, written lowest hollow
first: `1b2x1a1x1b2`, `1d4-2a1`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from parlour.core.game import Illegal
from parlour.games.pylos.rules.board import (
    BALLS,
    FULL,
    HOLLOW_INDEX,
    HOLLOWS,
    LEVEL_STARTS,
    covered_hollows,
    supported_hollows,
)

START_POSITION = "................/........./..../. w"
"""The empty board with white to move."""

_MOVE = re.compile(r"(?:(\d[a-d]\d)-)?(\d[a-d]\d)(?:x(\d[a-d]\d))?(?:x(\d[a-d]\d))?")
_CELLS = str.maketrans("012", ".wb")
_BITS = {"w": str.maketrans("wb.", "100"), "b": str.maketrans("wb.", "010")}


def balls_text(white: int, black: int) -> str:
    """Return the balls as thirty characters, without `/` between the levels.

    >>> balls_text(white=0b101, black=0b10)
    'wbw...........................'
    """
    # Binary digits are read as decimal ones, so that each digit of the sum is a cell: 0, 1 or 2.
    digits = int(f"{white:b}") + 2 * int(f"{black:b}")
    return f"{digits:0{HOLLOWS}d}"[::-1].translate(_CELLS)


def parse_balls(drawing: str) -> tuple[int, int]:
    """Return the masks of white and black balls described by thirty characters.

    >>> parse_balls("wbw" + 27 * ".")
    (5, 2)
    """
    reversed_drawing = drawing[::-1]
    return int(reversed_drawing.translate(_BITS["w"]), 2), int(
        reversed_drawing.translate(_BITS["b"]), 2
    )


def position_text(white: int, black: int, mover: int) -> str:
    """Return the notation of a position.

    >>> position_text(white=0b101, black=0b10, mover=1)
    'wbw............./........./..../. b'
    """
    drawing = balls_text(white, black)
    levels = "/".join(drawing[start:end] for start, end in pairwise(LEVEL_STARTS))
    return f"{levels} {'wb'[mover]}"


def parse_position(text: str) -> tuple[int, int, int]:
    """Return the white mask, the black mask and the side to move of a position in notation.

    Raises Illegal `pylos.not-a-position`, also if a ball has no support or a colour has more than
    fifteen balls.

    >>> parse_position("wbw............./........./..../. b")
    (5, 2, 1)
    """
    if not re.fullmatch(r"[wb.]{16}/[wb.]{9}/[wb.]{4}/[wb.] [wb]", text):
        raise Illegal("pylos.not-a-position", text=text)
    white, black = parse_balls(text[:-2].replace("/", ""))
    occupied = white | black
    floating = occupied >> LEVEL_STARTS[1] << LEVEL_STARTS[1] & ~supported_hollows(occupied)
    if floating or white.bit_count() > BALLS or black.bit_count() > BALLS:
        raise Illegal("pylos.not-a-position", text=text)
    return white, black, "wb".index(text[-1])


def position_number(white: int, black: int, mover: int) -> int:
    """Return the unique number of a position, below 2**49.

    The hollows are ternary digits (0 empty, 1 white, 2 black); the result is twice that number plus
    the side to move.

    >>> position_number(white=0b101, black=0b10, mover=1)
    33
    """
    return 2 * (_ternary_number(white) + 2 * _ternary_number(black)) + mover


def position_from_number(number: int) -> tuple[int, int, int]:
    """Return the white mask, the black mask and the side to move for a position's number.

    >>> position_from_number(33)
    (5, 2, 1)
    """
    masks, digits = [0, 0, 0], number >> 1
    for cell in range(HOLLOWS):
        digits, digit = divmod(digits, 3)
        masks[digit] |= 1 << cell
    return masks[1], masks[2], number & 1


_CHUNK_BASE = 59_049  # 3**10, because ten hollows are looked up at once
_TERNARY_DIGITS = tuple(
    sum(int(3**place) for place in range(10) if bits >> place & 1) for bits in range(1024)
)
"""The ternary number of each mask of ten hollows."""


def _ternary_number(mask: int) -> int:
    """Return the ternary number with digit 1 for each hollow in a mask."""
    return _TERNARY_DIGITS[mask & 1023] + _CHUNK_BASE * (
        _TERNARY_DIGITS[mask >> 10 & 1023] + _CHUNK_BASE * _TERNARY_DIGITS[mask >> 20]
    )


def move_text(source: str | None, cell: str, taken: Iterable[str] = ()) -> str:
    """Return the notation of a complete turn.

    >>> move_text(None, "1b2", ("1b2", "1a1"))
    '1b2x1a1x1b2'
    >>> move_text("1d4", "2a1")
    '1d4-2a1'
    """
    text = f"{source}-{cell}" if source else cell
    for ball in sorted(taken, key=HOLLOW_INDEX.__getitem__):
        text += f"x{ball}"
    return text


def parse_move(text: str) -> tuple[str | None, str, tuple[str, ...]]:
    """Return the source (None: the reserve), the target and the removed balls of a move.

    Raises Illegal `pylos.not-a-move`.

    >>> parse_move("1b2x1a1x1b2")
    (None, '1b2', ('1a1', '1b2'))
    >>> parse_move("1d4-2a1")
    ('1d4', '2a1', ())
    """
    match = _MOVE.fullmatch(text)
    if match is None or not all(name in HOLLOW_INDEX for name in match.groups() if name):
        raise Illegal("pylos.not-a-move", text=text)
    source, cell, first, second = match.groups()
    return source, cell, tuple(name for name in (first, second) if name)


def removal_order(own: int, occupied: int, taken: Iterable[str]) -> tuple[str, ...] | None:
    """Return an order in which each removed ball is free in turn, or None if there is none.

    >>> removal_order(own=0b110011 | 1 << 16, occupied=0b110011 | 1 << 16, taken=("1a1", "2a1"))
    ('2a1', '1a1')
    """
    remaining, order = list(taken), []
    while remaining:
        free = own & ~covered_hollows(occupied) & FULL
        ball = next((name for name in remaining if free >> HOLLOW_INDEX[name] & 1), None)
        if ball is None:
            return None
        remaining.remove(ball)
        order.append(ball)
        own, occupied = own & ~(1 << HOLLOW_INDEX[ball]), occupied & ~(1 << HOLLOW_INDEX[ball])
    return tuple(order)
