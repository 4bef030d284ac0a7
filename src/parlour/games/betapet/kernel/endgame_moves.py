"""The ordered moves of a node of the endgame search, and the moves that replies refute."""

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
    MAX_MOVES,
    SearchStack,
    reset_frame,
    update_best,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import (
    INFINITY,
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
    """Evaluate the moves of a node that end the game, and list the other moves, best first.

    At the last ply all moves are evaluated.

    Args:
        stack: The search.
        cache: The cached plays of lines.
        ply: The ply of the node.
        depth: The maximum depth.
        first: The move to search first, or NO_MOVE.
        fresh: Whether no move of the node has been searched yet.
    """
    frame, side = stack.frames[ply], ply & 1
    board, lines, counts = stack.boards[ply], stack.lines[ply, side], stack.racks[ply, 0]
    if fresh:
        reset_frame(frame)
    frame.next_move = frame.end_move = frame.first_move
    frame.all_listed = 1
    if frame.passed:
        update_best(frame, PASS, frame.opponent_points - frame.mover_points, 1)
    evict_if_full(cache)
    entries = local_integers(LINES)
    count, best_out, out_code = int64(0), int64(-1), int64(NO_MOVE)
    best, best_code = int64(-INFINITY), int64(NO_MOVE)
    for line in range(LINES):
        entries[line] = -1
        if lines[line] & 1:
            entries[line] = line_entry(
                cache, board, line, lines[line], frame.mover_key, counts, frame.mover_tiles
            )
            entry = cache.table[entries[line]]
            if entry.outs and points_in(cache.plays[entry.begin].info) > best_out:
                best_out, out_code = (
                    points_in(cache.plays[entry.begin].info),
                    cache.plays[entry.begin].code,
                )
            first_other = entry.begin + entry.outs
            if entry.others and ordering_value(cache.plays[first_other].info) > best:
                best, best_code = (
                    ordering_value(cache.plays[first_other].info),
                    cache.plays[first_other].code,
                )
            count += entry.others
    if cache.usage[0].overflowed:
        frame.all_solved = 0
    if out_code != NO_MOVE:
        update_best(frame, out_code, best_out + 2 * frame.opponent_points, 1)
        if frame.best >= frame.beta:
            return
    if ply + 1 == depth:
        if count:
            update_best(frame, best_code, best + frame.opponent_points - frame.mover_points, 0)
        if not frame.passed:
            update_best(frame, PASS, frame.opponent_points - frame.mover_points, 0)
        return
    if frame.first_move + count + 1 > MAX_MOVES:
        frame.all_solved, count = 0, 0
    else:
        list_best_first(
            cache,
            entries,
            stack.buckets,
            stack.codes[frame.first_move :],
            stack.infos[frame.first_move :],
            count,
        )
    frame.end_move = frame.first_move + count
    if not frame.passed:
        stack.codes[frame.end_move], stack.infos[frame.end_move] = PASS, 0
        frame.end_move += 1
    for place in range(frame.first_move, frame.end_move):
        if stack.codes[place] == first:
            info = stack.infos[place]
            for spot in range(place, frame.first_move, -1):
                stack.codes[spot], stack.infos[spot] = stack.codes[spot - 1], stack.infos[spot - 1]
            stack.codes[frame.first_move], stack.infos[frame.first_move] = first, info
            if not fresh:
                frame.next_move += 1
            break


@jit_kernel
def list_expected_move(stack: SearchStack, cache: LineCache, ply: int, first: int) -> bool:
    """List only the expected best move of a node; return whether a search of it is needed.

    The result is False if the move is not legal here, or if it ends the game and raises the value
    to at least beta.
    """
    frame = stack.frames[ply]
    if first in (NO_MOVE, PASS):
        return False
    points = move_points(cache, stack.boards[ply], stack.racks[ply, 0], first)
    if points < 0:
        return False
    reset_frame(frame)
    frame.next_move = frame.end_move = frame.first_move
    info = move_info(first, points, cache.tile_points)
    if tiles_in(info) == frame.mover_tiles:
        update_best(frame, first, points + 2 * frame.opponent_points, 1)
        if frame.best < frame.beta:
            return False
        frame.all_listed = 1
        return True
    stack.codes[frame.first_move], stack.infos[frame.first_move] = first, info
    frame.end_move, frame.all_listed = frame.first_move + 1, 0
    return True


@jit_kernel
def list_replies(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> None:
    """List the opponent's replies at a node unless they are already listed."""
    frame = stack.frames[ply]
    if frame.out_replies < 0:
        frame.out_replies, frame.other_replies = write_replies(stack, cache, ply, ply + 2 == depth)
        frame.replies_marked = 0


@jit_kernel
def unaffected_replies(stack: SearchStack, ply: int, code: int) -> int:
    """Return, as bits, the replies at a node that a play leaves unchanged."""
    frame = stack.frames[ply]
    number = frame.out_replies + frame.other_replies
    if not number:
        return int64(0)
    if not frame.replies_marked:
        mark_squares(stack.boards[ply], stack.reply_codes[ply], number, stack.affected_by[ply])
        frame.replies_marked = 1
    return int64(
        ((int64(1) << number) - 1)
        & ~affected_replies(stack.boards[ply], code, stack.affected_by[ply])
    )


@jit_kernel
def expected_reply(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> int:
    """Return the first reply that the current move leaves unchanged, or NO_MOVE.

    The result is also NO_MOVE if any reply goes out.
    """
    frame = stack.frames[ply]
    list_replies(stack, cache, ply, depth)
    if frame.out_replies:
        return NO_MOVE
    code = stack.codes[frame.next_move]
    left = (
        (int64(1) << frame.other_replies) - 1
        if code == PASS
        else unaffected_replies(stack, ply, code)
    )
    return stack.reply_codes[ply, lowest_bit(left)] if left else int64(NO_MOVE)


@jit_kernel
def skip_refuted(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> None:
    """Evaluate the next moves that can be refuted without a search.

    Stops at the first move that must be searched. A move is refuted if it cannot win enough points
    (endgame_limits.py) or if the opponent has a good enough reply that it leaves unchanged. A reply
    that goes out ends the game; other replies count only at the last ply but one. The limit for two
    kept tiles is checked last because it takes longest.
    """
    frame, codes, infos, counts = stack.frames[ply], stack.codes, stack.infos, stack.racks[ply, 0]
    reply_values, is_last_ply = stack.replies[ply], ply + 2 == depth
    floor = max(frame.alpha, frame.best)
    best, chosen, best_solved, all_solved = (
        frame.best,
        frame.best_move,
        frame.best_solved,
        frame.all_solved,
    )
    if not frame.singles_ready:
        fill_single_plays(stack, ply)
    code_sum = int64(0)
    for letter in range(CODE_COUNT):
        code_sum += letter * counts[letter]
    index = frame.next_move
    while index < frame.end_move:
        code, info = codes[index], infos[index]
        limit, solved = int64(INFINITY), 1
        if code == PASS:
            limit = frame.opponent_points - frame.mover_points
        elif frame.mover_tiles - tiles_in(info) == 1:
            limit = one_tile_limit(stack, ply, code_sum, cache.tile_points, code, info, floor)
        if limit > floor:
            if frame.out_replies < 0:
                list_replies(stack, cache, ply, depth)
            all_outs = (int64(1) << frame.out_replies) - 1
            remaining, mover_points_left = int64(0), frame.mover_points - rack_points_in(info)
            if all_outs or is_last_ply:
                remaining = (
                    all_outs | ((int64(1) << frame.other_replies) - 1) << frame.out_replies
                    if code == PASS
                    else unaffected_replies(stack, ply, code)
                )
            outs = remaining & all_outs
            if outs:
                limit = min(
                    limit, points_in(info) - reply_values[lowest_bit(outs)] - 2 * mover_points_left
                )
            # The opponent may also pass, except after a pass, where a second pass ends the game.
            if limit > floor and is_last_ply and (remaining ^ outs or code != PASS):
                remaining ^= outs
                limit, solved = (
                    points_in(info)
                    - mover_points_left
                    + frame.opponent_points
                    - (reply_values[lowest_bit(remaining)] if remaining else 0),
                    0,
                )
        if limit > floor and code != PASS and frame.mover_tiles - tiles_in(info) == 2:
            limit, solved = two_tile_limit(stack, cache, ply, code, info, floor), 1
        if limit > floor:
            break
        all_solved &= solved
        if limit > best:
            best, chosen, best_solved = limit, code, solved
        index += 1
    frame.next_move, frame.best, frame.best_move, frame.best_solved, frame.all_solved = (
        index,
        best,
        chosen,
        best_solved,
        all_solved,
    )
