"""The moves of a node of the endgame search, in the order to try them, and what the opponent's replies say of them beforehand."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_limits import (
    fill_single_plays,
    one_tile_limit,
    two_tile_limit,
)
from parlour.games.betapet.kernel.endgame_replies import (
    affected_replies,
    mark_squares,
    write_replies,
)
from parlour.games.betapet.kernel.endgame_stack import (
    ALL_LISTED,
    ALL_SOLVED,
    ALONE_FOUND,
    ALPHA,
    BEST,
    BEST_MOVE,
    BEST_SOLVED,
    BETA,
    END_MOVE,
    FIRST_MOVE,
    MAX_MOVES,
    MY_KEY,
    MY_POINTS,
    MY_TILES,
    NEXT_MOVE,
    OTHER_REPLIES,
    OUT_REPLIES,
    PASSED,
    REPLIES_MARKED,
    THEIR_KEY,
    THEIR_POINTS,
    THEIR_TILES,
    SearchStack,
    reset_frame,
    update_best,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import (
    ENTRY_BEGIN,
    ENTRY_OTHERS,
    ENTRY_OUTS,
    INFINITY,
    OVERFLOWED,
    LineCache,
    evict_if_full,
    line_entry,
    list_best_first,
)
from parlour.games.betapet.kernel.make_move import move_points
from parlour.games.betapet.kernel.move_code import (
    NO_MOVE,
    PASS,
    move_info,
    ordering_value,
    points_in,
    rack_points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.packed import CODE_COUNT, LINES
from parlour.search.jit import jit_kernel, lowest_bit
from parlour.search.local_arrays import local_integers


@jit_kernel
def list_moves(
    stack: SearchStack, cache: LineCache, ply: int, depth: int, first: int, fresh: bool
) -> None:
    """Open a node: judge what ends the game at once and, at the last ply, everything; else list what is to be tried, best first.

    `first` is tried before all others (NO_MOVE: none); `fresh`: nothing was tried at this node yet.
    """
    frame, side = stack.frames[ply], ply & 1
    squares, lines, counts = stack.boards[ply], stack.lines[ply, side], stack.racks[ply, 0]
    if fresh:
        reset_frame(frame)
    frame[NEXT_MOVE] = frame[END_MOVE] = frame[FIRST_MOVE]
    frame[ALL_LISTED] = 1
    if frame[PASSED]:
        update_best(frame, PASS, frame[THEIR_POINTS] - frame[MY_POINTS], 1)
    evict_if_full(cache)
    entries = local_integers(LINES)
    number, out, out_code = int64(0), int64(-1), int64(NO_MOVE)
    best, best_code = int64(-INFINITY), int64(NO_MOVE)
    for line in range(LINES):
        entries[line] = -1
        if lines[line] & 1:
            entries[line] = line_entry(
                cache, squares, line, lines[line], frame[MY_KEY], counts, frame[MY_TILES]
            )
            entry = cache.table[entries[line]]
            if entry[ENTRY_OUTS] and points_in(cache.plays[entry[ENTRY_BEGIN], 1]) > out:
                out, out_code = (
                    points_in(cache.plays[entry[ENTRY_BEGIN], 1]),
                    cache.plays[entry[ENTRY_BEGIN], 0],
                )
            first_other = entry[ENTRY_BEGIN] + entry[ENTRY_OUTS]
            if entry[ENTRY_OTHERS] and ordering_value(cache.plays[first_other, 1]) > best:
                best, best_code = (
                    ordering_value(cache.plays[first_other, 1]),
                    cache.plays[first_other, 0],
                )
            number += entry[ENTRY_OTHERS]
    if cache.use[OVERFLOWED]:
        frame[ALL_SOLVED] = 0
    if out_code != NO_MOVE:
        update_best(frame, out_code, out + 2 * frame[THEIR_POINTS], 1)
        if frame[BEST] >= frame[BETA]:
            return
    if ply + 1 == depth:
        if number:
            update_best(frame, best_code, best + frame[THEIR_POINTS] - frame[MY_POINTS], 0)
        if not frame[PASSED]:
            update_best(frame, PASS, frame[THEIR_POINTS] - frame[MY_POINTS], 0)
        return
    if frame[FIRST_MOVE] + number + 1 > MAX_MOVES:
        frame[ALL_SOLVED], number = 0, 0
    else:
        list_best_first(
            cache,
            entries,
            stack.places,
            stack.codes[frame[FIRST_MOVE] :],
            stack.infos[frame[FIRST_MOVE] :],
            number,
        )
    frame[END_MOVE] = frame[FIRST_MOVE] + number
    if not frame[PASSED]:
        stack.codes[frame[END_MOVE]], stack.infos[frame[END_MOVE]] = PASS, 0
        frame[END_MOVE] += 1
    for place in range(frame[FIRST_MOVE], frame[END_MOVE]):
        if stack.codes[place] == first:
            info = stack.infos[place]
            for spot in range(place, frame[FIRST_MOVE], -1):
                stack.codes[spot], stack.infos[spot] = stack.codes[spot - 1], stack.infos[spot - 1]
            stack.codes[frame[FIRST_MOVE]], stack.infos[frame[FIRST_MOVE]] = first, info
            if not fresh:
                frame[NEXT_MOVE] += 1
            break


@jit_kernel
def list_expected_move(stack: SearchStack, cache: LineCache, ply: int, first: int) -> bool:
    """Open a node with the one play that is expected to be best, the others not yet generated; return whether it can be made."""
    frame = stack.frames[ply]
    if first in (NO_MOVE, PASS):
        return False
    points = move_points(cache, stack.boards[ply], stack.racks[ply, 0], first)
    if points < 0:
        return False
    reset_frame(frame)
    frame[NEXT_MOVE] = frame[END_MOVE] = frame[FIRST_MOVE]
    info = move_info(first, points, cache.tile_points)
    if tiles_in(info) == frame[MY_TILES]:
        update_best(frame, first, points + 2 * frame[THEIR_POINTS], 1)
        if frame[BEST] < frame[BETA]:
            return False
        frame[ALL_LISTED] = 1
        return True
    stack.codes[frame[FIRST_MOVE]], stack.infos[frame[FIRST_MOVE]] = first, info
    frame[END_MOVE], frame[ALL_LISTED] = frame[FIRST_MOVE] + 1, 0
    return True


@jit_kernel
def list_replies(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> None:
    """List the opponent's replies at this node, once."""
    frame = stack.frames[ply]
    if frame[OUT_REPLIES] < 0:
        lines, counts = stack.lines[ply, 1 - (ply & 1)], stack.racks[ply, 1]
        points, codes, others = stack.replies[ply], stack.reply_codes[ply], ply + 2 == depth
        frame[OUT_REPLIES], frame[OTHER_REPLIES] = write_replies(
            cache,
            stack.boards[ply],
            lines,
            frame[THEIR_KEY],
            counts,
            frame[THEIR_TILES],
            others,
            stack.places,
            points,
            codes,
        )
        frame[REPLIES_MARKED] = 0


