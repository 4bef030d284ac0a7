"""A match as one row of integers, and the tables that the kernel looks things up in.

A display is one integer: four masks of nine bits, red lowest, then blue, yellow and green; bit 9 * colour + cell is set where
a fish of that colour is seen. Cards are numbered 0 to 59: twelve of each colour in that order, then Betty's twelve.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Protocol

import numpy as np

from parlour.core.game import Seat, replace
from parlour.games.betta.rules.box import PATTERN_POINTS, Box
from parlour.games.betta.rules.deal import DISPLAY_COUNTS
from parlour.games.betta.rules.display import COLOURS, EMPTY, cell_mask, orientations, rotated_cells
from parlour.games.betta.rules.scoring import SOLO_SCALE, STAFF_SCALE
from parlour.games.betta.rules.state import Mode, PlacedCard, State
from parlour.search.kernels import Ints64

PackedState = Ints64
"""A match, int64, shape (SIZE,)."""

LookupTables = Ints64
"""What is looked up, int64, shape (TABLES,)."""


class IntArray(Protocol):
    """An array of int64, shape (n,), as the compiled functions use it: reading one gives an integer."""

    def __getitem__(self, index: int, /) -> int:
        """Return one of them."""

    def __setitem__(self, index: int, value: int, /) -> None:
        """Change one of them."""


class FloatArray(Protocol):
    """An array of float64, shape (n,), as the compiled functions use it: reading one gives a fraction."""

    def __getitem__(self, index: int, /) -> float:
        """Return one of them."""

    def __setitem__(self, index: int, value: float, /) -> None:
        """Change one of them."""


NO_CARD = -1
"""No card, no colour, no node."""

SEATS, MODE, COUNT, TAKEN, FIRST, GOALS, SET, OPEN = range(8)
"""Places in a row: how many play; the mode; how many displays; turns taken; who took the first; Betty's points for 0 to 4 colours,
twelve bits each; the number of the set of six patterns; and, as bits, the displays that are not full."""

SCORES, COLOUR, DISPLAY, HAND, LEFT, STACK, STATE_SIZE = 8, 13, 18, 28, 43, 48, 78
"""Where parts of a row begin: points of moves by seat (5); colour by seat (5, NONE for Betty or whoever plays alone); displays (10);
hands (3 cards for each of 5 seats, NONE behind the last); cards left in each stack (5); stacks (6 for each of 5 seats, the next card last;
alone, all 30 are one). SIZE is the length of a row."""

CLASSIC, SOLO_EVEN, SOLO_ANY, BETTY = range(4)
"""Modes."""

MAX_TARGETS = 24
"""Six patterns in four rotations each: so many targets has a set at most."""

CARDS, STAFF_POINTS, SOLO_POINTS, POINTS, MADE, TOUCHED, TABLES_SIZE = (
    0,
    240,
    250,
    260,
    5444,
    116036,
    226628,
)
"""Where parts of the tables begin: each of 60 cards in four rotations, as a display; points for 0 to 9 fish, for staff and alone; and, for
each of the 216 sets of patterns, the points of its targets (24, dearest first) and two masks of targets for each of 512 sets of
cells: those that lie whole in it, and those that it touches. TABLES is the length of all."""

ALL_CELLS = 511
"""Nine cells, all set."""

ALL_COLOURS_FACTOR = 1 | 1 << 9 | 1 << 18 | 1 << 27
"""Times a mask of nine cells: these cells in all four colours."""


def display_bits(cells: str) -> int:
    """Return a display, nine cells row by row, as one integer."""
    return sum(cell_mask(cells, colour) << 9 * number for number, colour in enumerate(COLOURS))


def display_cells(packed: int) -> str:
    """Return the nine cells of a display given as one integer."""
    return "".join(
        next(
            (colour for number, colour in enumerate(COLOURS) if packed >> 9 * number + cell & 1),
            EMPTY,
        )
        for cell in range(9)
    )


@cache
def card_numbers(box: Box) -> dict[str, int]:
    """Return the number of each card: 0 to 47 by colour, then Betty's."""
    return {card.id: number for number, card in enumerate((*box.staff, *box.printed.betty.cards))}


@cache
def card_names(box: Box) -> tuple[str, ...]:
    """Return the cards by number."""
    return tuple(card_numbers(box))


