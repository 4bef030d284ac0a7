"""The board: fifteen rows of fifteen squares, the four layouts of premiums, and the names of squares."""

from __future__ import annotations

from typing import Literal

from parlour.core.rng import Rng

SIZE = 15
SQUARES = SIZE * SIZE
START_SQUARE = SQUARES // 2
EMPTY = ""

Board = tuple[str, ...]
"""225 squares, row by row: empty text, a letter, or a small letter where a joker lies."""

BoardName = Literal["standard", "special", "random", "classic"]

# . plain, d double letter, t triple letter, D double word, T triple word, * start (double word)
LETTER_TIMES = {"d": 2, "t": 3}
WORD_TIMES = {"D": 2, "T": 3, "*": 2}

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

# No source shows Betapet's special board; this one is ours: more premiums than the standard one, the same in all eight reflections.
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

RANDOM_PREMIUMS = "D" * 14 + "T" * 11 + "d" * 13 + "t" * 11
"""What the random board scatters: the counts of the one recording that is known."""


def board_premiums(board: BoardName, rng: Rng) -> tuple[str, Rng]:
    """Return the 225 marks of a board; the random one is drawn."""
    if board != "random":
        return LAYOUTS[board], rng
    marks, rng = rng.shuffle(RANDOM_PREMIUMS + "." * (SQUARES - 1 - len(RANDOM_PREMIUMS)))
    text = "".join(marks)
    return text[:START_SQUARE] + "*" + text[START_SQUARE:], rng


def coordinate(square: int, down: bool = False) -> str:
    """Return a square as players write where a word begins: `8H` for one across or for the square alone, `H8` for one down."""
    row, column = str(square // SIZE + 1), chr(ord("A") + square % SIZE)
    return column + row if down else row + column


def adjacent_squares(square: int) -> list[int]:
    """Return the squares that share an edge with this one."""
    row, column = divmod(square, SIZE)
    found = []
    if row > 0:
        found.append(square - SIZE)
    if row < SIZE - 1:
        found.append(square + SIZE)
    if column > 0:
        found.append(square - 1)
    if column < SIZE - 1:
        found.append(square + 1)
    return found


def run_through(board: Board, square: int, down: bool) -> range:
    """Return the squares of the unbroken run of letters through a square, in reading order."""
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
