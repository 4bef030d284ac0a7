"""Positions and moves as short texts, and positions as numbers.

A position is thirty characters `w`, `b` or `.` with `/` between the levels, a space and the side to move. A move is
`[source-]cell[xball[xball]]`; the balls taken back form a set, written lowest hollow first: `1b2x1a1x1b2`, `1d4-2a1`.
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

_MOVE = re.compile(r"(?:(\d[a-d]\d)-)?(\d[a-d]\d)(?:x(\d[a-d]\d))?(?:x(\d[a-d]\d))?")
_BITS = {"w": str.maketrans("wb.", "100"), "b": str.maketrans("wb.", "010")}


def balls_text(white: int, black: int) -> str:
    """Return the balls as thirty characters without strokes between the levels."""
    return "".join(
        "w" if white >> cell & 1 else "b" if black >> cell & 1 else "." for cell in range(HOLLOWS)
    )


def parse_balls(drawing: str) -> tuple[int, int]:
    """Return the masks of both colours that thirty characters show."""
    upwards = drawing[::-1]
    return int(upwards.translate(_BITS["w"]), 2), int(upwards.translate(_BITS["b"]), 2)


def position_text(white: int, black: int, mover: int) -> str:
    """Return the text of a position."""
    drawing = balls_text(white, black)
    levels = "/".join(drawing[start:end] for start, end in pairwise(LEVEL_STARTS))
    return f"{levels} {'wb'[mover]}"


def parse_position(text: str) -> tuple[int, int, int]:
    """Return both masks and the seat to move; raises Illegal `pylos.not-a-position` for anything that cannot stand."""
    if not re.fullmatch(r"[wb.]{16}/[wb.]{9}/[wb.]{4}/[wb.] [wb]", text):
        raise Illegal("pylos.not-a-position", text=text)
    white, black = parse_balls(text[:-2].replace("/", ""))
    occupied = white | black
    floating = occupied >> LEVEL_STARTS[1] << LEVEL_STARTS[1] & ~supported_hollows(occupied)
    if floating or white.bit_count() > BALLS or black.bit_count() > BALLS:
        raise Illegal("pylos.not-a-position", text=text)
    return white, black, "wb".index(text[-1])


def position_number(white: int, black: int, mover: int) -> int:
    """Return a position's own number: its hollows as digits 0, 1, 2 of base three, doubled, plus the side; below 2**49."""
    return 2 * (_ternary_number(white) + 2 * _ternary_number(black)) + mover


def position_from_number(number: int) -> tuple[int, int, int]:
    """Return both masks and the seat to move of a position's number."""
    masks, digits = [0, 0, 0], number >> 1
    for cell in range(HOLLOWS):
        digits, digit = divmod(digits, 3)
        masks[digit] |= 1 << cell
    return masks[1], masks[2], number & 1


_CHUNK_BASE = 59_049  # three to the tenth: ten hollows are looked up at a time
_TERNARY_DIGITS = tuple(
    sum(int(3**place) for place in range(10) if bits >> place & 1) for bits in range(1024)
)


def _ternary_number(mask: int) -> int:
    return _TERNARY_DIGITS[mask & 1023] + _CHUNK_BASE * (
        _TERNARY_DIGITS[mask >> 10 & 1023] + _CHUNK_BASE * _TERNARY_DIGITS[mask >> 20]
    )


def move_text(source: str | None, cell: str, taken: Iterable[str] = ()) -> str:
    """Return the text of a whole turn."""
    raised = f"{source}-" if source else ""
    return (
        raised + cell + "".join(f"x{ball}" for ball in sorted(taken, key=HOLLOW_INDEX.__getitem__))
    )


def parse_move(text: str) -> tuple[str | None, str, tuple[str, ...]]:
    """Return source (None: from the reserve), hollow and the balls taken back; raises Illegal `pylos.not-a-move`."""
    found = _MOVE.fullmatch(text)
    if found is None or not all(name in HOLLOW_INDEX for name in found.groups() if name):
        raise Illegal("pylos.not-a-move", text=text)
    source, cell, first, second = found.groups()
    return source, cell, tuple(name for name in (first, second) if name)


def taking_order(own: int, occupied: int, taken: Iterable[str]) -> tuple[str, ...] | None:
    """Return a set of balls in an order in which each is free when it is taken, or None when there is none."""
    left, order = list(taken), []
    while left:
        free = own & ~covered_hollows(occupied) & FULL
        ball = next((name for name in left if free >> HOLLOW_INDEX[name] & 1), None)
        if ball is None:
            return None
        left.remove(ball)
        order.append(ball)
        own, occupied = own & ~(1 << HOLLOW_INDEX[ball]), occupied & ~(1 << HOLLOW_INDEX[ball])
    return tuple(order)
