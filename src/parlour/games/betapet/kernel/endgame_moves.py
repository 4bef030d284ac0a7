"""The moves of a node of the endgame search, in the order to try them, and what the opponent's replies say of them beforehand."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_limits import find_singles, limit
from parlour.games.betapet.kernel.endgame_replies import affected, replies
from parlour.games.betapet.kernel.endgame_stack import (
    ALL_LISTED,
    ALL_SOLVED,
    ALPHA,
    BEST,
    BEST_MOVE,
    BEST_SOLVED,
    BETA,
    BOARD_KEY,
    END_MOVE,
    FIRST_MOVE,
    MOVES,
    MY_KEY,
    MY_POINTS,
    MY_TILES,
    NEXT_MOVE,
    OTHER_REPLIES,
    OUT_REPLIES,
    PASSED,
    REFUTES,
    SINGLES_FOUND,
    THEIR_KEY,
    THEIR_POINTS,
    THEIR_TILES,
    SearchStack,
    reset,
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
    best_first,
    evict,
    line_entry,
    line_key,
)
from parlour.games.betapet.kernel.make_move import make_move, move_points
from parlour.games.betapet.kernel.move_code import (
    ALL_PLACES,
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    NO_MOVE,
    PASS,
    STRIP_AT,
    TILE_BITS,
    move_info,
    ordering_value,
    points_in,
    rack_points_in,
    tiles_in,
)
from parlour.games.betapet.kernel.packed import JOKER_CODE, LINES
from parlour.games.betapet.rules.board import SIZE
from parlour.search.jit import compiled, lowest
from parlour.search.local_arrays import copy_into, local_integers


@compiled
def list_moves(stack: SearchStack, cache: LineCache, ply: int, depth: int, first: int, fresh: bool) -> None:
    """Open a node: judge what ends the game at once and, at the last ply, everything; else list what is to be tried, best first.

    `first` is tried before all others (NO_MOVE: none); `fresh`: nothing was tried at this node yet.
    """
    frame, side = stack.frames[ply], ply & 1
    squares, lines, counts = stack.boards[ply], stack.lines[ply, side], stack.racks[ply, 0]
    if fresh:
        reset(frame)
    frame[NEXT_MOVE] = frame[END_MOVE] = frame[FIRST_MOVE]
    frame[ALL_LISTED] = 1
    if frame[PASSED]:
        update_best(frame, PASS, frame[THEIR_POINTS] - frame[MY_POINTS], 1)
    evict(cache)
    entries = local_integers(LINES)
    number, out, out_code = int64(0), int64(-1), int64(NO_MOVE)
    best, best_code = int64(-INFINITY), int64(NO_MOVE)
    for line in range(LINES):
        entries[line] = -1
        if lines[line]:
            entries[line] = line_entry(cache, squares, line, lines[line], frame[MY_KEY], counts, frame[MY_TILES])
            entry = cache.table[entries[line]]
            if entry[ENTRY_OUTS] and points_in(cache.plays[entry[ENTRY_BEGIN], 1]) > out:
                out, out_code = points_in(cache.plays[entry[ENTRY_BEGIN], 1]), cache.plays[entry[ENTRY_BEGIN], 0]
            first_other = entry[ENTRY_BEGIN] + entry[ENTRY_OUTS]
            if entry[ENTRY_OTHERS] and ordering_value(cache.plays[first_other, 1]) > best:
                best, best_code = ordering_value(cache.plays[first_other, 1]), cache.plays[first_other, 0]
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
    if frame[FIRST_MOVE] + number + 1 > MOVES:
        frame[ALL_SOLVED], number = 0, 0
    else:
        best_first(cache, entries, stack.places, stack.codes[frame[FIRST_MOVE] :], stack.infos[frame[FIRST_MOVE] :], number)
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


@compiled
def list_expected(stack: SearchStack, cache: LineCache, ply: int, first: int) -> bool:
    """Open a node with the one play that is expected to be best, the others not yet generated; return whether it can be made."""
    frame = stack.frames[ply]
    if first in (NO_MOVE, PASS):
        return False
    points = move_points(cache, stack.boards[ply], stack.racks[ply, 0], first)
    if points < 0:
        return False
    reset(frame)
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


@compiled
def find_replies(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> None:
    """List the opponent's replies at this node, once."""
    frame = stack.frames[ply]
    if frame[OUT_REPLIES] < 0:
        lines, counts = stack.lines[ply, 1 - (ply & 1)], stack.racks[ply, 1]
        points, codes, affected_by, others = stack.replies[ply], stack.reply_codes[ply], stack.affected_by[ply], ply + 2 == depth
        frame[OUT_REPLIES], frame[OTHER_REPLIES] = replies(
            cache, stack.boards[ply], lines, frame[THEIR_KEY], counts, frame[THEIR_TILES], others, stack.places, points, codes, affected_by
        )


