"""The board: fifteen by fifteen squares, four layouts of premiums, and square names."""

from __future__ import annotations

from typing import Literal

from parlour.core.rng import Rng

SIZE = 15
"""The number of squares along a side."""
SQUARES = SIZE * SIZE
"""The number of squares."""
START_SQUARE = SQUARES // 2
"""The square that the first play must cover."""
EMPTY = ""
"""The value of an empty square."""

Board = tuple[str, ...]
"""The 225 squares, row by row: empty, a letter, or a lower-case letter for a joker."""

BoardName = Literal["standard", "special", "random", "classic"]

LETTER_TIMES = {"d": 2, "t": 3}
WORD_TIMES = {"D": 2, "T": 3, "*": 2}
"""The factor of each premium mark for the tile or the word on it.

The marks are `.` none, `d` double letter, `t` triple letter, `D` double word, `T` triple word and
`*` start (double word).
"""

STANDARD = """
t..T.......T..t
.D.....D.....D.
..t..d...d..t..
T..d..d.d..d..T
....D..d..D....
..d..d...d..d..
...d..t.t..d...
.D..d..*..d..D.
...d..t.t..d...
..d..d...d..d..
....D..d..D....
T..d..d.d..d..T
..t..d...d..t..
.D.....D.....D.
t..T.......T..t
"""

# No source shows the special board of betapet.se. This layout is original: it has more premiums
# than the standard board and is symmetric under all eight reflections and rotations.
SPECIAL = """
T..d...T...d..T
.D..t..D..t..D.
..D...d.d...D..
d..D..tdt..D..d
.t..T.D.D.T..t.
.....t...t.....
..dtD.d.d.Dtd..
TD.d...*...d.DT
..dtD.d.d.Dtd..
.....t...t.....
.t..T.D.D.T..t.
d..D..tdt..D..d
..D...d.d...D..
.D..t..D..t..D.
T..d...T...d..T
"""

CLASSIC = """
T..d...T...d..T
.D...t...t...D.
..D...d.d...D..
d..D...d...D..d
....D.....D....
.t...t...t...t.
..d...d.d...d..
T..d...*...d..T
..d...d.d...d..
.t...t...t...t.
....D.....D....
d..D...d...D..d
..D...d.d...D..
.D...t...t...D.
T..d...T...d..T
"""

LAYOUTS: dict[str, str] = {
    "standard": STANDARD.replace("\n", ""),
    "special": SPECIAL.replace("\n", ""),
    "classic": CLASSIC.replace("\n", ""),
}
"""The premium marks of each fixed layout, 225 characters."""

RANDOM_PREMIUMS = "D" * 14 + "T" * 11 + "d" * 13 + "t" * 11
"""The premiums that the random layout scatters, counted on the only known recording."""


def board_premiums(board: BoardName, rng: Rng) -> tuple[str, Rng]:
    """Return the 225 premium marks of a layout and the next random generator.

    The layout `random` shuffles its premiums; the other layouts leave the generator unchanged.
    """
    if board != "random":
        return LAYOUTS[board], rng
    marks, rng = rng.shuffle(RANDOM_PREMIUMS + "." * (SQUARES - 1 - len(RANDOM_PREMIUMS)))
    text = "".join(marks)
    return text[:START_SQUARE] + "*" + text[START_SQUARE:], rng


def coordinate(square: int, down: bool = False) -> str:
    """Return the name of a square: `8H` by default, `H8` as the start of a word down.

    >>> coordinate(112), coordinate(112, down=True)
    ('8H', 'H8')
    """
    row, column = str(square // SIZE + 1), chr(ord("A") + square % SIZE)
    return column + row if down else row + column


def adjacent_squares(square: int) -> list[int]:
    """Return the squares that share an edge with a square.

    >>> adjacent_squares(0)
    [15, 1]
    """
    row, column = divmod(square, SIZE)
    squares = []
    if row > 0:
        squares.append(square - SIZE)
    if row < SIZE - 1:
        squares.append(square + SIZE)
    if column > 0:
        squares.append(square - 1)
    if column < SIZE - 1:
        squares.append(square + 1)
    return squares


def run_through(board: Board, square: int, down: bool) -> range:
    """Return the squares of the unbroken run of letters through a square, in reading order.

    >>> list(run_through(("A", "B", "") + (EMPTY,) * 222, square=1, down=False))
    [0, 1]
    """
    step = SIZE if down else 1
    place = square // SIZE if down else square % SIZE
    first = last = square
    for _ in range(place):
        if not board[first - step]:
            break
        first -= step
    for _ in range(SIZE - 1 - place):
        if not board[last + step]:
            break
        last += step
    return range(first, last + 1, step)
