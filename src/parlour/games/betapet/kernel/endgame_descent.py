"""The step from one node of the endgame search to the next: first the keys, then the board."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_stack import (
    SearchStack,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import LineCache, line_keys
from parlour.games.betapet.kernel.make_move import make_move
from parlour.games.betapet.kernel.move_code import ALL_PLACES, PASS, rack_points_in, tiles_in
from parlour.games.betapet.kernel.packed import JOKER_CODE, copy_position
from parlour.games.betapet.plays.ranked_plays import (
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    STRIP_AT,
    TILE_BITS,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.local_arrays import copy_into


@jit_kernel
def descend(stack: SearchStack, ply: int, code: int, info: int, low: int, high: int) -> None:
    """Fill in the frame of the next ply: the position after a move, as seen by the opponent.

    `lay_move` sets up the board and the racks later, because the key is enough to find the many
    positions that are already in the transposition table.

    Args:
        stack: The search.
        ply: The ply of the move.
        code: The code of the move.
        info: The info of the move.
        low: The lower end of the next search window.
        high: The upper end of the next search window.
    """
    frame, after = stack.frames[ply], stack.frames[ply + 1]
    after.mover_points, after.mover_tiles, after.mover_key = (
        frame.opponent_points,
        frame.opponent_tiles,
        frame.opponent_key,
    )
    after.opponent_points, after.opponent_tiles = (
        frame.mover_points - rack_points_in(info),
        frame.mover_tiles - tiles_in(info),
    )
    board_key, rack_key = frame.board_key, frame.mover_key
    if code != PASS:
        line, left, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
        while left:
            place = lowest_bit(left)
            left &= left - 1
            square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
            board_key ^= stack.keys[square * 64 + (letters & (JOKER_BIT | LETTER_MASK))]
            rack_key -= stack.rack_keys[
                JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK
            ]
            letters >>= TILE_BITS
    after.board_key, after.opponent_key = board_key, rack_key
    after.passed, after.board_ready, after.first_move = int64(code == PASS), 0, frame.end_move
    after.alpha, after.beta = low, high
    after.is_refutation = not frame.is_refutation


@jit_kernel
def lay_move(stack: SearchStack, cache: LineCache, ply: int) -> None:
    """Set up the board, line keys and racks of a ply from the move that led to it, if needed."""
    frame, before = stack.frames[ply], stack.frames[ply - 1]
    if frame.board_ready:
        return
    frame.board_ready = 1
    code = stack.codes[before.next_move]
    copy_into(stack.racks[ply, 0], stack.racks[ply - 1, 1])
    copy_into(stack.racks[ply, 1], stack.racks[ply - 1, 0])
    copy_position(stack.boards[ply], stack.boards[ply - 1])
    copy_into(stack.lines[ply], stack.lines[ply - 1])
    if code != PASS:
        letters = code
        for _ in range(before.mover_tiles - frame.opponent_tiles):
            stack.racks[ply, 1, JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK] -= 1
            letters >>= TILE_BITS
        changed = make_move(stack.boards[ply], cache, code)
        while changed:
            line = lowest_bit(changed)
            changed &= changed - 1
            stack.lines[ply, 0, line], stack.lines[ply, 1, line] = line_keys(
                stack.boards[ply], line, stack.letters_held[0], stack.letters_held[1]
            )
