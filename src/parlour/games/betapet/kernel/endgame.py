"""The endgame of two players with an empty bag; both racks are known, so it can be solved."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import inf
from time import perf_counter
from typing import NamedTuple

from parlour.games.betapet.kernel.endgame_alphabeta import alphabeta
from parlour.games.betapet.kernel.endgame_stack import (
    MAX_PLIES,
    new_search_stack,
    set_root,
)
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.line_cache import INFINITY, clear_cache, new_line_cache
from parlour.games.betapet.kernel.make_move import move_points
from parlour.games.betapet.kernel.move_code import NO_MOVE, PASS, decode_play
from parlour.games.betapet.kernel.movegen import new_play
from parlour.games.betapet.kernel.packed import PackedBoard, premium_bytes, rack_counts
from parlour.games.betapet.plays.scored_play import ScoredPlay
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.state import Rack

SLICE_SECONDS, MIN_NODES, MAX_NODES = 0.02, 8, 20_000
"""The length of a slice of the search, and the minimum and maximum numbers of its nodes.

The search runs in slices so that it stops on time. The number of nodes in a slice follows from the
speed of the previous slice.
"""

UNLIMITED_NODES = 1 << 60
"""A node limit that no search reaches."""

ROOT_KEY, MAX_KEY = 0x1B873593CC9E2D51, (1 << 63) - 1
"""The multiplier of root keys, and the maximum key."""

DEPTHS = (1, 2, 4, 6, MAX_PLIES)
"""The depths of iterative deepening.

From depth 2 on, both sides have the same number of decisions. The last replies are then mostly
known, so an odd depth costs more than the even depth after it. Beyond six plies the move order
hardly improves, and searching directly to the end is cheaper than searching every depth.
"""


class EndgamePosition(NamedTuple):
    """An endgame of two players with an empty bag."""

    board: Board
    """The letters by square."""

    premiums: str
    """The premium marks by square."""

    mine: Rack
    """The mover's rack."""

    theirs: Rack
    """The opponent's rack."""

    passed: bool = False
    """Whether the last turn was a pass."""


@dataclass(frozen=True)
class EndgameResult:
    """The result of an endgame search."""

    play: ScoredPlay | None
    """The best play, or None for a pass."""

    margin: int
    """The mover's point difference over the opponent from here to the end of the game."""

    solved: bool
    """Whether the result was searched to the end of the game."""

    depth: int
    """The depth of the last completed iteration in plies."""


class EndgameSearch:
    """A reusable solver of endgames; cached lines make later searches faster."""

    def __init__(self, generator: CompiledGenerator) -> None:
        self.generator = generator
        self._stack, self._cache = (
            new_search_stack(),
            new_line_cache(generator.words.nodes, generator.tile_points),
        )
        self._roots, self._premiums = 0, b""

    def solve(
        self,
        board: PackedBoard,
        mine: Rack,
        theirs: Rack,
        passed: bool,
        seconds: float = inf,
        nodes: int = UNLIMITED_NODES,
    ) -> EndgameResult:
        """Return the best decision found, by iterative deepening to the end of the game.

        Two passes in a row are assumed to end the game, since later passes would change nothing.

        Args:
            board: The board.
            mine: The mover's rack.
            theirs: The opponent's rack.
            passed: Whether the last turn was a pass.
            seconds: The time limit.
            nodes: The maximum number of nodes.
        """
        deadline = perf_counter() + seconds
        stack, cache, codes = self._stack, self._cache, self.generator.codes
        self._forget_other_premiums(board)
        stack.boards[0] = board
        stack.racks[0, 0], stack.racks[0, 1] = rack_counts(mine, codes), rack_counts(theirs, codes)
        set_root(stack, cache)
        root, state = stack.frames[0], stack.states[0]
        # A board key hashes only the tiles laid since the root, so each root needs a different key.
        self._roots += 1
        root["board_key"] = self._roots * ROOT_KEY & MAX_KEY
        choice, margin, solved, slice_nodes, reached = NO_MOVE, -INFINITY, False, MIN_NODES, 0
        for depth in DEPTHS:
            state["ply"], state["entering"], ended = 0, 1, False
            root["alpha"], root["beta"], root["passed"] = -INFINITY, INFINITY, passed
            root["next_move"], root["best_move"] = root["first_move"], choice
            while not ended and (depth == 1 or (perf_counter() < deadline and nodes > 0)):
                state["nodes"], start = min(slice_nodes, max(nodes, MIN_NODES)), perf_counter()
                nodes -= int(state["nodes"])
                ended = alphabeta(stack, cache, depth)
                nodes += int(state["nodes"])
                rate = slice_nodes / max(perf_counter() - start, 1e-5)
                slice_nodes = int(min(max(rate * SLICE_SECONDS, MIN_NODES), MAX_NODES))
            if ended or root["next_move"] > root["first_move"]:
                # The best move so far is searched first, so an interrupted iteration can only
                # improve the result.
                choice, margin = int(root["best_move"]), int(root["best"])
            if not ended:
                break
            solved, reached = bool(state["solved"]), depth
            if solved:
                break
        if choice == PASS:
            return EndgameResult(None, margin, solved, reached)
        play = new_play()
        decode_play(choice, move_points(cache, stack.boards[0], stack.racks[0, 0], choice), play)
        return EndgameResult(self.generator.scored_play(mine, play), margin, solved, reached)

    def _forget_other_premiums(self, board: PackedBoard) -> None:
        """Clear the caches if the premiums changed, since line keys do not include premiums."""
        premiums = premium_bytes(board)
        if premiums != self._premiums:
            self._premiums = premiums
            clear_cache(self._cache)
            self._stack.surroundings["key"] = 0


def solve_endgame(
    generator: CompiledGenerator,
    position: EndgamePosition,
    seconds: float = inf,
    nodes: int = UNLIMITED_NODES,
) -> EndgameResult:
    """Return the best decision of one endgame; see `EndgameSearch.solve`."""
    board = generator.pack_board(position.board, position.premiums)
    search = EndgameSearch(generator)
    return search.solve(board, position.mine, position.theirs, position.passed, seconds, nodes)


@lru_cache(maxsize=1)
def shared_search(generator: CompiledGenerator) -> EndgameSearch:
    """Return the shared search of a generator; it keeps cached lines and uses about 100 MB."""
    return EndgameSearch(generator)
