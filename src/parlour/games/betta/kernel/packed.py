"""The packed state of a match, a record of integers, and the lookup tables of the kernel.

A display is one integer of four masks of nine bits: red lowest, then blue, yellow and green. Bit 9
* colour + cell is set if a fish of that colour is visible. Cards are numbered 0 to 59: twelve of
each colour in that order, then Betty's twelve.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations
from typing import Annotated, Any

import numpy as np

from parlour.core.game import Seat, replace
from parlour.games.betta.rules.box import PATTERN_POINTS, Box
from parlour.games.betta.rules.deal import DISPLAY_COUNTS
from parlour.games.betta.rules.display import COLOURS, EMPTY, cell_mask, orientations, rotated_cells
from parlour.games.betta.rules.scoring import SOLO_SCALE, STAFF_SCALE
from parlour.games.betta.rules.state import Mode, PlacedCard, State
from parlour.search.records import IntArray, new_record, record_type

NO_CARD = -1
"""The value for no card, or no colour."""

CARD_COUNT = 60
"""The number of cards: twelve of each colour, and Betty's twelve."""

STACK_SIZE = 6
"""The number of entries of `PackedBettaState.stacks` for each seat."""


class KernelMode(IntEnum):
    """The mode of a match; solo games use either equally many cards of each colour or any cards."""

    CLASSIC = 0
    SOLO_EVEN = 1
    SOLO_ANY = 2
    BETTY = 3


class PackedBettaState:
    """The fields of a match, except those that affect no decision."""

    seats: int
    """The number of seats."""
    mode: int
    """A KernelMode."""
    display_count: int
    turns_taken: int
    first_seat: int
    """The seat that took the first turn."""
    goals: int
    """Betty's points for displays of 0 to 4 colours, in twelve bits each, from the lowest bit."""
    pattern_set: int
    """The number of the set of six patterns in play (`pattern_sets`)."""
    open_displays: int
    """The mask of the displays that are not full."""
    move_points: Annotated[IntArray, 5]
    """The points for laying cards, by seat."""
    colours: Annotated[IntArray, 5]
    """The colour of each seat; NO_CARD for Betty and for a solo player."""
    displays: Annotated[IntArray, 10]
    hands: Annotated[IntArray, 5, 3]
    """The cards of each hand, NO_CARD after the last."""
    stack_sizes: Annotated[IntArray, 5]
    """The number of cards left in each stack."""
    stacks: Annotated[IntArray, 30]
    """The stack of each seat from index STACK_SIZE * seat, with the next card last.

    In a solo game, the only stack begins at index 0.
    """


STATE_TYPE = record_type(PackedBettaState)

MAX_TARGETS = 24
"""The maximum number of targets of a pattern set: six patterns in four rotations."""


class LookupTables:
    """The lookup tables of the kernel.

    The targets of a pattern set are its patterns in each rotation, most valuable first.
    """

    cards: Annotated[IntArray, 60, 4]
    """Each card in four rotations, as a display."""
    staff_points: Annotated[IntArray, 10]
    """The final points of a display with 0 to 9 fish of the seat's colour."""
    solo_points: Annotated[IntArray, 10]
    """The final points in a solo game for 0 to 9 fish of the most frequent colour."""
    target_points: Annotated[IntArray, 216, 24]
    """The points of each target, by pattern set."""
    contained_targets: Annotated[IntArray, 216, 512]
    """The mask of the targets that a set of cells contains, by pattern set and mask of cells."""
    touched_targets: Annotated[IntArray, 216, 512]
    """The mask of the targets that share a cell with a set of cells, indexed likewise."""


ALL_CELLS = 511
"""The mask of all nine cells."""

ALL_COLOURS_FACTOR = 1 | 1 << 9 | 1 << 18 | 1 << 27
"""The factor that copies a mask of nine cells to all four colours."""


def display_bits(cells: str) -> int:
    """Return the packed form of a display, given as nine cells row by row."""
    return sum(cell_mask(cells, colour) << 9 * number for number, colour in enumerate(COLOURS))


def display_cells(packed: int) -> str:
    """Return the nine cells of a packed display."""
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
    """Return the card ids by number."""
    return tuple(card_numbers(box))


