"""Counts an endgame out by alpha-beta, from one step to the next."""

from __future__ import annotations

from parlour.games.betapet.kernel.choices import ask, enter, expect, go_on, hint, pass_over
from parlour.games.betapet.kernel.gaddag import whole
from parlour.games.betapet.kernel.lines import Store
from parlour.games.betapet.kernel.packed import NONE, points_in
from parlour.games.betapet.kernel.stage import (
    ALL_SURE,
    AT_LEAST,
    AT_MOST,
    BEGIN,
    BEST,
    BEST_SURE,
    BOARD,
    CHOSEN,
    END,
    ENTERING,
    EXACT,
    GAINED,
    HIGH,
    LISTED,
    LOOKS,
    LOW,
    MEMO_CHOICE,
    MEMO_DEPTH,
    MEMO_KIND,
    MEMO_NAME,
    MEMO_VALUE,
    MEMORY,
    MY_KEY,
    NAME,
    NARROW,
    NEXT,
    PASSED,
    PLY,
    SURE,
    SURE_DEPTH,
    THEIR_KEY,
    VALUE,
    Search,
    judge,
)
from parlour.search.compiled import compiled


@compiled
def count_out(room: Search, kept: Store, depth: int) -> bool:
    """Search on from where the state stands, so many decisions ahead; return whether that came to its end.

    Where the depth ends, both are taken to keep their tiles, and a value that rests on it is not sure.
    """
    state, memory = room.state, room.memory
    ply, entering, value, sure = state[PLY], state[ENTERING] != 0, state[VALUE], state[SURE]
    while True:
        step = room.steps[ply]
        told = False
        if entering:
            if state[LOOKS] <= 0:
                state[PLY], state[ENTERING], state[VALUE], state[SURE] = ply, 1, value, sure
                return False
            state[LOOKS] -= 1
            name = step[BOARD] ^ step[MY_KEY] * 0x2545F4914F6CDD1D ^ step[THEIR_KEY] * 0x369DEA0F31A53F85 ^ step[PASSED]
            step[NAME] = name
            memo = memory[(name ^ (name >> 32)) & (MEMORY - 1)]
            first = step[CHOSEN] if ply == 0 else whole(NONE)
            if memo[MEMO_NAME] == name and memo[MEMO_KIND] and ply:
                first = memo[MEMO_CHOICE]
                if memo[MEMO_DEPTH] >= depth - ply:
                    kind = memo[MEMO_KIND]
                    if kind == EXACT or (kind == AT_LEAST and memo[MEMO_VALUE] >= step[HIGH]) or (kind == AT_MOST and memo[MEMO_VALUE] <= step[LOW]):
                        told, value, sure = True, memo[MEMO_VALUE], whole(memo[MEMO_DEPTH] == SURE_DEPTH)
            if not told:
                if first == NONE and ply and ply + 1 < depth:
                    first = hint(room, kept, ply - 1, depth)
                if ply == 0 or ply + 1 == depth or not expect(room, kept, ply, first):
                    enter(room, kept, ply, depth, first, True)
                entering = False
                continue
        elif not step[LISTED] and step[NEXT] == step[END] and step[BEST] < step[HIGH]:
            enter(room, kept, ply, depth, room.codes[step[BEGIN]], False)
            continue
        elif step[NEXT] < step[END] and step[BEST] < step[HIGH]:
            code, info = room.codes[step[NEXT]], room.infos[step[NEXT]]
            low = max(step[LOW], step[BEST])
            if step[NEXT] > step[BEGIN]:
                ask(room, kept, ply, depth)
                pass_over(step, room.codes, room.infos, room.answers[ply], room.near[ply], room.boards[ply], ply + 2 == depth)
                if step[NEXT] == step[END]:
                    continue
                code, info = room.codes[step[NEXT]], room.infos[step[NEXT]]
            step[GAINED] = points_in(info)
            step[NARROW] = step[NEXT] > step[BEGIN] and step[HIGH] - low > 1
            go_on(room, kept, ply, code, info, step[GAINED] - (low + 1 if step[NARROW] else step[HIGH]), step[GAINED] - low)
            ply += 1
            entering = True
            continue
        else:
            value = whole(step[BEST])
            sure = step[BEST_SURE] if value >= step[HIGH] else step[ALL_SURE]
            memo = memory[(step[NAME] ^ (step[NAME] >> 32)) & (MEMORY - 1)]
            if ply and not (memo[MEMO_NAME] == step[NAME] and memo[MEMO_DEPTH] == SURE_DEPTH and memo[MEMO_KIND] == EXACT):
                memo[MEMO_NAME], memo[MEMO_VALUE], memo[MEMO_CHOICE] = step[NAME], value, step[CHOSEN]
                memo[MEMO_KIND] = AT_LEAST if value >= step[HIGH] else AT_MOST if value <= step[LOW] else EXACT
                memo[MEMO_DEPTH] = SURE_DEPTH if sure else depth - ply
        # This step is judged: tell the one before, which tries again with its whole window what was better than thought.
        if ply == 0:
            state[VALUE], state[SURE] = value, sure
            return True
        ply -= 1
        step, entering = room.steps[ply], False
        won = step[GAINED] - value
        if step[NARROW] and max(step[LOW], step[BEST]) < won < step[HIGH]:
            step[NARROW] = 0
            after = room.steps[ply + 1]
            after[LOW], after[HIGH] = step[GAINED] - step[HIGH], step[GAINED] - max(step[LOW], step[BEST])
            ply += 1
            entering = True
        else:
            judge(step, room.codes[step[NEXT]], won, sure)
            step[NEXT] += 1