@jit_kernel
def unaffected_replies(stack: SearchStack, ply: int, code: int) -> int:
    """Return the bits of the replies at this node that a play leaves as they are; which squares they need is found out once."""
    frame = stack.frames[ply]
    number = frame[OUT_REPLIES] + frame[OTHER_REPLIES]
    if not number:
        return int64(0)
    if not frame[REPLIES_MARKED]:
        mark_squares(stack.boards[ply], stack.reply_codes[ply], number, stack.affected_by[ply])
        frame[REPLIES_MARKED] = 1
    return int64(
        ((int64(1) << number) - 1)
        & ~affected_replies(stack.boards[ply], code, stack.affected_by[ply])
    )


@jit_kernel
def expected_reply(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> int:
    """Return the first reply in order that the move now tried at this node leaves as it is, unless there are some that go out."""
    frame = stack.frames[ply]
    list_replies(stack, cache, ply, depth)
    if frame[OUT_REPLIES]:
        return NO_MOVE
    code = stack.codes[frame[NEXT_MOVE]]
    left = (
        (int64(1) << frame[OTHER_REPLIES]) - 1
        if code == PASS
        else unaffected_replies(stack, ply, code)
    )
    return stack.reply_codes[ply, lowest_bit(left)] if left else int64(NO_MOVE)


@jit_kernel
def skip_refuted(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> None:
    """Judge the next moves that are known to be refuted without a search, up to the first that has to be tried.

    Some cannot win enough whatever comes (`endgame_limits`; of two tiles last, for that takes the longest). Or the opponent has a reply that
    the move leaves as it is, so that it can be made after it: to go out with it ends the game; others only tell at the last ply but one.
    """
    frame, codes, infos, counts = stack.frames[ply], stack.codes, stack.infos, stack.racks[ply, 0]
    worths, last = stack.replies[ply], ply + 2 == depth
    low = max(frame[ALPHA], frame[BEST])
    best, chosen, best_solved, all_solved = (
        frame[BEST],
        frame[BEST_MOVE],
        frame[BEST_SOLVED],
        frame[ALL_SOLVED],
    )
    if not frame[ALONE_FOUND]:
        fill_single_plays(stack, ply)
    held = int64(0)
    for letter in range(CODE_COUNT):
        held += letter * counts[letter]
    place = frame[NEXT_MOVE]
    while place < frame[END_MOVE]:
        code, info = codes[place], infos[place]
        highest, solved = int64(INFINITY), 1
        if code == PASS:
            highest = frame[THEIR_POINTS] - frame[MY_POINTS]
        elif frame[MY_TILES] - tiles_in(info) == 1:
            highest = one_tile_limit(stack, ply, held, cache.tile_points, code, info, low)
        if highest > low:
            if frame[OUT_REPLIES] < 0:
                list_replies(stack, cache, ply, depth)
            all_outs = (int64(1) << frame[OUT_REPLIES]) - 1
            left, mine = int64(0), frame[MY_POINTS] - rack_points_in(info)
            if all_outs or last:
                left = (
                    all_outs | ((int64(1) << frame[OTHER_REPLIES]) - 1) << frame[OUT_REPLIES]
                    if code == PASS
                    else unaffected_replies(stack, ply, code)
                )
            outs = left & all_outs
            if outs:
                highest = min(highest, points_in(info) - worths[lowest_bit(outs)] - 2 * mine)
            # Nobody has to lay what is there, so a pass is a reply too, but not to a pass: that ends the game.
            if highest > low and last and (left ^ outs or code != PASS):
                left ^= outs
                highest, solved = (
                    points_in(info)
                    - mine
                    + frame[THEIR_POINTS]
                    - (worths[lowest_bit(left)] if left else 0),
                    0,
                )
        if highest > low and code != PASS and frame[MY_TILES] - tiles_in(info) == 2:
            highest, solved = two_tile_limit(stack, cache, ply, code, info, low), 1
        if highest > low:
            break
        all_solved &= solved
        if highest > best:
            best, chosen, best_solved = highest, code, solved
        place += 1
    frame[NEXT_MOVE], frame[BEST], frame[BEST_MOVE], frame[BEST_SOLVED], frame[ALL_SOLVED] = (
        place,
        best,
        chosen,
        best_solved,
        all_solved,
    )
