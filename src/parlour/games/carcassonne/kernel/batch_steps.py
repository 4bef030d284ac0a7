"""The course of the matches in a batch of Carcassonne.

A row goes through the phases of the rules. After each action it continues to the next decision of a
seat, and the candidates of that decision are written.
"""

from __future__ import annotations

from parlour.games.carcassonne.kernel.batch_candidates import default_choice, write_candidates
from parlour.games.carcassonne.kernel.batch_rows import (
    BET,
    CHOOSE,
    NO_ANSWER,
    NO_CHIP,
    OVER,
    PLACE,
    SETTLE,
    CarcassonneRows,
)
from parlour.games.carcassonne.kernel.chips import (
    can_bet,
    place_chip,
    remove_empty_offices,
    reveal_chip,
    settle_chips,
    write_final_choices,
    write_stack_choices,
)
from parlour.games.carcassonne.kernel.features import feature_root, feature_size
from parlour.games.carcassonne.kernel.packed import MAX_SEATS, MAX_TILES, SEGMENTS_PER_TILE
from parlour.games.carcassonne.kernel.placement import draw_tile, pass_turn, place_tile
from parlour.games.carcassonne.kernel.scoring import score_end, seat_total
from parlour.games.carcassonne.kernel.tables import KernelTables
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT
from parlour.search.batches import write_utilities
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Floats32, Ints8, Ints64, random_below, shuffle_in_place
from parlour.search.local_arrays import copy_into, local_integers


@jit_kernel
def start_rows(tables: KernelTables, rows: CarcassonneRows, chosen: Ints8) -> None:
    """Start a new match in each row with 1 in `chosen`, shape (size,)."""
    stack = local_integers(MAX_TILES)
    for row in range(len(chosen)):
        if chosen[row]:
            state, rng = rows.states[row], rows.generators[row : row + 1]
            copy_into(state, rows.start[0])
            for place in range(state.stack_end):
                stack[place] = state.stack[place]
            shuffle_in_place(rng, stack, 0, state.stack_end)
            for place in range(state.stack_end):
                state.stack[place] = stack[place]
            state.mover = random_below(rng, state.seat_count)
            rows.over[row], rows.answers[row, :, :] = 0, NO_ANSWER
            begin_turn(tables, rows, row)
            write_candidates(tables.tiles, rows, row)


@jit_kernel
def step_rows(
    tables: KernelTables, rows: CarcassonneRows, numbers: Ints64, rewards: Floats32, ended: Ints8
) -> None:
    """Play an action in each row that is not over, as `KernelBatch.play_actions` describes."""
    totals = local_integers(MAX_SEATS)
    for row in range(len(numbers)):
        if rows.over[row]:
            continue
        play_number(tables, rows, row, numbers[row])
        write_candidates(tables.tiles, rows, row)
        if rows.over[row]:
            ended[row] = 1
            state = rows.states[row]
            for seat in range(state.seat_count):
                totals[seat] = seat_total(state, seat)
            write_utilities(totals, state.seat_count - 1, rewards, row)


@jit_kernel
def play_number(tables: KernelTables, rows: CarcassonneRows, row: int, number: int) -> None:
    """Play an action in a row; an illegal number is replaced by the default action."""
    state, seat = rows.states[row], rows.movers[row]
    if rows.phases[row] == BET:
        chip = number - 1
        if not (0 <= chip < CHIPS_PER_SEAT and state.hand[seat] >> chip & 1):
            chip = NO_CHIP
        rows.bets[row, seat] = chip
        continue_bets(tables, rows, row)
        return
    if not 0 <= number < rows.counts[row]:
        number = 0
        if rows.phases[row] != PLACE:
            question, choices = rows.questions[row], rows.candidates[row]
            number = default_choice(tables.tiles, state, question, choices, rows.counts[row])
    candidate = rows.candidates[row, number]
    segment = int(candidate[2])
    if rows.phases[row] == PLACE:
        place_tile(tables.tiles, state, int(candidate[0]), int(candidate[1]), segment)
        continue_settling(tables, rows, row)
        return
    tile = rows.questions[row]
    rows.answers[row, tile, seat] = feature_root(state, tile * SEGMENTS_PER_TILE + segment)
    if rows.phases[row] == SETTLE:
        continue_settling(tables, rows, row)
    else:
        continue_choices(tables, rows, row)


