"""Alpha-beta search of an endgame, written as a loop that can stop at any node.

Moves after the first are searched with a null window. Positions are stored in a transposition
table.
"""

from __future__ import annotations

from parlour.games.betapet.kernel.endgame_descent import descend, lay_move
from parlour.games.betapet.kernel.endgame_moves import (
    expected_reply,
    list_expected_move,
    list_moves,
    skip_refuted,
)
from parlour.games.betapet.kernel.endgame_stack import (
    EXACT,
    LOWER_BOUND,
    SOLVED_DEPTH,
    TABLE_ENTRIES,
    UPPER_BOUND,
    SearchStack,
    update_best,
)
from parlour.games.betapet.kernel.gaddag import int64
from parlour.games.betapet.kernel.line_cache import LineCache
from parlour.games.betapet.kernel.move_code import NO_MOVE, points_in
from parlour.search.jit import jit_kernel


@jit_kernel
def alphabeta(stack: SearchStack, cache: LineCache, depth: int) -> bool:
    """Continue the search from its saved state; return False if the nodes run out first.

    The value of a node is the number of points that its mover wins from there on. At the maximum
    depth both players are assumed to keep their tiles; a value that depends on this assumption is
    not solved.

    Args:
        stack: The search, including the state from which it continues.
        cache: The cached plays of lines.
        depth: The maximum depth in plies.
    """
    state, table = stack.states[0], stack.transpositions
    ply, entering, value, solved = state.ply, state.entering != 0, state.value, state.solved
    while True:
        frame = stack.frames[ply]
        is_known = False
        if entering:
            if state.nodes <= 0:
                state.ply, state.entering, state.value, state.solved = ply, 1, value, solved
                return False
            state.nodes -= 1
            key = (
                frame.board_key
                ^ frame.mover_key * 0x2545F4914F6CDD1D
                ^ frame.opponent_key * 0x369DEA0F31A53F85
                ^ frame.passed
            )
            frame.position_key = key
            entry = table[(key ^ (key >> 32)) & (TABLE_ENTRIES - 1)]
            first = frame.best_move if ply == 0 else int64(NO_MOVE)
            if entry.key == key and entry.bound and ply:
                first = entry.move
                if entry.depth >= depth - ply:
                    kind, bound = entry.bound, entry.value
                    if (
                        kind == EXACT
                        or (kind == LOWER_BOUND and bound >= frame.beta)
                        or (kind == UPPER_BOUND and bound <= frame.alpha)
                    ):
                        is_known, value, solved = (
                            True,
                            bound,
                            int64(entry.depth == SOLVED_DEPTH),
                        )
            if not is_known:
                lay_move(stack, cache, ply)
                # If every move is expected to be refuted, no move is listed first.
                expects_best_move = (
                    ply
                    and ply + 1 < depth
                    and (frame.is_refutation or frame.beta - frame.alpha > 1)
                )
                if expects_best_move and first == NO_MOVE:
                    first = expected_reply(stack, cache, ply - 1, depth)
                if not expects_best_move or not list_expected_move(stack, cache, ply, first):
                    list_moves(stack, cache, ply, depth, first, True)
                entering = False
                continue
        elif not frame.all_listed and frame.next_move == frame.end_move and frame.best < frame.beta:
            list_moves(stack, cache, ply, depth, stack.codes[frame.first_move], False)
            continue
        elif frame.next_move < frame.end_move and frame.best < frame.beta:
            code, info = stack.codes[frame.next_move], stack.infos[frame.next_move]
            floor = max(frame.alpha, frame.best)
            if frame.next_move > frame.first_move or (
                not frame.is_refutation and frame.beta - frame.alpha == 1
            ):
                skip_refuted(stack, cache, ply, depth)
                if frame.next_move == frame.end_move:
                    continue
                code, info = stack.codes[frame.next_move], stack.infos[frame.next_move]
            frame.points = points_in(info)
            frame.null_window = frame.next_move > frame.first_move and frame.beta - floor > 1
            descend(
                stack,
                ply,
                code,
                info,
                frame.points - (floor + 1 if frame.null_window else frame.beta),
                frame.points - floor,
            )
            if frame.null_window:
                stack.frames[ply + 1].is_refutation = 1
            ply += 1
            entering = True
            continue
        else:
            value = int64(frame.best)
            solved = frame.best_solved if value >= frame.beta else frame.all_solved
            entry = table[(frame.position_key ^ (frame.position_key >> 32)) & (TABLE_ENTRIES - 1)]
            if ply and not (
                entry.key == frame.position_key
                and entry.depth == SOLVED_DEPTH
                and entry.bound == EXACT
            ):
                entry.key, entry.value, entry.move = (
                    frame.position_key,
                    value,
                    frame.best_move,
                )
                entry.bound = (
                    LOWER_BOUND
                    if value >= frame.beta
                    else UPPER_BOUND
                    if value <= frame.alpha
                    else EXACT
                )
                entry.depth = SOLVED_DEPTH if solved else depth - ply
        # The node is finished. If its value is better than the null window of its parent, the node
        # is searched again with the full window.
        if ply == 0:
            state.value, state.solved = value, solved
            return True
        ply -= 1
        frame, entering = stack.frames[ply], False
        gain = frame.points - value
        if frame.null_window and max(frame.alpha, frame.best) < gain < frame.beta:
            frame.null_window = 0
            after = stack.frames[ply + 1]
            after.alpha, after.beta = (
                frame.points - frame.beta,
                frame.points - max(frame.alpha, frame.best),
            )
            ply += 1
            entering = True
        else:
            update_best(frame, stack.codes[frame.next_move], gain, solved)
            frame.next_move += 1
