"""The coding of Betta for learning agents: places in the hand, and what a seat sees.

An action number is (place in the hand × displays + display) × 4 + quarter turns. The parts of an
observation follow each other in this order; seats are counted from the observing one in turn order,
and the four values of a cell or seat are 1 for its colour (r, b, y, g):

| part | values |
| --- | --- |
| displays | 9 cells × 4 colours for each display |
| hand | 9 cells × 4 colours for each of 3 places, in the printed rotation |
| patterns | 9 cells and the points, in sevenths, for each of 6 patterns |
| seats | 10 values for each seat (`seat_values`) |
| goals | Betty's points for 0 to 4 colours, in thirtieths, or zeros |
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from parlour.core.game import Seat
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import PATTERN_POINTS
from parlour.games.betta.rules.deal import DISPLAY_COUNTS, HAND_SIZE
from parlour.games.betta.rules.display import COLOURS, EMPTY_DISPLAY, is_full
from parlour.games.betta.rules.view import BettaView, PatternTarget

if TYPE_CHECKING:
    import numpy.typing as npt

ROTATIONS = 4
CELLS = 9
FACE = CELLS * len(COLOURS)
"""The number of values of a display or card."""
PATTERN_COUNT = 2 * len(PATTERN_POINTS)
"""The number of patterns in play: two of each level."""
PATTERN = CELLS + 1
"""The number of values of a pattern."""
SEAT = len(COLOURS) + 6
"""The number of values of a seat."""
GOALS = 5
POINTS_SCALE, TURNS_SCALE, STACK_SCALE, GOALS_SCALE = 100, 14, 12, 30


class BettaCoding:
    """The coding of a match of Betta with a number of seats."""

    def __init__(self, seats: int) -> None:
        self.displays = DISPLAY_COUNTS[seats]
        self.action_count = HAND_SIZE * self.displays * ROTATIONS
        self.length = (
            (self.displays + HAND_SIZE) * FACE + PATTERN_COUNT * PATTERN + seats * SEAT + GOALS
        )

    def mask(self, view: BettaView, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for each legal action, shape (action_count,)."""
        if view.mover != seat:
            return np.zeros(self.action_count, np.int8)
        return legal_mask(len(view.hand), tuple(map(is_full, view.displays))).copy()

    def action(self, view: BettaView, number: int) -> Place:
        """Return the legal action with a number."""
        place, rest = divmod(number, self.displays * ROTATIONS)
        display, turns = divmod(rest, ROTATIONS)
        return Place(view.hand[place].id, turns, display)

    def observation(self, view: BettaView, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        seats, hand = len(view.colours), view.hand
        rest: list[float] = []
        for step in range(seats):
            rest += seat_values(view, (seat + step) % seats)
        rest += (0,) * GOALS if view.goals is None else [goal / GOALS_SCALE for goal in view.goals]
        return np.frombuffer(
            bytearray().join(
                [
                    *map(face_bytes, view.displays),
                    *[face_bytes(card.fish) for card in hand],
                    *(EMPTY_FACE,) * (HAND_SIZE - len(hand)),
                    *map(pattern_bytes, view.patterns),
                    np.array(rest, np.float32).tobytes(),
                ]
            ),
            np.float32,
        )


def seat_values(view: BettaView, seat: int) -> tuple[float, ...]:
    """Return what is known of a seat.

    These are its colour, whether it is Betty, whether it moves, its points and its final points now
    (in hundredths), its turns left (in fourteenths), and the cards in its stack (in twelfths).
    """
    return (
        *(view.colours[seat] == colour for colour in COLOURS),
        view.betty == seat,
        view.mover == seat,
        min(max(view.scores[seat] / POINTS_SCALE, -1), 1),
        min(max(view.finals[seat] / POINTS_SCALE, -1), 1),
        view.turns[seat] / TURNS_SCALE,
        view.stacks[seat] / STACK_SCALE,
    )


@lru_cache(maxsize=1 << 12)
def legal_mask(hand: int, full: tuple[bool, ...]) -> npt.NDArray[np.int8]:
    """Return 1 for each action with a hand of this size on a display that is not full."""
    mask = np.zeros((HAND_SIZE, len(full), ROTATIONS), np.int8)
    mask[:hand, np.logical_not(full)] = 1
    return mask.ravel()


@lru_cache(maxsize=1 << 14)
def face_bytes(cells: str) -> bytes:
    """Return 1 for the colour of each visible fish of nine cells: 36 values as bytes."""
    values = np.zeros((CELLS, len(COLOURS)), np.float32)
    for cell, colour in enumerate(cells):
        if colour in COLOURS:
            values[cell, COLOURS.index(colour)] = 1
    return values.tobytes()


EMPTY_FACE = face_bytes(EMPTY_DISPLAY)
"""The values of a place in the hand without a card."""


@lru_cache(maxsize=1 << 8)
def pattern_bytes(pattern: PatternTarget) -> bytes:
    """Return 1 for each cell of a pattern, and its points in sevenths: 10 values as bytes."""
    values = np.zeros(PATTERN, np.float32)
    values[list(pattern.orientations[0])] = 1
    values[CELLS] = pattern.points / PATTERN_POINTS[-1]
    return values.tobytes()
