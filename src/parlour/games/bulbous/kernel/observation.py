"""Observations in the kernel, with the parts and values that coding.py defines."""

from __future__ import annotations

from parlour.games.bulbous.coding import (
    BULB_SCALE,
    CARD_COUNT,
    FACE,
    PHASES,
    PLACES,
    POINTS_SCALE,
    ROUND_SCALE,
)
from parlour.games.bulbous.kernel.packed import (
    UNDECIDED,
    ActionKind,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
)
from parlour.games.bulbous.kernel.rules import (
    colour_count,
    colour_owner,
    majority_value,
    mover,
    score,
)
from parlour.games.bulbous.rules.specimens import SIZES
from parlour.games.bulbous.rules.state import MAX_BULBS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Floats32, Ints64

SIZE_COUNT = len(SIZES)


@jit_kernel
def write_observation(
    state: PackedBulbousState,
    viewer: int,
    kinds: Ints64,
    counts: Ints64,
    bulbs: Ints64,
    values: Floats32,
) -> None:
    """Write what a seat sees.

    Args:
        state: The packed state.
        viewer: The seat.
        kinds: The ActionKind of the choice of each seat that has chosen in this turn, shape (4,).
        counts: The number of cards of that choice, shape (4,).
        bulbs: The bulbs on all specimens by colour and seat, shape (4, 4).
        values: The array to write to, shape (length,).
    """
    values[:] = 0
    at = write_known_cards(state, viewer, values)
    at = write_turn(state, values, at)
    at = write_specimens(state, viewer, bulbs, values, at)
    for step in range(state.seats):
        seat = (viewer + step) % state.seats
        at = write_seat(state, seat, kinds[seat], counts[seat], values, at)
    is_limited = state.options & OptionBit.FOURTEEN_BULBS
    left = MAX_BULBS - state.bulb_totals[viewer] if is_limited else 0
    values[at] = popcount(state.deck) / CARD_COUNT
    values[at + 1] = min(state.round_number / ROUND_SCALE, 1)
    values[at + 2] = state.turn / FACE
    values[at + 3] = state.final_round
    values[at + 4] = left / BULB_SCALE
    values[at + 5] = state.rounds_without_bulb / ROUND_SCALE
    values[at + 6] = state.options & OptionBit.TEAMS != 0
    values[at + 7] = state.options & OptionBit.BLUFF != 0


@jit_kernel
def write_cards(values: Floats32, start: int, cards: int) -> int:
    """Write 1 for each card of a set from an index, and return the next index."""
    while cards:
        values[start + lowest_bit(cards)] = 1
        cards &= cards - 1
    return start + CARD_COUNT


@jit_kernel
def write_known_cards(state: PackedBulbousState, viewer: int, values: Floats32) -> int:
    """Write the hand, the discard pile, the unseen cards and the own bid of a seat."""
    hand, at = state.hands[viewer], 0
    for _ in range(PLACES):
        # A place without a card remains empty.
        at = write_cards(values, at, hand & -hand)
        hand &= hand - 1
    unseen = state.deck
    for seat in range(state.seats):
        if seat != viewer:
            unseen |= state.hands[seat]
            if state.phase != KernelPhase.ADD:
                unseen |= state.bids[seat]
    at = write_cards(values, at, state.discard)
    at = write_cards(values, at, unseen)
    return write_cards(values, at, state.bids[viewer])


@jit_kernel
def write_turn(state: PackedBulbousState, values: Floats32, start: int) -> int:
    """Write the phase, the contested colour and the order from an index; return the next index."""
    phase, at = state.phase, start
    if phase <= KernelPhase.ADD:
        values[at + phase] = 1
    at += len(PHASES)
    if phase == KernelPhase.BID or phase == KernelPhase.ADD:
        values[at + state.order[state.turn]] = 1
    at += FACE
    for turn in range(state.order_length):
        values[at + turn * FACE + state.order[turn]] = 1
    return at + FACE * FACE


@jit_kernel
def write_specimens(
    state: PackedBulbousState, viewer: int, bulbs: Ints64, values: Floats32, start: int
) -> int:
    """Write the active, completed and reserve specimens from an index; return the next index."""
    seats, colours = state.seats, colour_count(state)
    completed = start + FACE * (3 + seats)
    reserve = completed + FACE * seats
    for colour in range(colours):
        active, size = start + colour * (3 + seats), state.specimen_sizes[colour]
        if size:
            values[active] = 1
            values[active + 1] = size / SIZE_COUNT
            values[active + 2] = majority_value(state, colour) / POINTS_SCALE
        for step in range(seats):
            seat = (viewer + step) % seats
            count = state.bulbs[colour, seat]
            values[active + 3 + step] = count / SIZE_COUNT
            values[completed + colour * seats + step] = (bulbs[colour, seat] - count) / BULB_SCALE
        for place in range(SIZE_COUNT):
            values[reserve + colour * SIZE_COUNT + place] = (
                not state.used_sizes[colour] >> place + 1 & 1
            )
    return reserve + FACE * SIZE_COUNT


@jit_kernel
def is_awaited(state: PackedBulbousState, seat: int) -> bool:
    """Return whether a seat must decide now; tied bidders decide at the same time."""
    if state.phase == KernelPhase.ADD:
        return bool(state.tied_seats >> seat & 1 and state.added_cards[seat] == UNDECIDED)
    return mover(state) == seat


@jit_kernel
def write_seat(
    state: PackedBulbousState, seat: int, kind: int, count: int, values: Floats32, start: int
) -> int:
    """Write what is known of a seat from an index, and return the next index.

    Args:
        state: The packed state.
        seat: The seat.
        kind: The ActionKind of its choice, if it has chosen in this turn.
        count: The number of cards of that choice.
        values: The array to write to.
        start: The index.
    """
    for colour in range(colour_count(state)):
        values[start + colour] = colour_owner(state, colour) == seat
    single = start + FACE
    values[single] = is_awaited(state, seat)
    values[single + 1] = seat == state.first_seat
    values[single + 2] = state.added_cards[seat] != UNDECIDED
    if (seat - state.first_seat) % state.seats < state.choice_count:
        values[single + 3] = kind == ActionKind.BID
        values[single + 4] = kind == ActionKind.SWAP
        values[single + 5] = kind == ActionKind.PASS
        values[single + 6] = count / PLACES
    values[single + 7] = popcount(state.hands[seat]) / PLACES
    values[single + 8] = min(score(state, seat) / POINTS_SCALE, 1)
    return start + FACE + 9
