"""The action numbers and the layout of an observation of Betapet (coding.py)."""

from __future__ import annotations

from enum import IntEnum

from parlour.games.betapet.rules.board import SQUARES
from parlour.games.betapet.rules.placement import RACK_SIZE

PLAYS = 512
"""The number of plays that have a number."""

ACCEPT = 1 << RACK_SIZE
"""The number of accepting a play, after the exchanges."""

CHALLENGE = ACCEPT + 1
FIRST_PLAY = CHALLENGE + 1
ACTION_COUNT = FIRST_PLAY + PLAYS

LETTER_CODES = 32
"""The number of letter codes, including 0 (no letter) and the joker (31)."""

JOKER_CODE = LETTER_CODES - 1

PHASES = ("play", "challenge", "over")
WORDS = ("void", "single", "double", "five")

FACTOR_SCALE, COUNT_SCALE, POINTS_SCALE, BAG_SCALE, FAILS_SCALE, SKIPS_SCALE = (
    2,
    16,
    500,
    128,
    12,
    4,
)
PLAY_POINTS_SCALE, SQUARE_SCALE = 100, 15


class PlayValue(IntEnum):
    """The first value of each group of values of a play."""

    PRESENT = 0
    """1 for a play."""
    POINTS = 1
    """The points, in hundredths up to 1."""
    SQUARE = 2
    """The row and the column of the first tile, in 15ths."""
    DOWN = 4
    """1 if the main word runs down."""
    LETTERS = 5
    """The letter code of each tile, in 32nds and negative for a joker, in the order of squares."""
    COUNT = 12


class SeatValue(IntEnum):
    """The values of a seat."""

    POINTS = 0
    """The points, in 500ths between -1 and 1."""
    TILES = 1
    """The number of tiles on the rack, in sevenths."""
    MOVES = 2
    """1 for the seat to move, or that played last while a challenge is possible."""
    HAS_ANSWERED = 3
    """1 if the seat has accepted or challenged the last play."""
    SKIPS = 4
    """The number of turns that the seat will lose, in quarters up to 1."""
    IS_GONE = 5
    """1 if the seat has left."""
    COUNT = 6


MATCH = 2 + len(PHASES) + len(WORDS) + 1
"""The number of values of the match."""


def observation_parts(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of each part of an observation, in order.

    `board`: the letter code of each square, in 32nds and negative for a joker. `premiums`: the
    letter factor and the word factor of each square, less 1, in halves. `newest`: 1 for each tile
    of the last turn. `rack`: the letter code of each own tile, in 32nds, in the order of codes with
    jokers (31) last. `unseen`: the number of unseen tiles by letter code, in 16ths. `seats`: the
    SeatValue of each seat from the observing one. `match`: the tiles in the bag (in 128ths), the
    turns without a play (in twelfths), 1 for the phase, 1 for the treatment of invalid words, and
    whether the ending is `double`. `plays`: the PlayValue of each numbered play.
    """
    return {
        "board": (SQUARES,),
        "premiums": (SQUARES, 2),
        "newest": (SQUARES,),
        "rack": (RACK_SIZE,),
        "unseen": (LETTER_CODES,),
        "seats": (seats, SeatValue.COUNT),
        "match": (MATCH,),
        "plays": (PLAYS, PlayValue.COUNT),
    }
