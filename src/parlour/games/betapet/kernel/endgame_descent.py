"""From a node of the endgame search to the position after one of its moves: first what tells which it is, then its board."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_stack import (
    ALPHA,
    BETA,
    BOARD_KEY,
    BOARD_READY,
    END_MOVE,
    FIRST_MOVE,
    MY_KEY,
    MY_POINTS,
    MY_TILES,
    NEXT_MOVE,
    PASSED,
    REFUTES,
    THEIR_KEY,
    THEIR_POINTS,
    THEIR_TILES,
    SearchStack,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import LineCache, line_keys
from parlour.games.betapet.kernel.make_move import make_move
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    PASS,
    STRIP_AT,
    TILE_BITS,
    rack_points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.packed import CHANGING_PLANES, JOKER_CODE
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.local_arrays import copy_into


@jit_kernel
def descend(stack: SearchStack, ply: int, code: int, info: int, low: int, high: int) -> None:
    """Fill in the frame of the next ply: the position after a move, seen by the opponent, with the window `low` to `high`.

    Its board and racks wait for `lay_move`: many positions are remembered, and the key tells which.
    """
    frame, after = stack.frames[ply], stack.frames[ply + 1]
    after[MY_POINTS], after[MY_TILES], after[MY_KEY] = (
        frame[THEIR_POINTS],
        frame[THEIR_TILES],
        frame[THEIR_KEY],
    )
    after[THEIR_POINTS], after[THEIR_TILES] = (
        frame[MY_POINTS] - rack_points_in(info),
        frame[MY_TILES] - tiles_in(info),
    )
    board_key, rack_key = frame[BOARD_KEY], frame[MY_KEY]
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
    after[BOARD_KEY], after[THEIR_KEY] = board_key, rack_key
    after[PASSED], after[BOARD_READY], after[FIRST_MOVE] = int64(code == PASS), 0, frame[END_MOVE]
    after[ALPHA], after[BETA] = low, high
    after[REFUTES] = not frame[REFUTES]


@jit_kernel
def lay_move(stack: SearchStack, cache: LineCache, ply: int) -> None:
    """Set up the board, its lines and the racks of this ply by the move that led to it, once."""
    frame, before = stack.frames[ply], stack.frames[ply - 1]
    if frame[BOARD_READY]:
        return
    frame[BOARD_READY] = 1
    code = stack.codes[before[NEXT_MOVE]]
    copy_into(stack.racks[ply, 0], stack.racks[ply - 1, 1])
    copy_into(stack.racks[ply, 1], stack.racks[ply - 1, 0])
    copy_into(stack.boards[ply][:CHANGING_PLANES], stack.boards[ply - 1][:CHANGING_PLANES])
    copy_into(stack.lines[ply], stack.lines[ply - 1])
    if code != PASS:
        letters = code
        for _ in range(before[MY_TILES] - frame[THEIR_TILES]):
            stack.racks[ply, 1, JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK] -= 1
            letters >>= TILE_BITS
        changed = make_move(stack.boards[ply], cache, code)
        while changed:
            line = lowest_bit(changed)
            changed &= changed - 1
            stack.lines[ply, 0, line], stack.lines[ply, 1, line] = line_keys(
                stack.boards[ply], line, stack.letters_held[0], stack.letters_held[1]
            )