@cache
def lookup_tables(box: Box) -> LookupTables:
    """Return the lookup tables of a box."""
    tables = new_record(record_type(LookupTables))
    for name, number in card_numbers(box).items():
        tables.cards[number, :] = [
            display_bits(rotated_cells(box.cards[name].fish, turns)) for turns in range(4)
        ]
    tables.staff_points[:], tables.solo_points[:] = STAFF_SCALE, SOLO_SCALE
    visible = np.arange(512)
    for patterns, number in pattern_sets(box).items():
        targets = [
            (box.patterns[name].points, cells)
            for name in patterns
            for cells in orientations(box.patterns[name].cells)
        ]
        targets.sort(key=lambda target: -target[0])
        tables.target_points[number, : len(targets)] = [points for points, _ in targets]
        contained, touched = np.zeros(512, np.int64), np.zeros(512, np.int64)
        for place, (_, cells) in enumerate(targets):
            contained |= (visible & cells == cells).astype(np.int64) << place
            touched |= (visible & cells != 0).astype(np.int64) << place
        tables.contained_targets[number, :] = contained
        tables.touched_targets[number, :] = touched
    return tables


@cache
def pattern_pairs(box: Box) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Return the six pairs of patterns of each level, lowest level first."""
    return tuple(
        tuple(
            combinations(
                (pattern.id for pattern in box.printed.patterns if pattern.points == level), 2
            )
        )
        for level in PATTERN_POINTS
    )


@cache
def pattern_sets(box: Box) -> dict[frozenset[str], int]:
    """Return a number for each set of six patterns that a match can use."""
    pairs = pattern_pairs(box)
    return {
        frozenset(low + middle + high): 36 * low_number + 6 * middle_number + high_number
        for low_number, low in enumerate(pairs[0])
        for middle_number, middle in enumerate(pairs[1])
        for high_number, high in enumerate(pairs[2])
    }


def blank_state(mode: int, colours: Sequence[str | None], goals: Sequence[int]) -> PackedBettaState:
    """Return the packed state of a match before its deal."""
    packed, seats = new_record(STATE_TYPE), len(colours)
    packed.seats, packed.mode, packed.display_count = seats, mode, DISPLAY_COUNTS[seats]
    packed.goals = sum(points << 12 * number for number, points in enumerate(goals))
    packed.colours[:] = NO_CARD
    packed.colours[:seats] = [
        NO_CARD if colour is None else COLOURS.index(colour) for colour in colours
    ]
    packed.hands[:] = NO_CARD
    packed.stacks[:] = NO_CARD
    return packed


def kernel_mode(mode: Mode, even: bool) -> KernelMode:
    """Return the kernel mode of a match mode; `even` applies only to solo games."""
    solo = KernelMode.SOLO_EVEN if even else KernelMode.SOLO_ANY
    return {"classic": KernelMode.CLASSIC, "betty": KernelMode.BETTY, "solo": solo}[mode]


def pack(state: State, box: Box) -> PackedBettaState:
    """Return the packed form of a state; history and removed cards are left out."""
    options, seats = state.options, len(state.colours)
    goals = box.goals(options.goals, seats) if options.mode == "betty" else ()
    packed = blank_state(kernel_mode(options.mode, options.pool == "even"), state.colours, goals)
    packed.turns_taken, packed.first_seat = len(state.placed), state.first
    packed.pattern_set = pattern_sets(box)[frozenset(state.patterns)]
    packed.move_points[:seats] = state.scores
    packed.displays[: len(state.displays)] = [display_bits(display) for display in state.displays]
    packed.open_displays = sum(
        1 << number for number, display in enumerate(state.displays) if EMPTY in display
    )
    numbers = card_numbers(box)
    for seat in range(seats):
        for place, card in enumerate(state.hands[seat]):
            packed.hands[seat, place] = numbers[card]
        # The next card is stored last, so that drawing it only shortens the stack.
        for place, card in enumerate(reversed(state.stacks[seat])):
            packed.stacks[STACK_SIZE * seat + place] = numbers[card]
        packed.stack_sizes[seat] = len(state.stacks[seat])
    return packed


def unpack(packed: PackedBettaState, before: State, box: Box) -> State:
    """Return the state that a packed state represents.

    Fields that are not packed are taken from an earlier state of the match.
    """
    names, seats = card_names(box), range(len(before.colours))
    placed = PlacedCard(seat=Seat(0), card="", display=0, turns=0, points=0)
    displays: list[int] = packed.displays.tolist()
    hands: list[list[int]] = packed.hands.tolist()
    return replace(
        before,
        displays=tuple(display_cells(display) for display in displays[: int(packed.display_count)]),
        hands=tuple(
            tuple(names[card] for card in hands[seat] if card != NO_CARD) for seat in seats
        ),
        stacks=tuple(tuple(names[card] for card in _stack(packed, seat)) for seat in seats),
        placed=(placed,) * int(packed.turns_taken),
        scores=tuple(packed.move_points.tolist()[: len(seats)]),
    )


def _stack(packed: PackedBettaState, seat: int) -> list[Any]:
    """Return the cards of a stack in the order in which they are drawn."""
    start = STACK_SIZE * seat
    stack = packed.stacks.tolist()[start : start + int(packed.stack_sizes[seat])]
    return stack[::-1]
