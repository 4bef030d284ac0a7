"""Alpha-beta over an endgame with a null window after the first move and a transposition table, as a loop that can stop at any node."""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_descent import descend, lay_move
from parlour.games.betapet.kernel.endgame_moves import (
    expected_reply,
    list_expected_move,
    list_moves,
    skip_refuted,
)
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
    ENTERING,
    EXACT,
    FIRST_MOVE,
    LOWER_BOUND,
    MY_KEY,
    NEXT_MOVE,
    NODES,
    NULL_WINDOW,
    PASSED,
    PLY,
    POSITION_KEY,
    REFUTES,
    SCORED,
    SOLVED,
    SOLVED_DEPTH,
    TABLE_DEPTH,
    TABLE_ENTRIES,
    TABLE_KEY,
    TABLE_KIND,
    TABLE_MOVE,
    TABLE_VALUE,
    THEIR_KEY,
    UPPER_BOUND,
    VALUE,
    SearchStack,
    update_best,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import LineCache
from parlour.games.betapet.kernel.move_code import NO_MOVE, points_in
from parlour.search.jit import jit_kernel


@jit_kernel
def alphabeta(stack: SearchStack, cache: LineCache, depth: int) -> bool:
    """Search on from where `stack.state` stands, `depth` plies ahead; return False where its nodes were used up before the end.

    Values are points won by the mover of a node from there on. Where the depth ends, both are taken to keep their tiles, and a
    value that rests on it is not solved.
    """
    state, table = stack.state, stack.transpositions
    ply, entering, value, solved = state[PLY], state[ENTERING] != 0, state[VALUE], state[SOLVED]
    while True:
        frame = stack.frames[ply]
        known = False
        if entering:
            if state[NODES] <= 0:
                state[PLY], state[ENTERING], state[VALUE], state[SOLVED] = ply, 1, value, solved
                return False
            state[NODES] -= 1
            key = (
                frame[BOARD_KEY]
                ^ frame[MY_KEY] * 0x2545F4914F6CDD1D
                ^ frame[THEIR_KEY] * 0x369DEA0F31A53F85
                ^ frame[PASSED]
            )
            frame[POSITION_KEY] = key
            entry = table[(key ^ (key >> 32)) & (TABLE_ENTRIES - 1)]
            first = frame[BEST_MOVE] if ply == 0 else int64(NO_MOVE)
            if entry[TABLE_KEY] == key and entry[TABLE_KIND] and ply:
                first = entry[TABLE_MOVE]
                if entry[TABLE_DEPTH] >= depth - ply:
                    kind, bound = entry[TABLE_KIND], entry[TABLE_VALUE]
                    if (
                        kind == EXACT
                        or (kind == LOWER_BOUND and bound >= frame[BETA])
                        or (kind == UPPER_BOUND and bound <= frame[ALPHA])
                    ):
                        known, value, solved = (
                            True,
                            bound,
                            int64(entry[TABLE_DEPTH] == SOLVED_DEPTH),
                        )
            if not known:
                lay_move(stack, cache, ply)
                # Where all is expected to be refuted there is no first among the moves.
                one = ply and ply + 1 < depth and (frame[REFUTES] or frame[BETA] - frame[ALPHA] > 1)
                if one and first == NO_MOVE:
                    first = expected_reply(stack, cache, ply - 1, depth)
                if not one or not list_expected_move(stack, cache, ply, first):
                    list_moves(stack, cache, ply, depth, first, True)
                entering = False
                continue
        elif (
            not frame[ALL_LISTED]
            and frame[NEXT_MOVE] == frame[END_MOVE]
            and frame[BEST] < frame[BETA]
        ):
            list_moves(stack, cache, ply, depth, stack.codes[frame[FIRST_MOVE]], False)
            continue
        elif frame[NEXT_MOVE] < frame[END_MOVE] and frame[BEST] < frame[BETA]:
            code, info = stack.codes[frame[NEXT_MOVE]], stack.infos[frame[NEXT_MOVE]]
            low = max(frame[ALPHA], frame[BEST])
            if frame[NEXT_MOVE] > frame[FIRST_MOVE] or (
                not frame[REFUTES] and frame[BETA] - frame[ALPHA] == 1
            ):
                skip_refuted(stack, cache, ply, depth)
                if frame[NEXT_MOVE] == frame[END_MOVE]:
                    continue
                code, info = stack.codes[frame[NEXT_MOVE]], stack.infos[frame[NEXT_MOVE]]
            frame[SCORED] = points_in(info)
            frame[NULL_WINDOW] = frame[NEXT_MOVE] > frame[FIRST_MOVE] and frame[BETA] - low > 1
            descend(
                stack,
                ply,
                code,
                info,
                frame[SCORED] - (low + 1 if frame[NULL_WINDOW] else frame[BETA]),
                frame[SCORED] - low,
            )
            if frame[NULL_WINDOW]:
                stack.frames[ply + 1, REFUTES] = 1
            ply += 1
            entering = True
            continue
        else:
            value = int64(frame[BEST])
            solved = frame[BEST_SOLVED] if value >= frame[BETA] else frame[ALL_SOLVED]
            entry = table[(frame[POSITION_KEY] ^ (frame[POSITION_KEY] >> 32)) & (TABLE_ENTRIES - 1)]
            if ply and not (
                entry[TABLE_KEY] == frame[POSITION_KEY]
                and entry[TABLE_DEPTH] == SOLVED_DEPTH
                and entry[TABLE_KIND] == EXACT
            ):
                entry[TABLE_KEY], entry[TABLE_VALUE], entry[TABLE_MOVE] = (
                    frame[POSITION_KEY],
                    value,
                    frame[BEST_MOVE],
                )
                entry[TABLE_KIND] = (
                    LOWER_BOUND
                    if value >= frame[BETA]
                    else UPPER_BOUND
                    if value <= frame[ALPHA]
                    else EXACT
                )
                entry[TABLE_DEPTH] = SOLVED_DEPTH if solved else depth - ply
        # This node is judged: its parent tries again with its whole window what was better than its null window.
        if ply == 0:
            state[VALUE], state[SOLVED] = value, solved
            return True
        ply -= 1
        frame, entering = stack.frames[ply], False
        won = frame[SCORED] - value
        if frame[NULL_WINDOW] and max(frame[ALPHA], frame[BEST]) < won < frame[BETA]:
            frame[NULL_WINDOW] = 0
            after = stack.frames[ply + 1]
            after[ALPHA], after[BETA] = (
                frame[SCORED] - frame[BETA],
                frame[SCORED] - max(frame[ALPHA], frame[BEST]),
            )
            ply += 1
            entering = True
        else:
            update_best(frame, stack.codes[frame[NEXT_MOVE]], won, solved)
            frame[NEXT_MOVE] += 1
