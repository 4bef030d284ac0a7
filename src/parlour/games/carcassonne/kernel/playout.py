"""Whole matches of random decisions, for measuring and for comparing with the rules."""

from __future__ import annotations

import numpy as np

from parlour.games.carcassonne.kernel.chips import bet, final_choices, may_bet, settle, stack_choices, tidy, turn_over
from parlour.games.carcassonne.kernel.packed import BET, COUNT, DRAWN, END, HAND, MOVER, OFFICE, OFFICES, SEATS, SEATS_MOST, SEGMENTS, STACK, Ints16
from parlour.games.carcassonne.kernel.rules import draw, finish, free, lay, pass_on, tiles_of, total, ways
from parlour.search.jit import allocating, compiled, population
from parlour.search.kernels import Ints32, Ints64, below, shuffle


@compiled
def nth_bit(bits: int, number: int) -> int:
    """Return the index of the set bit that has `number` set bits below it."""
    index = 0
    while True:
        if bits >> index & 1:
            if number == 0:
                return index
            number -= 1
        index += 1


@compiled
def random_turn(table: Ints32, pay: Ints32, row: Ints16, luck: Ints64, cells: Ints64, turns: Ints64, names: Ints64) -> bool:
    """Take a random turn with all its decisions, and return whether another tile was drawn."""
    way = below(luck, ways(table, row, cells, turns))
    cell, turn = int(cells[way]), int(turns[way])
    bits = free(table, row, cell, turn)
    meeple = below(luck, population(bits) + 1) - 1
    lay(table, row, cell, turn, nth_bit(bits, meeple) if meeple >= 0 else -1)
    settle_stacks(table, pay, row, luck, names)
    if may_bet(table, row):
        for seat in range(row[SEATS]):
            chips = int(row[HAND + seat])
            wanted = below(luck, population(chips) + 1) - 1
            bet(row, seat, nth_bit(chips, wanted) if wanted >= 0 else -1)
    pass_on(row)
    return draw(table, row)


@compiled
def settle_stacks(table: Ints32, pay: Ints32, row: Ints16, luck: Ints64, names: Ints64) -> None:
    """Settle the chips of all offices whose features were just completed, for any of these."""
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        count = stack_choices(table, row, tile, names)
        if count:
            settle(row, pay, tile, int(names[below(luck, count)]))
    tidy(row)


@compiled
def random_end(table: Ints32, pay: Ints32, row: Ints16, luck: Ints64, names: Ints64) -> None:
    """Settle the last chips, each for any feature, and score what is left."""
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        count = final_choices(table, row, tile, names)
        for seat in range(row[SEATS]):
            if row[BET + tile * SEATS_MOST + seat]:
                turn_over(row, pay, tile, seat, tiles_of(row, int(names[below(luck, count)])) if count else 0)
    tidy(row)
    finish(table, row)


@allocating
def random_games(table: Ints32, pay: Ints32, start: Ints16, luck: Ints64, games: int, sums: Ints64) -> int:
    """Play matches of random decisions from a row, the stack and the drawn tile shuffled anew for each; return how many tiles were laid.

    `sums`, shape (SEATS_MOST,), gains the points of each seat. The start tile alone lies in `start`.
    """
    row, stack = start.copy(), np.empty(start[END] + 1, np.int64)
    cells, turns, names = np.empty(800, np.int64), np.empty(800, np.int64), np.empty(SEGMENTS, np.int64)
    laid = 0
    for _ in range(games):
        row[:] = start
        for place in range(start[END]):
            stack[place] = start[STACK + place]
        stack[start[END]] = start[DRAWN]
        shuffle(luck, stack, 0, start[END] + 1)
        for place in range(start[END] + 1):
            row[STACK + place] = stack[place]
        row[END] = start[END] + 1
        row[MOVER] = below(luck, row[SEATS])
        going = draw(table, row)
        while going:
            going = random_turn(table, pay, row, luck, cells, turns, names)
        random_end(table, pay, row, luck, names)
        laid += row[COUNT] - 1
        for seat in range(row[SEATS]):
            sums[seat] += total(row, seat)
    return laid
