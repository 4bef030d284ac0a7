"""The search of the strongest bot: the book, a search for the outcome, a search to hold."""

from __future__ import annotations

from time import perf_counter

from parlour.games.pylos.kernel.book_results import BookEntry
from parlour.games.pylos.kernel.evaluation import load_weights
from parlour.games.pylos.kernel.packed import VARIANTS, PackedPosition
from parlour.games.pylos.kernel.root import (
    RESULT_SCORES,
    PylosSearchResult,
    SearchAim,
    SearchLimits,
    SearchMode,
    search_root,
)
from parlour.games.pylos.kernel.transpositions import PROVEN_SCORE
from parlour.search.kernels import Ints64

OUTCOME_TIME_SHARE = 0.4
"""The share of the time for the first search, which aims at the outcome."""

CLEAR_WIN = 20
"""The score, in tenths of log-odds, from which the search continues to aim at the outcome.

With a lower score, aiming to hold the position is better.
"""

AIM_BY_RESULT = {
    1: SearchAim.WIN,
    0: SearchAim.HOLD,
    -1: SearchAim.OUTCOME,
    None: SearchAim.OUTCOME,
}
"""The aim of the search for a known result, chosen to find the turns that preserve it."""


def search_with_book(
    table: Ints64,
    position: PackedPosition,
    limits: SearchLimits,
    repetition_keys: Ints64,
    threads: int,
    entry: BookEntry,
) -> PylosSearchResult:
    """Return the best turn of a position, or the best removal if a bonus is due.

    Some weights have no separate sets for winning and holding, because draws are too rare to be
    learnt; with these weights, only the book knows about draws.

    Args:
        table: The transposition table, shape (slots, 2).
        position: The position.
        limits: The limits of the search.
        repetition_keys: As in AlphaBetaWorkspace, shape (2, n).
        threads: The number of threads.
        entry: The results that the book contains for the position.
    """
    mode = SearchMode(AIM_BY_RESULT[entry.result], known_results=entry.turns)
    deadline = perf_counter() + limits.seconds
    if entry.result is not None:
        found = search_root(table, position, limits, repetition_keys, threads, mode)
        return (
            found
            if abs(found.score) > PROVEN_SCORE
            else found._replace(score=RESULT_SCORES[entry.result])
        )
    if len(load_weights(VARIANTS[position.variant])) == 1:
        return search_root(table, position, limits, repetition_keys, threads, mode)
    found = search_root(
        table, position, limits.fraction(OUTCOME_TIME_SHARE), repetition_keys, threads, mode
    )
    remaining = limits._replace(seconds=deadline - perf_counter(), nodes=limits.nodes - found.nodes)
    is_exhausted = remaining.seconds <= 0 or remaining.nodes <= 0
    if abs(found.score) > PROVEN_SCORE or is_exhausted or found.depth == 0:
        return found
    if found.score >= CLEAR_WIN:
        further = search_root(
            table, position, remaining, repetition_keys, threads, mode, clear_table=False
        )
        return further if further.depth >= found.depth else found
    holding = search_root(
        table,
        position,
        remaining,
        repetition_keys,
        threads,
        SearchMode(SearchAim.HOLD, known_results=entry.turns),
    )
    return PylosSearchResult(holding.code, found.score, found.depth, found.nodes + holding.nodes)
