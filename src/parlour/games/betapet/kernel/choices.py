"""What may be decided at a step of the search, in the order to try it, and what the other one's answers say of it beforehand."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.kernel.answers import answers, touched
from parlour.games.betapet.kernel.gaddag import Ints32, Ints64, whole
from parlour.games.betapet.kernel.laying import lay, points_of
from parlour.games.betapet.kernel.lines import FAR, KEPT_CUT, PART_BEGIN, PART_NUMBER, PART_OUTS, Store, by_promise, forget, line_key, part
from parlour.games.betapet.kernel.packed import (
    ALL_PLACES,
    JOKER_BIT,
    LETTER_MASK,
    LINE_AT,
    NONE,
    PASS,
    STRIP_AT,
    TILE_BITS,
    info_of,
    points_in,
    promise,
    tiles_in,
    value_in,
)
from parlour.games.betapet.kernel.position import JOKER_CODE, LINES
from parlour.games.betapet.kernel.stage import (
    ALL_SURE,
    BEGIN,
    BEST,
    BEST_SURE,
    BOARD,
    CHOSEN,
    END,
    HIGH,
    LISTED,
    LOW,
    MINE,
    MY_KEY,
    MY_TILES,
    NARROW,
    NEXT,
    OUTS,
    PASSED,
    PLAYS,
    REPLIES,
    THEIR_KEY,
    THEIR_TILES,
    THEIRS,
    Search,
    judge,
)
from parlour.games.betapet.rules.board import SIZE
from parlour.search.compiled import compiled, lowest


@compiled
def enter(room: Search, kept: Store, ply: int, depth: int, first: int, fresh: bool) -> None:
    """Begin a step: judge what ends the game at once and, at the last step, everything; else list what is to be tried, best first."""
    step, side = room.steps[ply], ply & 1
    squares, lines, counts = room.boards[ply], room.lines[ply, side], room.racks[ply, 0]
    if fresh:
        step[BEST], step[BEST_SURE], step[ALL_SURE], step[NARROW], step[OUTS], step[REPLIES], step[CHOSEN] = -FAR, 0, 1, 0, -1, -1, NONE
    step[NEXT] = step[END] = step[BEGIN]
    step[LISTED] = 1
    if step[PASSED]:
        judge(step, PASS, step[THEIRS] - step[MINE], 1)
    forget(kept)
    entries = np.empty(LINES, np.int64)
    number, out, out_code = whole(0), whole(-1), whole(NONE)
    best, best_code = whole(-FAR), whole(NONE)
    for line in range(LINES):
        entries[line] = -1
        if lines[line]:
            entries[line] = part(kept, squares, line, lines[line], step[MY_KEY], counts, step[MY_TILES])
            entry = kept.table[entries[line]]
            if entry[PART_OUTS] and points_in(kept.plays[entry[PART_BEGIN], 1]) > out:
                out, out_code = points_in(kept.plays[entry[PART_BEGIN], 1]), kept.plays[entry[PART_BEGIN], 0]
            first_other = entry[PART_BEGIN] + entry[PART_OUTS]
            if entry[PART_NUMBER] and promise(kept.plays[first_other, 1]) > best:
                best, best_code = promise(kept.plays[first_other, 1]), kept.plays[first_other, 0]
            number += entry[PART_NUMBER]
    if kept.use[KEPT_CUT]:
        step[ALL_SURE] = 0
    if out_code != NONE:
        judge(step, out_code, out + 2 * step[THEIRS], 1)
        if step[BEST] >= step[HIGH]:
            return
    if ply + 1 == depth:
        if number:
            judge(step, best_code, best + step[THEIRS] - step[MINE], 0)
        if not step[PASSED]:
            judge(step, PASS, step[THEIRS] - step[MINE], 0)
        return
    if step[BEGIN] + number + 1 > PLAYS:
        step[ALL_SURE], number = 0, 0
    else:
        by_promise(kept, entries, room.places, room.codes[step[BEGIN] :], room.infos[step[BEGIN] :], number)
    step[END] = step[BEGIN] + number
    if not step[PASSED]:
        room.codes[step[END]], room.infos[step[END]] = PASS, 0
        step[END] += 1
    for place in range(step[BEGIN], step[END]):
        if room.codes[place] == first:
            info = room.infos[place]
            for spot in range(place, step[BEGIN], -1):
                room.codes[spot], room.infos[spot] = room.codes[spot - 1], room.infos[spot - 1]
            room.codes[step[BEGIN]], room.infos[step[BEGIN]] = first, info
            if not fresh:
                step[NEXT] += 1
            break


@compiled
def expect(room: Search, kept: Store, ply: int, first: int) -> bool:
    """Begin a step with the one play that is likely the best, the others not yet looked for; return whether it can be made."""
    step = room.steps[ply]
    if first in (NONE, PASS):
        return False
    points = points_of(kept, room.boards[ply], room.racks[ply, 0], first)
    if points < 0:
        return False
    step[BEST], step[BEST_SURE], step[ALL_SURE], step[NARROW], step[OUTS], step[REPLIES], step[CHOSEN] = -FAR, 0, 1, 0, -1, -1, NONE
    step[NEXT] = step[END] = step[BEGIN]
    info = info_of(first, points, kept.worth)
    if tiles_in(info) == step[MY_TILES]:
        judge(step, first, points + 2 * step[THEIRS], 1)
        if step[BEST] < step[HIGH]:
            return False
        step[LISTED] = 1
        return True
    room.codes[step[BEGIN]], room.infos[step[BEGIN]] = first, info
    step[END], step[LISTED] = step[BEGIN] + 1, 0
    return True


@compiled
def ask(room: Search, kept: Store, ply: int, depth: int) -> None:
    """List what the other one could answer."""
    step = room.steps[ply]
    if step[OUTS] < 0:
        lines, counts = room.lines[ply, 1 - (ply & 1)], room.racks[ply, 1]
        worths, codes, near, others = room.answers[ply], room.answer_codes[ply], room.near[ply], ply + 2 == depth
        step[OUTS], step[REPLIES] = answers(
            kept, room.boards[ply], lines, step[THEIR_KEY], counts, step[THEIR_TILES], others, room.places, worths, codes, near
        )


@compiled
def hint(room: Search, kept: Store, ply: int, depth: int) -> int:
    """Return the answer that promises most of those that the decision now tried at this step leaves alone, unless there are some that go out."""
    step = room.steps[ply]
    ask(room, kept, ply, depth)
    if step[OUTS]:
        return NONE
    left, code = (whole(1) << step[REPLIES]) - 1, room.codes[step[NEXT]]
    if left and code != PASS:
        left &= ~touched(room.boards[ply], code, room.near[ply])
    return room.answer_codes[ply, lowest(left)] if left else whole(NONE)


@compiled
def pass_over(step: Ints64, codes: Ints64, infos: Ints64, worths: Ints64, near: Ints64, squares: Ints32, last: bool) -> None:
    """Judge the next decisions that what the other one may answer already refutes, up to the first that has to be tried.

    An answer that a decision leaves alone can be laid after it. To go out with it ends the game; other answers only tell at the last step but one.
    """
    low = max(step[LOW], step[BEST])
    all_outs = (whole(1) << step[OUTS]) - 1
    all_answers = (whole(1) << (step[OUTS] + step[REPLIES])) - 1
    if not (all_outs or last):
        return
    best, chosen, best_sure, all_sure = step[BEST], step[CHOSEN], step[BEST_SURE], step[ALL_SURE]
    place = step[NEXT]
    while place < step[END]:
        code, info = codes[place], infos[place]
        left, mine, highest, sure = all_answers, step[MINE] - value_in(info), whole(FAR), 1
        if left and code != PASS:
            left &= ~touched(squares, code, near)
        outs = left & all_outs
        if outs:
            highest = points_in(info) - worths[lowest(outs)] - 2 * mine
        # Nobody has to lay what is there, so a pass is an answer too, but not to a pass: that ends the game.
        if highest > low and last and (left ^ outs or code != PASS):
            left ^= outs
            highest, sure = points_in(info) - mine + step[THEIRS] - (worths[lowest(left)] if left else 0), 0
        if highest > low:
            break
        all_sure &= sure
        if highest > best:
            best, chosen, best_sure = highest, code, sure
        place += 1
    step[NEXT], step[BEST], step[CHOSEN], step[BEST_SURE], step[ALL_SURE] = place, best, chosen, best_sure, all_sure


@compiled
def go_on(room: Search, kept: Store, ply: int, code: int, info: int, low: int, high: int) -> None:
    """Make the next step ready: the position after a decision, seen by the other one."""
    step, after = room.steps[ply], room.steps[ply + 1]
    room.racks[ply + 1, 0], room.racks[ply + 1, 1] = room.racks[ply, 1], room.racks[ply, 0]
    after[MINE], after[MY_TILES], after[MY_KEY] = step[THEIRS], step[THEIR_TILES], step[THEIR_KEY]
    after[THEIRS], after[THEIR_TILES], after[THEIR_KEY] = step[MINE] - value_in(info), step[MY_TILES] - tiles_in(info), step[MY_KEY]
    room.boards[ply + 1] = room.boards[ply]
    room.lines[ply + 1] = room.lines[ply]
    key = step[BOARD]
    if code != PASS:
        line, left, letters = code >> LINE_AT, code >> STRIP_AT & ALL_PLACES, code
        while left:
            place = lowest(left)
            left &= left - 1
            square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
            key ^= room.keys[square * 64 + (letters & (JOKER_BIT | LETTER_MASK))]
            letter = JOKER_CODE if letters & JOKER_BIT else letters & LETTER_MASK
            letters >>= TILE_BITS
            room.racks[ply + 1, 1, letter] -= 1
            after[THEIR_KEY] -= room.rack_keys[letter]
        changed = lay(room.boards[ply + 1], kept, code)
        while changed:
            line = lowest(changed)
            changed &= changed - 1
            room.lines[ply + 1, 0, line] = line_key(room.boards[ply + 1], line, room.held[0])
            room.lines[ply + 1, 1, line] = line_key(room.boards[ply + 1], line, room.held[1])
    after[BOARD], after[PASSED], after[BEGIN] = key, whole(code == PASS), step[END]
    after[LOW], after[HIGH] = low, high
