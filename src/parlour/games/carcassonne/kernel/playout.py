"""Whole matches of random decisions, for measuring and for comparing with the rules."""

from __future__ import annotations

import numpy as np

from parlour.games.carcassonne.kernel.chips import (
    can_bet,
    place_bet,
    remove_empty_offices,
    reveal_chip,
    settle_chips,
    write_final_choices,
    write_stack_choices,
)
from parlour.games.carcassonne.kernel.packed import (
    BET,
    COUNT,
    DRAWN,
    END,
    HAND,
    MAX_SEATS,
    MOVER,
    OFFICE,
    OFFICES,
    SEATS,
    SEGMENTS_PER_TILE,
    STACK,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import (
    draw_tile,
    free_segments,
    lay_tile,
    pass_turn,
    score_end,
    seat_total,
    tile_count,
    write_placements,
)
from parlour.search.jit import jit_allocating_kernel, jit_kernel, popcount
from parlour.search.kernels import Ints32, Ints64, random_below, shuffle_in_place


@jit_kernel
def nth_bit(bits: int, number: int) -> int:
    """Return the index of the set bit that has `number` set bits below it."""
    index = 0
    while True:
        if bits >> index & 1:
            if number == 0:
                return index
            number -= 1
        index += 1


@jit_kernel
def play_random_turn(
    table: Ints32,
    pay: Ints32,
    row: Ints16,
    luck: Ints64,
    cells: Ints64,
    turns: Ints64,
    names: Ints64,
) -> bool:
    """Take a random turn with all its decisions, and return whether another tile was drawn."""
    way = random_below(luck, write_placements(table, row, cells, turns))
    cell, turn = int(cells[way]), int(turns[way])
    bits = free_segments(table, row, cell, turn)
    meeple = random_below(luck, popcount(bits) + 1) - 1
    lay_tile(table, row, cell, turn, nth_bit(bits, meeple) if meeple >= 0 else -1)
    settle_randomly(table, pay, row, luck, names)
    if can_bet(table, row):
        for seat in range(row[SEATS]):
            chips = int(row[HAND + seat])
            wanted = random_below(luck, popcount(chips) + 1) - 1
            place_bet(row, seat, nth_bit(chips, wanted) if wanted >= 0 else -1)
    pass_turn(row)
    return draw_tile(table, row)


@jit_kernel
def settle_randomly(table: Ints32, pay: Ints32, row: Ints16, luck: Ints64, names: Ints64) -> None:
    """Settle the chips of all offices whose features were just completed, for any of these."""
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        count = write_stack_choices(table, row, tile, names)
        if count:
            settle_chips(row, pay, tile, int(names[random_below(luck, count)]))
    remove_empty_offices(row)


@jit_kernel
def finish_randomly(table: Ints32, pay: Ints32, row: Ints16, luck: Ints64, names: Ints64) -> None:
    """Settle the last chips, each for any feature, and score what is left."""
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        count = write_final_choices(table, row, tile, names)
        for seat in range(row[SEATS]):
            if row[BET + tile * MAX_SEATS + seat]:
                reveal_chip(
                    row,
                    pay,
                    tile,
                    seat,
                    tile_count(row, int(names[random_below(luck, count)])) if count else 0,
                )
    remove_empty_offices(row)
    score_end(table, row)


@jit_allocating_kernel
def play_random_games(
    table: Ints32, pay: Ints32, start: Ints16, luck: Ints64, games: int, sums: Ints64
) -> int:
    """Play matches of random decisions from a row, the stack and the drawn tile shuffled anew for each; return how many tiles were laid.

    `sums`, shape (SEATS_MOST,), gains the points of each seat. The start tile alone lies in `start`.
    """
    row, stack = start.copy(), np.empty(start[END] + 1, np.int64)
    cells, turns, names = (
        np.empty(800, np.int64),
        np.empty(800, np.int64),
        np.empty(SEGMENTS_PER_TILE, np.int64),
    )
    laid = 0
    for _ in range(games):
        row[:] = start
        for place in range(start[END]):
            stack[place] = start[STACK + place]
        stack[start[END]] = start[DRAWN]
        shuffle_in_place(luck, stack, 0, start[END] + 1)
        for place in range(start[END] + 1):
            row[STACK + place] = stack[place]
        row[END] = start[END] + 1
        row[MOVER] = random_below(luck, row[SEATS])
        going = draw_tile(table, row)
        while going:
            going = play_random_turn(table, pay, row, luck, cells, turns, names)
        finish_randomly(table, pay, row, luck, names)
        laid += row[COUNT] - 1
        for seat in range(row[SEATS]):
            sums[seat] += seat_total(row, seat)
    return laid
