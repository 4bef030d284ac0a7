"""Solves the end of a game of two once the bag is empty: both racks are known, so play can be counted out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from time import perf_counter

import numpy as np

from parlour.games.betapet.kernel.endgame_alphabeta import alphabeta
from parlour.games.betapet.kernel.endgame_stack import (
    ALPHA,
    BEST,
    BEST_MOVE,
    BETA,
    BOARD_KEY,
    ENTERING,
    FIRST_MOVE,
    MAX_PLIES,
    NEXT_MOVE,
    NODES,
    PASSED,
    PLY,
    SOLVED,
    new_search_stack,
    set_root,
)
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.line_cache import INFINITY, clear_cache, new_line_cache
from parlour.games.betapet.kernel.make_move import move_points
from parlour.games.betapet.kernel.move_code import NO_MOVE, PASS, decode_play
from parlour.games.betapet.kernel.movegen import PLAY_SIZE
from parlour.games.betapet.kernel.packed import CHANGING_PLANES, PackedBoard, rack_counts
from parlour.games.betapet.plays.scored_play import ScoredPlay
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.state import Rack

SLICE_SECONDS, MIN_NODES, MAX_NODES = 0.02, 8, 20_000
"""The search is asked for so much at a time, so that it stops on time; how many nodes that is follows from what the last slice took."""

UNLIMITED_NODES = 1 << 60
"""More nodes than any search opens."""

ROOT_KEY, MAX_KEY = 0x1B873593CC9E2D51, (1 << 63) - 1
"""What makes the key of each root of a search, and the most that a key may be."""

DEPTHS = (1, 2, 4, 6, MAX_PLIES)
"""The depths of iterative deepening. After the first, both sides have the same number of decisions: the last replies are mostly known
beforehand then, which makes an odd depth cost more than the even one after it. From six plies on the order of moves hardly gets better,
and to look to the end at once costs less than each depth on the way there."""


@dataclass(frozen=True)
class EndgameResult:
    """What was found: the play (None: pass), the points by which it wins to the end, whether that is counted out, and the depth in plies."""

    play: ScoredPlay | None
    margin: int
    solved: bool
    depth: int


class EndgameSearch:
    """Counts ends of games out one after another; what it learns of lines is kept for the next, so that it is quicker than one search each."""

    def __init__(self, generator: CompiledGenerator) -> None:
        self.generator = generator
        self._stack, self._cache = (
            new_search_stack(),
            new_line_cache(generator.words.nodes, generator.tile_points),
        )
        self._roots, self._premiums = 0, b""

    def solve(
        self,
        squares: PackedBoard,
        mine: Rack,
        theirs: Rack,
        passed: bool,
        seconds: float = inf,
        nodes: int = UNLIMITED_NODES,
    ) -> EndgameResult:
        """Return the best decision found in about this time and with so many nodes, looking further ahead until all is counted out.

        `passed`: the last turn was a pass. Two passes in a row are taken to end the game, for nothing would change until the third round.
        """
        until = perf_counter() + seconds
        stack, cache, codes = self._stack, self._cache, self.generator.codes
        self._forget_other_premiums(squares)
        stack.boards[0] = squares
        stack.racks[0, 0], stack.racks[0, 1] = rack_counts(mine, codes), rack_counts(theirs, codes)
        set_root(stack, cache)
        first, state = stack.frames[0], stack.state
        # Positions are known by what was laid since the root, so each root has a key of its own.
        self._roots += 1
        first[BOARD_KEY] = self._roots * ROOT_KEY & MAX_KEY
        choice, margin, solved, slice_nodes, reached = NO_MOVE, -INFINITY, False, MIN_NODES, 0
        for depth in DEPTHS:
            state[PLY], state[ENTERING], ended = 0, 1, False
            first[ALPHA], first[BETA], first[PASSED], first[NEXT_MOVE], first[BEST_MOVE] = (
                -INFINITY,
                INFINITY,
                passed,
                first[FIRST_MOVE],
                choice,
            )
            while not ended and (depth == 1 or (perf_counter() < until and nodes > 0)):
                state[NODES], begun = min(slice_nodes, max(nodes, MIN_NODES)), perf_counter()
                nodes -= int(state[NODES])
                ended = alphabeta(stack, cache, depth)
                nodes += int(state[NODES])
                slice_nodes = int(
                    min(
                        max(
                            slice_nodes * SLICE_SECONDS / max(perf_counter() - begun, 1e-5),
                            MIN_NODES,
                        ),
                        MAX_NODES,
                    )
                )
            if ended or first[NEXT_MOVE] > first[FIRST_MOVE]:
                # The best before is tried first, so a search that was cut short may only have found a better one.
                choice, margin = int(first[BEST_MOVE]), int(first[BEST])
            if not ended:
                break
            solved, reached = bool(state[SOLVED]), depth
            if solved:
                break
        if choice == PASS:
            return EndgameResult(None, margin, solved, reached)
        play = np.zeros(PLAY_SIZE, np.int64)
        decode_play(choice, move_points(cache, stack.boards[0], stack.racks[0, 0], choice), play)
        return EndgameResult(self.generator.scored_play(mine, play), margin, solved, reached)

    def _forget_other_premiums(self, squares: PackedBoard) -> None:
        """Forget what is known of lines where premiums lie otherwise than before: lines are known by their letters alone."""
        premiums = squares[CHANGING_PLANES:].tobytes()
        if premiums != self._premiums:
            self._premiums = premiums
            clear_cache(self._cache)
            self._stack.near[:] = 0


def solve_endgame(
    generator: CompiledGenerator,
    board: Board,
    premiums: str,
    mine: Rack,
    theirs: Rack,
    passed: bool,
    seconds: float = inf,
    nodes: int = UNLIMITED_NODES,
) -> EndgameResult:
    """Return the best decision of one end of a game, as `Search.solve` does."""
    return EndgameSearch(generator).solve(
        generator.pack_board(board, premiums), mine, theirs, passed, seconds, nodes
    )


@lru_cache(maxsize=1)
def shared_search(generator: CompiledGenerator) -> EndgameSearch:
    """Return a search that is used again and again: its memory is some 100 MB, and it knows lines from before."""
    return EndgameSearch(generator)
