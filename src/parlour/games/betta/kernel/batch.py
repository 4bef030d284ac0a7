"""Many matches of Betta, stepped together by the kernel."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from parlour.games.betta.coding import (
    CELLS,
    FACE,
    GOALS,
    GOALS_SCALE,
    PATTERN,
    PATTERN_COUNT,
    POINTS_SCALE,
    ROTATIONS,
    SEAT,
    STACK_SCALE,
    TURNS_SCALE,
    BettaCoding,
    pattern_bytes,
)
from parlour.games.betta.kernel.packed import (
    NO_CARD,
    STATE_TYPE,
    KernelMode,
    LookupTables,
    PackedBettaState,
    blank_state,
    kernel_mode,
    lookup_tables,
    pattern_pairs,
)
from parlour.games.betta.kernel.rules import (
    deal_cards,
    display_points,
    is_over,
    match_turns,
    mover,
    play_card,
    write_ranking_keys,
)
from parlour.games.betta.rules.box import Box
from parlour.games.betta.rules.deal import HAND_SIZE, SEAT_COLOURS, colours_with_betty
from parlour.games.betta.rules.display import COLOURS
from parlour.games.betta.rules.state import Options
from parlour.games.betta.rules.view import pattern_target
from parlour.search.batches import KernelBatch, write_utilities
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Floats32, Ints8, Ints64, random_below
from parlour.search.local_arrays import copy_into, local_integers
from parlour.search.records import RecordArray, assign_record, new_records

COLOUR_COUNT = len(COLOURS)
PAIR_ORDERS = 8
"""The number of orders of the patterns within their levels."""


class BettaRows(NamedTuple):
    """The matches of a batch; row `i` of every array except `starts` is match `i`."""

    states: RecordArray[PackedBettaState]
    """The packed states, shape (size,)."""

    pair_orders: Ints64
    """A mask of the levels whose two patterns are in the opposite order; shape (size,)."""

    movers: Ints64
    """The seat that decides."""

    over: Ints8
    """Whether the match is over, 0 or 1."""

    generators: Ints64
    """The random generator of each match."""

    starts: RecordArray[PackedBettaState]
    """The equally likely states before the deal: one for each seat that Betty may take."""


@jit_kernel
def start_rows(tables: LookupTables, rows: BettaRows, chosen: Ints8) -> None:
    """Deal a new match in each row with 1 in `chosen`, shape (size,)."""
    for row in range(len(chosen)):
        if chosen[row]:
            state, rng = rows.states[row], rows.generators[row : row + 1]
            copy_into(state, rows.starts[random_below(rng, len(rows.starts))])
            deal_cards(tables, state, rng)
            rows.pair_orders[row] = random_below(rng, PAIR_ORDERS)
            rows.movers[row], rows.over[row] = mover(state), 0


@jit_kernel
def write_masks(rows: BettaRows, masks: Ints8) -> None:
    """Write 1 for each legal action of each row, shape (size, action_count)."""
    for row in range(len(masks)):
        state, mask = rows.states[row], masks[row]
        mask[:] = 0
        if rows.over[row]:
            continue
        for place in range(HAND_SIZE):
            if state.hands[rows.movers[row], place] != NO_CARD:
                start = place * state.display_count
                for display in range(state.display_count):
                    number = (start + display) * ROTATIONS
                    mask[number : number + ROTATIONS] = state.open_displays >> display & 1


@jit_kernel
def play_number(tables: LookupTables, state: PackedBettaState, seat: int, number: int) -> None:
    """Play an action of the seat to move; an illegal number is replaced by the first action."""
    turns, target = number % ROTATIONS, number // ROTATIONS
    place, display = target // state.display_count, target % state.display_count
    if not (
        0 <= place < HAND_SIZE
        and state.hands[seat, place] != NO_CARD
        and state.open_displays >> display & 1
    ):
        place, turns, display = 0, 0, lowest_bit(state.open_displays)
    play_card(tables, state, place, turns, display)


@jit_kernel
def step_rows(
    tables: LookupTables, rows: BettaRows, numbers: Ints64, rewards: Floats32, ended: Ints8
) -> None:
    """Play an action in each row that is not over, as `KernelBatch.play_actions` describes."""
    keys = local_integers(5)
    for row in range(len(numbers)):
        state = rows.states[row]
        if rows.over[row]:
            continue
        play_number(tables, state, rows.movers[row], numbers[row])
        rows.movers[row] = mover(state)
        if is_over(state):
            rows.over[row] = ended[row] = 1
            write_ranking_keys(tables, state, keys)
            write_utilities(keys, state.seats - 1, rewards, row)


@jit_kernel
def write_face(values: Floats32, start: int, display: int) -> int:
    """Write 1 for the colour of each visible fish from an index, and return the next index."""
    for cell in range(CELLS):
        for colour in range(COLOUR_COUNT):
            values[start + cell * COLOUR_COUNT + colour] = display >> CELLS * colour + cell & 1
    return start + FACE


@jit_kernel
def write_seat(
    tables: LookupTables, state: PackedBettaState, seat: int, values: Floats32, start: int
) -> int:
    """Write what is known of a seat from an index, as in coding.py, and return the next index."""
    final = 0
    for display in range(state.display_count):
        final += display_points(tables, state, seat, state.displays[display])
    # Seats take turns, beginning with the first one.
    extra = (seat - state.first_seat) % state.seats < state.turns_taken % state.seats
    turns = match_turns(state) // state.seats - state.turns_taken // state.seats - extra
    for colour in range(COLOUR_COUNT):
        values[start + colour] = state.colours[seat] == colour
    single = start + COLOUR_COUNT
    values[single] = state.mode == KernelMode.BETTY and state.colours[seat] == NO_CARD
    values[single + 1] = seat == mover(state) and not is_over(state)
    values[single + 2] = min(max(state.move_points[seat] / POINTS_SCALE, -1), 1)
    values[single + 3] = min(max(final / POINTS_SCALE, -1), 1)
    values[single + 4] = turns / TURNS_SCALE
    values[single + 5] = state.stack_sizes[seat] / STACK_SCALE
    return start + SEAT


@jit_kernel
def write_observations(
    tables: LookupTables, rows: BettaRows, patterns: Floats32, out: Floats32
) -> None:
    """Write what the mover of each row sees, shape (size, length), as coding.py describes.

    Args:
        tables: The lookup tables.
        rows: The matches.
        patterns: The values of each pattern by level, pair and place in the pair (`pair_values`).
        out: Receives the observations.
    """
    for row in range(len(out)):
        state, seat, values, at = rows.states[row], rows.movers[row], out[row], 0
        for display in range(state.display_count):
            at = write_face(values, at, state.displays[display])
        for place in range(HAND_SIZE):
            card = state.hands[seat, place]
            at = write_face(values, at, tables.cards[card, 0] if card != NO_CARD else 0)
        for number in range(PATTERN_COUNT):
            level = number // 2
            pair = state.pattern_set // 6 ** (2 - level) % 6
            place = number % 2 ^ rows.pair_orders[row] >> level & 1
            for value in range(PATTERN):
                values[at + value] = patterns[level, pair, place, value]
            at += PATTERN
        for step in range(state.seats):
            at = write_seat(tables, state, (seat + step) % state.seats, values, at)
        for goal in range(GOALS):
            values[at + goal] = (state.goals >> 12 * goal & 4095) / GOALS_SCALE


@cache
def pair_values(box: Box) -> Floats32:
    """Return the values of each pattern by level, pair and place in the pair, shape (3, 6, 2, 10)."""
    levels = pattern_pairs(box)
    names = [name for pairs in levels for pair in pairs for name in pair]
    values = bytearray().join([pattern_bytes(pattern_target(box.patterns[name])) for name in names])
    return np.frombuffer(values, np.float32).reshape(len(levels), -1, 2, PATTERN)


def states_before_deal(box: Box, options: Options, seats: int) -> RecordArray[PackedBettaState]:
    """Return the equally likely states before the deal: one for each seat that Betty may take."""
    goals: tuple[int, ...] = ()
    if options.mode == "betty":
        goals = box.goals(options.goals, seats)
        places = range(1 if options.betty == "first" else seats)
        colours = [colours_with_betty(seats, betty) for betty in places]
    else:
        colours = [(None,) if options.mode == "solo" else tuple(SEAT_COLOURS[:seats])]
    mode = kernel_mode(options.mode, options.pool == "even")
    found = new_records(STATE_TYPE, len(colours))
    for number, of_seats in enumerate(colours):
        assign_record(found[number], blank_state(mode, of_seats, goals))
    return found


class BettaBatch(KernelBatch):
    """Many matches of Betta with the same box, options and number of seats."""

    def __init__(self, box: Box, options: Options, seats: int, size: int) -> None:
        coding = BettaCoding(seats)
        super().__init__(size, seats, coding.action_count, coding.length)
        self._tables, self._patterns = lookup_tables(box), pair_values(box)
        self.rows = BettaRows(
            new_records(STATE_TYPE, size),
            np.zeros(size, np.int64),
            self._movers,
            self._over,
            self._generators,
            states_before_deal(box, options, seats),
        )
        self.reset()

    def start_matches(self, chosen: Ints8) -> None:
        """Deal a new match in each row with 1, shape (size,)."""
        start_rows(self._tables, self.rows, chosen)

    def write_masks(self, out: Ints8) -> None:
        """Write all masks, shape (size, action_count)."""
        write_masks(self.rows, out)

    def write_observations(self, out: Floats32) -> None:
        """Write all observations, shape (size, length)."""
        write_observations(self._tables, self.rows, self._patterns, out)

    def play_actions(self, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
        """Play an action in each match that is not over."""
        step_rows(self._tables, self.rows, numbers, rewards, ended)
