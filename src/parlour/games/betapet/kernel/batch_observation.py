"""The masks and observations of a batch: those of the coding, written by the kernel."""

from __future__ import annotations

from parlour.games.betapet.kernel.batch_rows import BetapetRows, BetapetTables, rank_row
from parlour.games.betapet.kernel.batch_steps import is_exchange
from parlour.games.betapet.kernel.move_code import ALL_PLACES, NO_MOVE
from parlour.games.betapet.kernel.packed import CODE_COUNT
from parlour.games.betapet.observation_layout import (
    ACCEPT,
    BAG_SCALE,
    COUNT_SCALE,
    FACTOR_SCALE,
    FAILS_SCALE,
    FIRST_PLAY,
    LETTER_CODES,
    MATCH,
    PHASES,
    PLAY_POINTS_SCALE,
    POINTS_SCALE,
    SQUARE_SCALE,
    PlayValue,
    SeatValue,
)
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
)
from parlour.games.betapet.rules.board import SIZE, SQUARES
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Floats32, Ints8

FIRST_PREMIUM = SQUARES
FIRST_NEWEST = FIRST_PREMIUM + 2 * SQUARES
FIRST_TILE = FIRST_NEWEST + SQUARES
FIRST_UNSEEN = FIRST_TILE + RACK_SIZE
FIRST_SEAT = FIRST_UNSEEN + LETTER_CODES
"""The first value of each part."""


@jit_kernel
def write_masks(tables: BetapetTables, rows: BetapetRows, masks: Ints8) -> None:
    """Write 1 for each numbered legal action of each row, shape (size, ACTION_COUNT)."""
    for row in range(len(masks)):
        masks[row, :] = 0
        if rows.over[row]:
            continue
        rank_row(tables, rows, row)
        masks[row, 0] = 1
        masks[row, FIRST_PLAY : FIRST_PLAY + rows.counts[row]] = 1
        counts, bag = rows.racks[row, rows.movers[row]], rows.bags[row].sum()
        for number in range(1, ACCEPT):
            masks[row, number] = is_exchange(counts, bag, number)


@jit_kernel
def write_observations(tables: BetapetTables, rows: BetapetRows, seats: int, out: Floats32) -> None:
    """Write what the mover of each row sees, shape (size, length)."""
    for row in range(len(out)):
        values = out[row]
        values[:] = 0
        write_board(rows, row, values)
        write_tiles(rows, row, seats, values)
        mover, fails = rows.movers[row], rows.fails[row] / FAILS_SCALE
        for step in range(seats):
            seat = (mover + step) % seats
            at = FIRST_SEAT + step * SeatValue.COUNT
            points = rows.scores[row, seat] / POINTS_SCALE
            values[at + SeatValue.POINTS] = min(max(points, -1.0), 1.0)
            values[at + SeatValue.TILES] = rows.racks[row, seat].sum() / RACK_SIZE
            values[at + SeatValue.MOVES] = step == 0
        at = FIRST_SEAT + seats * SeatValue.COUNT
        values[at], values[at + 1] = rows.bags[row].sum() / BAG_SCALE, fails
        values[at + 2 + (2 if rows.over[row] else 0)] = 1
        values[at + 2 + len(PHASES)] = 1
        values[at + MATCH - 1] = tables.has_double_ending
        if not rows.over[row]:
            rank_row(tables, rows, row)
            write_plays(rows, row, values[at + MATCH :])


@jit_kernel
def write_board(rows: BetapetRows, row: int, values: Floats32) -> None:
    """Write the board, its premiums and the tiles of the last turn."""
    board = rows.boards[row]
    for square in range(SQUARES):
        line, place = square // SIZE, square % SIZE
        values[FIRST_PREMIUM + 2 * square] = (board.letter_factors[line, place] - 1) / FACTOR_SCALE
        values[FIRST_PREMIUM + 2 * square + 1] = (
            board.word_factors[line, place] - 1
        ) / FACTOR_SCALE
        letter = board.letters[line, place]
        if letter:
            # Every letter has points, so a tile without points is a joker.
            sign = 1 if board.tile_points[line, place] else -1
            values[square] = sign * letter / LETTER_CODES
    code = rows.newest[row]
    if code != NO_MOVE:
        line, places = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES
        while places:
            place = lowest_bit(places)
            places &= places - 1
            square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
            values[FIRST_NEWEST + square] = 1


@jit_kernel
def write_tiles(rows: BetapetRows, row: int, seats: int, values: Floats32) -> None:
    """Write the rack of the mover, and the tiles that it cannot see."""
    mover, place = rows.movers[row], 0
    for code in range(CODE_COUNT):
        for _ in range(rows.racks[row, mover, code]):
            values[FIRST_TILE + place] = code / LETTER_CODES
            place += 1
        unseen = rows.bags[row, code]
        if not rows.over[row]:
            for seat in range(seats):
                if seat != mover:
                    unseen += rows.racks[row, seat, code]
        values[FIRST_UNSEEN + code] = unseen / COUNT_SCALE


@jit_kernel
def write_plays(rows: BetapetRows, row: int, values: Floats32) -> None:
    """Write the PlayValue of each ranked play of a row."""
    for number in range(rows.counts[row]):
        code, at = rows.codes[row, number], number * PlayValue.COUNT
        line, first = code >> LINE_AT, lowest_bit(code >> STRIP_AT & ALL_PLACES)
        is_down = line >= SIZE
        values[at + PlayValue.PRESENT] = 1
        values[at + PlayValue.POINTS] = min(rows.points[row, number] / PLAY_POINTS_SCALE, 1.0)
        values[at + PlayValue.SQUARE] = (first if is_down else line) / SQUARE_SCALE
        values[at + PlayValue.SQUARE + 1] = (line - SIZE if is_down else first) / SQUARE_SCALE
        values[at + PlayValue.DOWN] = is_down
        for tile in range(RACK_SIZE):
            letter = code >> (TILE_BITS * tile) & (JOKER_BIT | LETTER_MASK)
            signed = -(letter & LETTER_MASK) if letter & JOKER_BIT else letter
            values[at + PlayValue.LETTERS + tile] = signed / LETTER_CODES
