"""How the strongest finds its turn: what the book tells, a search for the outcome, and where that is in doubt, one for not losing."""

from __future__ import annotations

from time import perf_counter

from parlour.games.pylos.kernel.advice import Advice
from parlour.games.pylos.kernel.evaluation import weights
from parlour.games.pylos.kernel.packed import VARIANTS, Position
from parlour.games.pylos.kernel.root import CERTAIN, Aim, Limits, Result, SearchMode, searched
from parlour.games.pylos.kernel.transpositions import SURE
from parlour.search.kernels import Ints64

SHARE = 0.4
"""So much of the time goes to the outcome at first."""

CLEAR = 20
"""From this value on, in tenths of log-odds, a win is likelier to be kept by going on than a draw to be held by asking for no more."""

AIMS = {1: Aim.WIN, 0: Aim.HOLD, -1: Aim.OUTCOME, None: Aim.OUTCOME}
"""What is asked where the result is known: which turns keep it."""


def considered(table: Ints64, position: Position, limits: Limits, known: Ints64, threads: int, told: Advice) -> Result:
    """Return the best turn of a position, or the best taking where a bonus is due; arguments as for `searched`.

    Where draws are too rare to have been learnt, the book tells of them.
    """
    asked, until = SearchMode(AIMS[told.result], told=told.turns), perf_counter() + limits.seconds
    if told.result is not None:
        found = searched(table, position, limits, known, threads, asked)
        return found if abs(found.value) > SURE else found._replace(value=CERTAIN[told.result])
    if len(weights(VARIANTS[position.variant])) == 1:
        return searched(table, position, limits, known, threads, asked)
    found = searched(table, position, limits.part(SHARE), known, threads, asked)
    left = limits._replace(seconds=until - perf_counter(), nodes=limits.nodes - found.nodes)
    if abs(found.value) > SURE or left.seconds <= 0 or left.nodes <= 0 or found.depth == 0:
        return found
    if found.value >= CLEAR:
        further = searched(table, position, left, known, threads, asked, fresh=False)
        return further if further.depth >= found.depth else found
    held = searched(table, position, left, known, threads, SearchMode(Aim.HOLD, told=told.turns))
    return Result(held.code, found.value, found.depth, found.nodes + held.nodes)