@jit_kernel
def begin_turn(tables: KernelTables, rows: CarcassonneRows, row: int) -> None:
    """Draw a tile for the mover, or begin the final scoring if no tile fits."""
    state = rows.states[row]
    rows.asked[row] = 0
    if draw_tile(tables.tiles, state):
        rows.phases[row], rows.movers[row] = PLACE, state.mover
        return
    roots = local_integers(SEGMENTS_PER_TILE)
    for office in range(state.office_count):
        tile = int(state.offices[office])
        if write_final_choices(tables.tiles, state, tile, roots) > 1:
            for seat in range(state.seat_count):
                if state.chips[tile, seat]:
                    rows.asked[row] |= 1 << seat
    continue_choices(tables, rows, row)


@jit_kernel
def continue_settling(tables: KernelTables, rows: CarcassonneRows, row: int) -> None:
    """Ask the mover about the next stack with a choice, or settle all stacks of the turn."""
    tiles, state = tables.tiles, rows.states[row]
    roots = local_integers(SEGMENTS_PER_TILE)
    for office in range(state.office_count):
        tile = int(state.offices[office])
        if (
            write_stack_choices(tiles, state, tile, roots) > 1
            and rows.answers[row, tile, state.mover] == NO_ANSWER
        ):
            rows.phases[row], rows.questions[row] = SETTLE, tile
            return
    for office in range(state.office_count):
        tile = int(state.offices[office])
        if write_stack_choices(tiles, state, tile, roots):
            answer = int(rows.answers[row, tile, state.mover])
            root = int(roots[0]) if answer == NO_ANSWER else answer
            settle_chips(state, tables.payouts, tile, root)
            rows.answers[row, tile, state.mover] = NO_ANSWER
    remove_empty_offices(state)
    begin_bets(tables, rows, row)


@jit_kernel
def begin_bets(tables: KernelTables, rows: CarcassonneRows, row: int) -> None:
    """Ask each seat with a chip for a bet, or begin the next turn."""
    state, asked = rows.states[row], 0
    if can_bet(tables.tiles, state):
        for seat in range(state.seat_count):
            rows.bets[row, seat] = NO_CHIP
            if state.hand[seat]:
                asked |= 1 << seat
    if asked:
        rows.phases[row], rows.asked[row], rows.movers[row] = BET, asked, lowest_bit(asked)
    else:
        pass_turn(state)
        begin_turn(tables, rows, row)


@jit_kernel
def continue_bets(tables: KernelTables, rows: CarcassonneRows, row: int) -> None:
    """Ask the next seat for its bet, or place all bets and begin the next turn."""
    state, next_seat = rows.states[row], rows.movers[row] + 1
    remaining = rows.asked[row] >> next_seat
    if remaining:
        rows.movers[row] = next_seat + lowest_bit(remaining)
        return
    for seat in range(state.seat_count):
        place_chip(state, seat, rows.bets[row, seat])
    pass_turn(state)
    begin_turn(tables, rows, row)


@jit_kernel
def continue_choices(tables: KernelTables, rows: CarcassonneRows, row: int) -> None:
    """Ask the next seat with a choice for one of its chips, or finish the match."""
    tiles, state = tables.tiles, rows.states[row]
    roots = local_integers(SEGMENTS_PER_TILE)
    for seat in range(state.seat_count):
        for office in range(state.office_count):
            tile = int(state.offices[office])
            if (
                state.chips[tile, seat]
                and rows.answers[row, tile, seat] == NO_ANSWER
                and write_final_choices(tiles, state, tile, roots) > 1
            ):
                rows.phases[row], rows.movers[row], rows.questions[row] = CHOOSE, seat, tile
                return
    finish_row(tables, rows, row)


@jit_kernel
def finish_row(tables: KernelTables, rows: CarcassonneRows, row: int) -> None:
    """Pay out the remaining chips and score the land."""
    tiles, state = tables.tiles, rows.states[row]
    roots = local_integers(SEGMENTS_PER_TILE)
    for office in range(state.office_count):
        tile = int(state.offices[office])
        count = write_final_choices(tiles, state, tile, roots)
        for seat in range(state.seat_count):
            root = int(rows.answers[row, tile, seat])
            if root == NO_ANSWER and count:
                root = int(roots[0])
            size = 0 if root == NO_ANSWER else feature_size(state, root)
            reveal_chip(state, tables.payouts, tile, seat, size)
    remove_empty_offices(state)
    score_end(tiles, state)
    rows.phases[row], rows.over[row] = OVER, 1
    rows.asked[row], rows.movers[row] = 0, state.mover