@cache
def lookup_tables(box: Box) -> LookupTables:
    """Return all that the kernel looks up, in one array."""
    found = np.zeros(TABLES_SIZE, np.int64)
    for name, number in card_numbers(box).items():
        found[CARDS + 4 * number : CARDS + 4 * number + 4] = [
            display_bits(rotated_cells(box.cards[name].fish, turns)) for turns in range(4)
        ]
    found[STAFF_POINTS : STAFF_POINTS + 10], found[SOLO_POINTS : SOLO_POINTS + 10] = (
        STAFF_SCALE,
        SOLO_SCALE,
    )
    shown = np.arange(512)
    for patterns, number in pattern_sets(box).items():
        targets = [
            (box.patterns[name].points, cells)
            for name in patterns
            for cells in orientations(box.patterns[name].cells)
        ]
        targets.sort(key=lambda target: -target[0])
        found[POINTS + number * MAX_TARGETS :][: len(targets)] = [points for points, _ in targets]
        # Targets are bits, the dearest lowest: those that a colour makes, and those that its new fish touch.
        for place, (_, shape) in enumerate(targets):
            made, touched = (
                found[start + 512 * number : start + 512 * number + 512]
                for start in (MADE, TOUCHED)
            )
            made |= (shown & shape == shape) << place
            touched |= (shown & shape != 0) << place
    return found


@cache
def pattern_sets(box: Box) -> dict[frozenset[str], int]:
    """Return the number of each set of six patterns that may be in play."""
    pairs = [
        list(
            combinations(
                (pattern.id for pattern in box.printed.patterns if pattern.points == level), 2
            )
        )
        for level in PATTERN_POINTS
    ]
    return {
        frozenset(low + middle + high): 36 * one + 6 * two + three
        for one, low in enumerate(pairs[0])
        for two, middle in enumerate(pairs[1])
        for three, high in enumerate(pairs[2])
    }


def blank_state(mode: int, colours: tuple[str | None, ...], goals: tuple[int, ...]) -> PackedState:
    """Return the row of a match before its deal."""
    row = np.zeros(STATE_SIZE, np.int64)
    row[SEATS], row[MODE], row[COUNT] = len(colours), mode, DISPLAY_COUNTS[len(colours)]
    row[GOALS] = sum(points << 12 * number for number, points in enumerate(goals))
    row[COLOUR : COLOUR + 5] = NO_CARD
    row[COLOUR : COLOUR + len(colours)] = [
        NO_CARD if colour is None else COLOURS.index(colour) for colour in colours
    ]
    row[HAND : HAND + 15] = NO_CARD
    row[STACK : STACK + 30] = NO_CARD
    return row


def mode_number(mode: Mode, even: bool) -> int:
    """Return the kernel's number of a mode."""
    return {"classic": CLASSIC, "betty": BETTY, "solo": SOLO_EVEN if even else SOLO_ANY}[mode]


def pack(state: State, box: Box) -> PackedState:
    """Return a state as a row; history and removed cards stay behind, for no move depends on them."""
    options, seats = state.options, len(state.colours)
    goals = box.goals(options.goals, seats) if options.mode == "betty" else ()
    row = blank_state(mode_number(options.mode, options.pool == "even"), state.colours, goals)
    row[TAKEN], row[FIRST], row[SET] = (
        len(state.placed),
        state.first,
        pattern_sets(box)[frozenset(state.patterns)],
    )
    row[SCORES : SCORES + seats] = state.scores
    row[DISPLAY : DISPLAY + len(state.displays)] = [
        display_bits(display) for display in state.displays
    ]
    row[OPEN] = sum(
        1 << number for number, display in enumerate(state.displays) if EMPTY in display
    )
    numbers = card_numbers(box)
    for seat in range(seats):
        for place, card in enumerate(state.hands[seat]):
            row[HAND + 3 * seat + place] = numbers[card]
        # The next card lies last, so that drawing is shortening.
        for place, card in enumerate(reversed(state.stacks[seat])):
            row[STACK + 6 * seat + place] = numbers[card]
        row[LEFT + seat] = len(state.stacks[seat])
    return row


def unpack(row: PackedState, before: State, box: Box) -> State:
    """Return the state that a row says, with what it does not say taken from an earlier state of the match."""
    seats, names = range(len(before.colours)), card_names(box)
    placed = PlacedCard(seat=Seat(0), card="", display=0, turns=0, points=0)
    return replace(
        before,
        displays=tuple(
            display_cells(int(display)) for display in row[DISPLAY : DISPLAY + row[COUNT]]
        ),
        hands=tuple(
            tuple(
                names[card]
                for card in row[HAND + 3 * seat : HAND + 3 * seat + 3]
                if card != NO_CARD
            )
            for seat in seats
        ),
        stacks=tuple(
            tuple(names[card] for card in row[STACK + 6 * seat :][: row[LEFT + seat]][::-1])
            for seat in seats
        ),
        placed=(placed,) * int(row[TAKEN]),
        scores=tuple(int(score) for score in row[SCORES : SCORES + len(seats)]),
    )
