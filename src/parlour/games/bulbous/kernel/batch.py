"""Many matches of Bulbous, stepped together by the kernel."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.games.bulbous.coding import ACTION_COUNT, BulbousCoding
from parlour.games.bulbous.kernel.action_numbers import ILLEGAL, action_code, write_mask
from parlour.games.bulbous.kernel.observation import write_observation
from parlour.games.bulbous.kernel.packed import (
    KIND_SHIFT,
    STATE_TYPE,
    KernelPhase,
    OptionBit,
    PackedBulbousState,
    blank_state,
)
from parlour.games.bulbous.kernel.rules import (
    PAYLOAD_MASK,
    apply_action,
    deal_cards,
    is_over,
    mover,
    team_score,
)
from parlour.games.bulbous.rules.state import Options
from parlour.search.batches import KernelBatch, write_utilities
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Floats32, Ints8, Ints64
from parlour.search.local_arrays import copy_into, local_integers
from parlour.search.records import RecordArray, new_records


class BulbousRows(NamedTuple):
    """The matches of a batch; row `i` of every array is match `i`."""

    states: RecordArray[PackedBulbousState]
    """The packed states, shape (size,)."""

    kinds: Ints64
    """The ActionKind of each seat's last choice between bid, swap and pass, shape (size, 4)."""

    counts: Ints64
    """The number of cards of that choice, shape (size, 4)."""

    bulbs: Ints64
    """The bulbs on all specimens, active and complete, by colour and seat, shape (size, 4, 4)."""

    movers: Ints64
    """The seat that decides."""

    over: Ints8
    """Whether the match is over, 0 or 1."""

    generators: Ints64
    """The random generator of each match."""


@jit_kernel
def start_rows(rows: BulbousRows, blank: PackedBulbousState, chosen: Ints8) -> None:
    """Deal a new match in each row with 1 in `chosen`, shape (size,).

    Args:
        rows: The matches.
        blank: The state of a match before its deal.
        chosen: The mask of the rows.
    """
    for row in range(len(chosen)):
        if chosen[row]:
            state = rows.states[row]
            copy_into(state, blank)
            deal_cards(state, rows.generators[row : row + 1])
            rows.bulbs[row, :, :] = 0
            rows.movers[row], rows.over[row] = mover(state), 0


@jit_kernel
def write_masks(rows: BulbousRows, masks: Ints8) -> None:
    """Write 1 for each legal action of each row, shape (size, ACTION_COUNT)."""
    for row in range(len(masks)):
        masks[row, :] = 0
        if not rows.over[row]:
            write_mask(rows.states[row], rows.movers[row], masks[row])


@jit_kernel
def play_number(rows: BulbousRows, row: int, number: int) -> None:
    """Play an action in a row; an illegal number is replaced by the lowest legal one."""
    state, seat, before = rows.states[row], rows.movers[row], local_integers(4)
    code, lowest = action_code(state, seat, number), 0
    while code == ILLEGAL:
        code = action_code(state, seat, lowest)
        lowest += 1
    if state.phase == KernelPhase.BID:
        rows.kinds[row, seat] = code >> KIND_SHIFT
        rows.counts[row, seat] = popcount(code & PAYLOAD_MASK)
    colour = state.order[state.turn]
    for other in range(4):
        before[other] = state.bulb_totals[other]
    apply_action(state, seat, code, rows.generators[row : row + 1])
    for other in range(4):
        rows.bulbs[row, colour, other] += state.bulb_totals[other] - before[other]


@jit_kernel
def step_rows(rows: BulbousRows, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
    """Play an action in each row that is not over, as `KernelBatch.play_actions` describes."""
    keys = local_integers(4)
    for row in range(len(numbers)):
        if rows.over[row]:
            continue
        play_number(rows, row, numbers[row])
        state = rows.states[row]
        rows.movers[row] = mover(state)
        if is_over(state):
            rows.movers[row], rows.over[row], ended[row] = state.first_seat, 1, 1
            for seat in range(state.seats):
                keys[seat] = team_score(state, seat)
            opponents = 2 if state.options & OptionBit.TEAMS else state.seats - 1
            write_utilities(keys, opponents, rewards, row)


@jit_kernel
def write_observations(rows: BulbousRows, out: Floats32) -> None:
    """Write what the mover of each row sees, shape (size, length)."""
    for row in range(len(out)):
        write_observation(
            rows.states[row],
            rows.movers[row],
            rows.kinds[row],
            rows.counts[row],
            rows.bulbs[row],
            out[row],
        )


class BulbousBatch(KernelBatch):
    """Many matches of Bulbous with the same options and number of seats."""

    def __init__(self, options: Options, seats: int, size: int) -> None:
        super().__init__(size, seats, ACTION_COUNT, BulbousCoding(seats).length)
        self._blank = blank_state(options, seats)
        self.rows = BulbousRows(
            new_records(STATE_TYPE, size),
            np.zeros((size, 4), np.int64),
            np.zeros((size, 4), np.int64),
            np.zeros((size, 4, 4), np.int64),
            self._movers,
            self._over,
            self._generators,
        )
        self.reset()

    def start_matches(self, chosen: Ints8) -> None:
        """Deal a new match in each row with 1, shape (size,)."""
        start_rows(self.rows, self._blank, chosen)

    def write_masks(self, out: Ints8) -> None:
        """Write all masks, shape (size, 647)."""
        write_masks(self.rows, out)

    def write_observations(self, out: Floats32) -> None:
        """Write all observations, shape (size, length)."""
        write_observations(self.rows, out)

    def play_actions(self, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
        """Play an action in each match that is not over."""
        step_rows(self.rows, numbers, rewards, ended)
