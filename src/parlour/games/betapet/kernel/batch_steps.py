"""The setup of matches of a batch, and their actions."""

from __future__ import annotations

from parlour.games.betapet.kernel.batch_rows import UNKNOWN, BetapetRows, BetapetTables, rank_row
from parlour.games.betapet.kernel.move_code import NO_MOVE, decode_play
from parlour.games.betapet.kernel.packed import CODE_COUNT, JOKER_CODE, PackedBoard, copy_board
from parlour.games.betapet.kernel.selfplay import lay_play
from parlour.games.betapet.observation_layout import ACCEPT, FIRST_PLAY
from parlour.games.betapet.rules.board import SIZE, SQUARES, START_SQUARE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.state import MAX_SCORELESS_ROUNDS
from parlour.games.betapet.rules.turn import MIN_BAG_FOR_EXCHANGE
from parlour.search.batches import write_utilities
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats32, Ints8, Ints64, random_below
from parlour.search.local_arrays import copy_into, local_integers

NOBODY = -1
"""The seat that went out in a match that ends by passes."""


@jit_kernel
def start_rows(tables: BetapetTables, rows: BetapetRows, seats: int, chosen: Ints8) -> None:
    """Deal a new match in each row with 1 in `chosen`, shape (size,)."""
    for row in range(len(chosen)):
        if not chosen[row]:
            continue
        generator = rows.generators[row : row + 1]
        copy_board(rows.boards[row], tables.boards[0])
        if len(tables.scattered):
            scatter_premiums(rows.boards[row], tables.scattered, generator)
        rows.racks[row, :, :] = 0
        rows.scores[row, :] = 0
        copy_into(rows.bags[row], tables.full_bag)
        for seat in range(seats):
            draw_tiles(tables, rows.bags[row], rows.racks[row, seat], RACK_SIZE, generator)
        rows.movers[row] = random_below(generator, seats)
        rows.fails[row], rows.newest[row], rows.over[row] = 0, NO_MOVE, 0
        rows.counts[row] = UNKNOWN


@jit_kernel
def scatter_premiums(board: PackedBoard, scattered: Ints64, generator: Ints64) -> None:
    """Scatter premiums over all squares but the start.

    Args:
        board: The board.
        scattered: Letter and word factors, shape (SQUARES - 1, 2).
        generator: The random generator, shape (1,).
    """
    order = local_integers(SQUARES)
    for number in range(SQUARES - 1):
        pick = random_below(generator, number + 1)
        order[number] = order[pick]
        order[pick] = number
    for number in range(SQUARES - 1):
        square = number + (number >= START_SQUARE)
        row, column = square // SIZE, square % SIZE
        letter, word = scattered[order[number], 0], scattered[order[number], 1]
        board.letter_factors[row, column] = board.letter_factors[SIZE + column, row] = letter
        board.word_factors[row, column] = board.word_factors[SIZE + column, row] = word


@jit_kernel
def draw_tiles(
    tables: BetapetTables, bag: Ints64, counts: Ints64, number: int, generator: Ints64
) -> None:
    """Move up to `number` random tiles from a bag to a rack, both by letter code.

    As in the rules, a draw is a place in the sorted bag.
    """
    left = bag.sum()
    for _ in range(min(number, left)):
        place = random_below(generator, left)
        at = 0
        while place >= bag[tables.bag_order[at]]:
            place -= bag[tables.bag_order[at]]
            at += 1
        bag[tables.bag_order[at]] -= 1
        counts[tables.bag_order[at]] += 1
        left -= 1


@jit_kernel
def is_exchange(counts: Ints64, bag: int, number: int) -> bool:
    """Return whether a number is a legal exchange: of equal tiles, it takes the first ones."""
    if bag < MIN_BAG_FOR_EXCHANGE or not 0 < number < ACCEPT:
        return False
    place = 0
    for code in range(CODE_COUNT):
        for copy in range(counts[code]):
            if copy and number >> place & 1 and not number >> (place - 1) & 1:
                return False
            place += 1
    return number >> place == 0


@jit_kernel
def play_number(
    tables: BetapetTables, rows: BetapetRows, row: int, seats: int, number: int
) -> None:
    """Play an action in a row; an illegal number is replaced by a pass."""
    seat, generator = rows.movers[row], rows.generators[row : row + 1]
    counts, bag = rows.racks[row, seat], rows.bags[row]
    rows.newest[row] = NO_MOVE
    if number >= FIRST_PLAY:
        rank_row(tables, rows, row)
    if FIRST_PLAY <= number < FIRST_PLAY + rows.counts[row]:
        play = tables.play[0]
        code, points = rows.codes[row, number - FIRST_PLAY], rows.points[row, number - FIRST_PLAY]
        decode_play(code, points, play)
        lay_play(rows.boards[row], tables.nodes, tables.tile_points, play.line, play.strip)
        for place in range(SIZE):
            letter = play.strip[place]
            if letter:
                counts[letter if letter > 0 else JOKER_CODE] -= 1
        rows.scores[row, seat] += points
        rows.newest[row] = code
        draw_tiles(tables, bag, counts, RACK_SIZE - counts.sum(), generator)
        if counts.sum() == 0:
            finish_row(tables, rows, row, seats, seat)
            return
        rows.fails[row] = 0
    else:
        if is_exchange(counts, bag.sum(), number):
            exchange_tiles(tables, bag, counts, number, generator)
        rows.fails[row] += 1
        if rows.fails[row] >= MAX_SCORELESS_ROUNDS * seats:
            finish_row(tables, rows, row, seats, NOBODY)
            return
    rows.movers[row] = (seat + 1) % seats
    rows.counts[row] = UNKNOWN


@jit_kernel
def exchange_tiles(
    tables: BetapetTables, bag: Ints64, counts: Ints64, places: int, generator: Ints64
) -> None:
    """Exchange the tiles at the places of a mask; the new tiles are drawn first."""
    returned, place, number = local_integers(CODE_COUNT), 0, 0
    for code in range(CODE_COUNT):
        returned[code] = 0
        for _ in range(counts[code]):
            returned[code] += places >> place & 1
            place += 1
        number += returned[code]
    for code in range(CODE_COUNT):
        counts[code] -= returned[code]
    draw_tiles(tables, bag, counts, number, generator)
    for code in range(CODE_COUNT):
        bag[code] += returned[code]


@jit_kernel
def finish_row(tables: BetapetTables, rows: BetapetRows, row: int, seats: int, out: int) -> None:
    """End a match and settle the tiles left on racks; `out` is the seat that went out."""
    total = 0
    for seat in range(seats):
        value = 0
        for code in range(CODE_COUNT):
            value += rows.racks[row, seat, code] * tables.tile_points[code]
        total += value
        if out == NOBODY or not tables.has_double_ending:
            rows.scores[row, seat] -= value
    if out != NOBODY:
        rows.scores[row, out] += 2 * total if tables.has_double_ending else total
    rows.over[row], rows.counts[row], rows.newest[row] = 1, 0, NO_MOVE


@jit_kernel
def step_rows(
    tables: BetapetTables,
    rows: BetapetRows,
    numbers: Ints64,
    rewards: Floats32,
    ended: Ints8,
) -> None:
    """Play an action in each row that is not over, as `KernelBatch.play_actions` describes."""
    seats = rewards.shape[1]
    for row in range(len(numbers)):
        if not rows.over[row]:
            play_number(tables, rows, row, seats, numbers[row])
            if rows.over[row]:
                ended[row] = 1
                write_utilities(rows.scores[row], seats - 1, rewards, row)
