"""How the strongest finds its turn: what the book tells, a search for the outcome, and where that is in doubt, one for not losing."""

from __future__ import annotations

from time import perf_counter

from parlour.games.pylos.kernel.advice import BookEntry
from parlour.games.pylos.kernel.evaluation import load_weights
from parlour.games.pylos.kernel.packed import VARIANTS, PackedPosition
from parlour.games.pylos.kernel.root import (
    RESULT_VALUES,
    PylosSearchResult,
    SearchAim,
    SearchLimits,
    SearchMode,
    search_root,
)
from parlour.games.pylos.kernel.transpositions import PROVEN_SCORE
from parlour.search.kernels import Ints64

OUTCOME_TIME_SHARE = 0.4
"""So much of the time goes to the outcome at first."""

CLEAR_WIN = 20
"""From this value on, in tenths of log-odds, a win is likelier to be kept by going on than a draw to be held by asking for no more."""

AIM_BY_RESULT = {
    1: SearchAim.WIN,
    0: SearchAim.HOLD,
    -1: SearchAim.OUTCOME,
    None: SearchAim.OUTCOME,
}
"""What is asked where the result is known: which turns keep it."""


def search_with_book(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    known: Ints64,
    threads: int,
    told: BookEntry,
) -> PylosSearchResult:
    """Return the best turn of a position, or the best taking where a bonus is due; arguments as for `searched`.

    Where draws are too rare to have been learnt, the book tells of them.
    """
    asked, until = (
        SearchMode(AIM_BY_RESULT[told.result], known_results=told.turns),
        perf_counter() + limits.seconds,
    )
    if told.result is not None:
        found = search_root(table, position, limits, known, threads, asked)
        return (
            found
            if abs(found.value) > PROVEN_SCORE
            else found._replace(value=RESULT_VALUES[told.result])
        )
    if len(load_weights(VARIANTS[position.variant])) == 1:
        return search_root(table, position, limits, known, threads, asked)
    found = search_root(table, position, limits.fraction(OUTCOME_TIME_SHARE), known, threads, asked)
    left = limits._replace(seconds=until - perf_counter(), nodes=limits.nodes - found.nodes)
    if abs(found.value) > PROVEN_SCORE or left.seconds <= 0 or left.nodes <= 0 or found.depth == 0:
        return found
    if found.value >= CLEAR_WIN:
        further = search_root(table, position, left, known, threads, asked, fresh=False)
        return further if further.depth >= found.depth else found
    held = search_root(
        table, position, left, known, threads, SearchMode(SearchAim.HOLD, known_results=told.turns)
    )
    return PylosSearchResult(held.code, found.value, found.depth, found.nodes + held.nodes)
