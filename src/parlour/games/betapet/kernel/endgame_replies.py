"""The opponent's replies before a move, and the replies that the move leaves unchanged."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_stack import MAX_OUT_REPLIES, MAX_REPLIES, SearchStack
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import (
    LineCache,
    line_entry,
    list_best_first,
)
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    main_word_ends,
    ordering_value,
    points_in,
)
from parlour.games.betapet.kernel.packed import LINES, PackedBoard
from parlour.games.betapet.plays.ranked_plays import LINE_AT, STRIP_AT
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.kernels import Ints64
from parlour.search.local_arrays import local_integers


@jit_kernel
def write_replies(
    stack: SearchStack, cache: LineCache, ply: int, with_others: bool
) -> tuple[int, int]:
    """List the opponent's replies at a node: their codes, and their points or ordering values.

    Replies that go out are first, most points first. The other replies follow by ordering value, if
    they are requested or if no reply goes out.

    Returns:
        The number of replies that go out, and the number of other replies.
    """
    board, line_keys, counts = (
        stack.boards[ply],
        stack.lines[ply, 1 - (ply & 1)],
        stack.racks[ply, 1],
    )
    rack_key, tiles = stack.frames[ply].opponent_key, stack.frames[ply].opponent_tiles
    values, codes = stack.replies[ply], stack.reply_codes[ply]
    entries = local_integers(LINES)
    outs = int64(0)
    for line in range(LINES):
        entries[line] = -1
        if line_keys[line] & 1:
            entries[line] = line_entry(cache, board, line, line_keys[line], rack_key, counts, tiles)
            begin, number = cache.table[entries[line]].begin, cache.table[entries[line]].outs
            for place in range(begin, begin + number):
                points = points_in(cache.plays[place].info)
                spot = min(outs, MAX_OUT_REPLIES - 1)
                if outs == MAX_OUT_REPLIES and points <= values[spot]:
                    break
                while spot and values[spot - 1] < points:
                    values[spot], codes[spot] = values[spot - 1], codes[spot - 1]
                    spot -= 1
                values[spot], codes[spot] = points, cache.plays[place].code
                outs = min(outs + 1, MAX_OUT_REPLIES)
    count = outs
    if with_others or outs == 0:
        infos = values[outs:]
        count += list_best_first(
            cache, entries, stack.buckets, codes[outs:], infos, MAX_REPLIES - outs
        )
        for place in range(count - outs):
            infos[place] = ordering_value(infos[place])
    return outs, count - outs


@jit_kernel
def mark_squares(board: PackedBoard, codes: Ints64, count: int, affected_by: Ints64) -> None:
    """Mark, for each square, the replies that a tile laid there may change.

    Args:
        board: The board.
        codes: The codes of the replies.
        count: The number of replies.
        affected_by: Output, shape (3, SQUARES): replies as bits that may change by a play across,
            by a play down, and because a run that ends next to the square becomes longer.
    """
    open_to = affected_by[2]
    open_to[:] = 0
    for reply in range(count):
        line, places = codes[reply] >> LINE_AT, codes[reply] >> STRIP_AT & ALL_PLACES
        before, after = main_word_ends(board.letters[line], places)
        start, stride = (line * SIZE, 1) if line < SIZE else (line - SIZE, SIZE)
        bit = int64(1) << reply
        while places:
            open_to[start + stride * lowest_bit(places)] |= bit
            places &= places - 1
        if before >= 0:
            open_to[start + stride * before] |= bit
        if after < SIZE:
            open_to[start + stride * after] |= bit
    # A tile also extends the run across it, up to the next empty square on either side.
    for direction in range(2):
        affected = affected_by[direction]
        affected[:] = 0
        for line in range(SIZE):
            start, stride = (line, SIZE) if direction == 0 else (line * SIZE, 1)
            last = -1
            for place in range(SIZE):
                square = start + stride * place
                if not board.letters[square // SIZE, square % SIZE]:
                    affected[square] |= open_to[square]
                    if last >= 0:
                        affected[square] |= open_to[last]
                        affected[last] |= open_to[square]
                    last = square


@jit_kernel
def affected_replies(board: PackedBoard, code: int, affected_by: Ints64) -> int:
    """Return, as bits, the replies that a move may change.

    A move affects replies on its own squares and at the ends of its runs.
    """
    line, places, affected = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, int64(0)
    before, after = main_word_ends(board.letters[line], places)
    start, stride, direction = (line * SIZE, 1, 0) if line < SIZE else (line - SIZE, SIZE, 1)
    while places:
        affected |= affected_by[direction, start + stride * lowest_bit(places)]
        places &= places - 1
    if before >= 0:
        affected |= affected_by[2, start + stride * before]
    if after < SIZE:
        affected |= affected_by[2, start + stride * after]
    return affected