@compiled
def expected_reply(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> int:
    """Return the first reply in order that the move now tried at this node leaves as it is, unless there are some that go out."""
    frame = stack.frames[ply]
    find_replies(stack, cache, ply, depth)
    if frame[OUT_REPLIES]:
        return NO_MOVE
    left, code = (int64(1) << frame[OTHER_REPLIES]) - 1, stack.codes[frame[NEXT_MOVE]]
    if left and code != PASS:
        left &= ~affected(stack.boards[ply], code, stack.affected_by[ply])
    return stack.reply_codes[ply, lowest(left)] if left else int64(NO_MOVE)


@compiled
def skip_refuted(stack: SearchStack, cache: LineCache, ply: int, depth: int) -> None:
    """Judge the next moves that are known to be refuted without a search, up to the first that has to be tried.

    Some cannot win enough whatever comes (`endgame_limits`). Or the opponent has a reply that the move leaves as it is, so that it can be
    made after it: to go out with it ends the game; other replies only tell at the last ply but one.
    """
    frame, codes, infos, squares = stack.frames[ply], stack.codes, stack.infos, stack.boards[ply]
    worths, affected_by, last = stack.replies[ply], stack.affected_by[ply], ply + 2 == depth
    counts, singles = stack.racks[ply, 0], stack.singles[ply]
    low = max(frame[ALPHA], frame[BEST])
    best, chosen, best_solved, all_solved = frame[BEST], frame[BEST_MOVE], frame[BEST_SOLVED], frame[ALL_SOLVED]
    if not frame[SINGLES_FOUND]:
        find_singles(codes[frame[FIRST_MOVE] : frame[END_MOVE]], infos[frame[FIRST_MOVE] : frame[END_MOVE]], singles)
        frame[SINGLES_FOUND] = 1
    place = frame[NEXT_MOVE]
    while place < frame[END_MOVE]:
        code, info = codes[place], infos[place]
        highest, solved = int64(INFINITY), 1
        if code == PASS:
            highest = frame[THEIR_POINTS] - frame[MY_POINTS]
        elif frame[MY_TILES] - tiles_in(info) == 1:
            highest = limit(frame, squares, counts, cache.tile_points, singles, code, info)
        if highest > low:
            if frame[OUT_REPLIES] < 0:
                find_replies(stack, cache, ply, depth)
            all_outs = (int64(1) << frame[OUT_REPLIES]) - 1
            left, mine = (int64(1) << (frame[OUT_REPLIES] + frame[OTHER_REPLIES])) - 1, frame[MY_POINTS] - rack_points_in(info)
            if not (all_outs or last):
                left = int64(0)
            if left and code != PASS:
                left &= ~affected(squares, code, affected_by)
            outs = left & all_outs
            if outs:
                highest = min(highest, points_in(info) - worths[lowest(outs)] - 2 * mine)
            # Nobody has to lay what is there, so a pass is a reply too, but not to a pass: that ends the game.
            if highest > low and last and (left ^ outs or code != PASS):
                left ^= outs
                highest, solved = points_in(info) - mine + frame[THEIR_POINTS] - (worths[lowest(left)] if left else 0), 0
        if highest > low:
            break
        all_solved &= solved
        if highest > best:
            best, chosen, best_solved = highest, code, solved
        place += 1
    frame[NEXT_MOVE], frame[BEST], frame[BEST_MOVE], frame[BEST_SOLVED], frame[ALL_SOLVED] = place, best, chosen, best_solved, all_solved


@compiled
def descend(stack: SearchStack, cache: LineCache, ply: int, code: int, info: int, low: int, high: int) -> None:
    """Set up the next ply: the position after a move, seen by the opponent, with the window `low` to `high`."""
    frame, after = stack.frames[ply], stack.frames[ply + 1]
    copy_into(stack.racks[ply + 1, 0], stack.racks[ply, 1])
    copy_into(stack.racks[ply + 1, 1], stack.racks[ply, 0])
    after[MY_POINTS], after[MY_TILES], after[MY_KEY] = frame[THEIR_POINTS], frame[THEIR_TILES], frame[THEIR_KEY]
    after[THEIR_POINTS], after[THEIR_TILES] = frame[MY_POINTS] - rack_points_in(info), frame[MY_TILES] - tiles_in(info)
    after[THEIR_KEY] = frame[MY_KEY]
    copy_into(stack.boards[ply + 1], stack.boards[ply])
    copy_into(stack.lines[ply + 1], stack.lines[ply])
    key = frame[BOARD_KEY]
    if code != PASS:
        line, left, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
        while left:
            place = lowest(left)
            left &= left - 1
            square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
            key ^= stack.keys[square * 64 + (letters & (JOKER_BIT | LETTER_MASK))]
            letter = JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK
            letters >>= TILE_BITS
            stack.racks[ply + 1, 1, letter] -= 1
            after[THEIR_KEY] -= stack.rack_keys[letter]
        changed = make_move(stack.boards[ply + 1], cache, code)
        while changed:
            line = lowest(changed)
            changed &= changed - 1
            stack.lines[ply + 1, 0, line] = line_key(stack.boards[ply + 1], line, stack.letters_held[0])
            stack.lines[ply + 1, 1, line] = line_key(stack.boards[ply + 1], line, stack.letters_held[1])
    after[BOARD_KEY], after[PASSED], after[FIRST_MOVE] = key, int64(code == PASS), frame[END_MOVE]
    after[ALPHA], after[BETA] = low, high
    after[REFUTES] = not frame[REFUTES]
