"""The end of a game of two once the bag is empty: both racks are known, so play can be counted out."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np

from parlour.games.betapet.candidate import Candidate
from parlour.games.betapet.kernel.counting import count_out
from parlour.games.betapet.kernel.finder import CompiledFinder
from parlour.games.betapet.kernel.laying import points_of
from parlour.games.betapet.kernel.lines import FAR, store
from parlour.games.betapet.kernel.packed import NONE, PASS, unpack
from parlour.games.betapet.kernel.position import counts_of
from parlour.games.betapet.kernel.search import FOUND
from parlour.games.betapet.kernel.stage import BEGIN, BEST, CHOSEN, DEEPEST, ENTERING, HIGH, LOOKS, LOW, NEXT, PASSED, PLY, SURE, begin, search
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.state import Rack

PART_SECONDS, FEWEST, MOST = 0.02, 8, 20_000
"""The search is asked for so much at a time, so that it stops on time; its share in positions is found by what the last took."""

DEPTHS = (1, *range(2, DEEPEST + 1, 2))
"""So far it looks ahead in turn. After the first, both sides have the same number of decisions: what the other one answers at last
is mostly known beforehand then, which makes an odd number cost more than the even one after it."""


@dataclass(frozen=True)
class Outcome:
    """What was found: the play (None: pass), the points by which it wins to the end, whether that is certain, and how deep it looked."""

    play: Candidate | None
    margin: int
    certain: bool
    depth: int


def solve(finder: CompiledFinder, board: Board, premiums: str, mine: Rack, theirs: Rack, passed: bool, seconds: float) -> Outcome:
    """Return the best decision found in about this time, looking further ahead until all is counted out.

    Two passes in a row are taken to end the game, for nothing would change until the third round.
    """
    until = perf_counter() + seconds
    room, kept = search(), store(finder.words.nodes, finder.worth)
    room.boards[0] = finder.squares(board, premiums)
    room.racks[0, 0], room.racks[0, 1] = counts_of(mine, finder.codes), counts_of(theirs, finder.codes)
    begin(room, kept)
    first, state = room.steps[0], room.state
    choice, margin, certain, part, reached = NONE, -FAR, False, FEWEST, 0
    for depth in DEPTHS:
        state[PLY], state[ENTERING], ended = 0, 1, False
        first[LOW], first[HIGH], first[PASSED], first[NEXT], first[CHOSEN] = -FAR, FAR, passed, first[BEGIN], choice
        while not ended and (depth == 1 or perf_counter() < until):
            state[LOOKS], begun = part, perf_counter()
            ended = count_out(room, kept, depth)
            part = int(min(max(part * PART_SECONDS / max(perf_counter() - begun, 1e-5), FEWEST), MOST))
        if ended or first[NEXT] > first[BEGIN]:
            # The best before is tried first, so a search that was cut short may only have found a better one.
            choice, margin = int(first[CHOSEN]), int(first[BEST])
        if not ended:
            break
        certain, reached = bool(state[SURE]), depth
        if certain:
            break
    if choice == PASS:
        return Outcome(None, margin, certain, reached)
    play = np.zeros(FOUND, np.int64)
    unpack(choice, points_of(kept, room.boards[0], room.racks[0, 0], choice), play)
    return Outcome(finder.candidate(mine, play), margin, certain, reached)
