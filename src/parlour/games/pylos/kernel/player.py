"""The compiled player: one table of positions, the taking it planned with its last move, and what it thinks of every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import tanh
from random import Random
from threading import Lock

import numpy as np

from parlour.games.pylos.kernel import considered
from parlour.games.pylos.kernel.advice import NO_BOOK_ENTRY, BookEntry, book_entry
from parlour.games.pylos.kernel.alphabeta import MAX_DEPTH
from parlour.games.pylos.kernel.packed import (
    NO_CELL,
    VARIANTS,
    PackedPosition,
    action_code,
    decode_action,
    pack,
)
from parlour.games.pylos.kernel.root import (
    PLAIN_SEARCH,
    PylosSearchResult,
    SearchLimits,
    SearchMode,
    root_turns,
    search_root,
    turn_values,
)
from parlour.games.pylos.kernel.rules import apply_action
from parlour.games.pylos.kernel.transpositions import (
    PROVEN_SCORE,
    new_transposition_table,
    position_key,
    stored_best_turn,
)
from parlour.games.pylos.kernel.turns import NO_TAKING
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.board import (
    HOLLOW_INDEX,
    HOLLOWS,
    SQUARES,
    SYMMETRIES,
    transformed_balls,
)
from parlour.games.pylos.rules.notation import position_from_number
from parlour.games.pylos.rules.state import REPETITIONS_FOR_DRAW, State
from parlour.games.pylos.table.book import packaged_book
from parlour.plugin.player import Candidate
from parlour.search.kernels import Ints64

MAX_CONTINUATION = 4
"""How many turns of what would follow a candidate shows at most."""


class PylosKernelPlayer:
    """Searches with one table of 2**bits positions, emptied for every question, on one or more cores."""

    def __init__(self, bits: int = 21, threads: int = 1) -> None:
        self.table = new_transposition_table(bits)
        self.threads = threads
        self._busy = Lock()
        self._planned_taking: tuple[PackedPosition, AnyAction] | None = None

    def precompile(self) -> None:
        """Compile all that it needs, or load it from the last time."""
        placed = apply_action(VARIANTS.index("standard"), 0, 0, NO_CELL, NO_CELL << 5)
        for position in (
            PackedPosition(VARIANTS.index("standard"), *placed),
            PackedPosition(VARIANTS.index("standard"), SQUARES[0], 0, HOLLOW_INDEX["1a1"]),
        ):
            self.search(position, SearchLimits(600, depth=2))
            self._principal_variation(position, 0)

    def choose_action(
        self, state: State, seconds: float, luck: Random, depth: int | None = None, noise: int = 0
    ) -> AnyAction:
        """Return the action to take; the taking that belongs to the last answer is remembered.

        Without a depth it thinks with all that it has, as long as it may. With one, its judgement is off by so many tenths of
        log-odds at most, the same way for a position throughout the search. The board is turned by luck before, so that not every
        match is the same.
        """
        position = pack(state)
        if self._planned_taking and self._planned_taking[0] == position:
            return self._planned_taking[1]
        turning = luck.choice(SYMMETRIES)
        asked, known, mode = (
            transformed_position(position, turning),
            repetition_keys(state, turning),
            SearchMode(noise=noise, seed=luck.getrandbits(62)),
        )
        found = (
            self.search(asked, SearchLimits(seconds, depth), known, mode)
            if depth
            else self.search_with_book(asked, SearchLimits(seconds), known)
        )
        back = (*sorted(range(HOLLOWS), key=turning.__getitem__), HOLLOWS, NO_CELL)
        move, taking = (
            transformed_code(found.code & 1023, back),
            transformed_code(found.code >> 10, back),
        )
        if position.ball != NO_CELL:
            return decode_action(taking, position.ball)
        if found.code >> 10 != NO_TAKING:
            after = PackedPosition(position.variant, *apply_action(*position, move))
            self._planned_taking = after, decode_action(taking, after.ball)
        return decode_action(move, NO_CELL)

    def search(
        self,
        position: PackedPosition,
        limits: SearchLimits,
        known: Ints64 | None = None,
        mode: SearchMode = PLAIN_SEARCH,
    ) -> PylosSearchResult:
        """Return the best turn found within the limits, or the best taking where a bonus is due; `known`: see `decisive`."""
        closed = np.zeros((2, 0), dtype=np.int64) if known is None else known
        with self._busy:
            return search_root(self.table, position, limits, closed, self.threads, mode)

    def search_with_book(
        self, position: PackedPosition, limits: SearchLimits, known: Ints64 | None = None
    ) -> PylosSearchResult:
        """Return the best turn by all that there is: the book, and a search for the outcome, then for a win or a draw (see considered.py)."""
        closed = np.zeros((2, 0), dtype=np.int64) if known is None else known
        with self._busy:
            return considered.search_with_book(
                self.table,
                position,
                limits,
                closed,
                self.threads,
                self.book_entry_for(position, closed),
            )

    def book_entry_for(self, position: PackedPosition, known: Ints64) -> BookEntry:
        """Return what the book of the variant tells."""
        book = packaged_book(VARIANTS[position.variant])
        return (
            book_entry(book, position, [turn >> 20 for turn in root_turns(position)], known)
            if book
            else NO_BOOK_ENTRY
        )

    def rank(self, state: State, seconds: float, depth: int = MAX_DEPTH) -> list[Candidate]:
        """Return every action with its value as an outcome (see `outcome`) and what would follow, the best first.

        Half of the time looks for the best turn, the other half at each alone. Each action is worth what its best taking is.
        """
        position, known = pack(state), repetition_keys(state)
        half = SearchLimits(seconds / 2, depth)
        with self._busy:
            told = self.book_entry_for(position, known)
            best = considered.search_with_book(
                self.table, position, half, known, self.threads, told
            )
            found = turn_values(
                self.table, position, half, known, SearchMode(known_results=told.turns)
            )
            # The deeper search has the last word on which is best; no other may seem better for having been looked at less.
            found.sort(key=lambda pair: pair[0] & 0xFFFFF != best.code)
            candidates: dict[AnyAction, Candidate] = {}
            for turn, value in found:
                action, *rest = self._turn_actions(position, turn & 0xFFFFF)
                line = (
                    *rest,
                    *self._principal_variation(
                        PackedPosition(position.variant, position.other, turn >> 20),
                        MAX_CONTINUATION - 1,
                    ),
                )
                worth = (
                    best.value
                    if best.depth and turn & 0xFFFFF == best.code
                    else min(value, best.value)
                    if best.depth
                    else value
                )
                candidates.setdefault(action, Candidate(action, expected_outcome(worth), line))
        return sorted(candidates.values(), key=lambda candidate: -candidate.value)

    def _principal_variation(self, position: PackedPosition, turns: int) -> tuple[AnyAction, ...]:
        """Return what the table holds for best play from a position on, for so many turns at most."""
        code = stored_best_turn(self.table, *position[:3])
        if turns <= 0 or code < 0:
            return ()
        actions = self._turn_actions(position, code)
        for action in actions:
            position = PackedPosition(
                position.variant, *apply_action(*position, action_code(action))
            )
        return (*actions, *self._principal_variation(position, turns - 1))

    def _turn_actions(self, position: PackedPosition, code: int) -> list[AnyAction]:
        """Return the one or two actions of a turn's code; where a bonus is due, the taking alone."""
        move, taking = decode_action(code & 1023, NO_CELL), code >> 10
        if position.ball != NO_CELL:
            return [decode_action(taking, position.ball)]
        return [move] if taking == NO_TAKING else [move, decode_action(taking, code & 31)]


def expected_outcome(value: int) -> float:
    """Return a value of the search as an outcome, from -1, a loss, to 1, a win: exact where it is proven, else what is to be expected."""
    if abs(value) > PROVEN_SCORE:
        return 1.0 if value > 0 else -1.0
    return tanh(value / 20)


def transformed_position(position: PackedPosition, turning: Sequence[int]) -> PackedPosition:
    """Return a position on the board turned or mirrored."""
    variant, own, other, ball = position
    return PackedPosition(
        variant,
        transformed_balls(own, turning),
        transformed_balls(other, turning),
        ball if ball == NO_CELL else turning[ball],
    )


def transformed_code(code: int, turning: Sequence[int]) -> int:
    """Return the code of an action on the board turned or mirrored; hollows beyond the board stay."""
    return turning[code & 31] | turning[code >> 5] << 5


def repetition_keys(state: State, turning: Sequence[int] = range(HOLLOWS)) -> Ints64:
    """Return the keys, shape (2, n), of positions, turned, that end the match in a draw when they come once more.

    Those of the side to move come first, then those of the other; 0 is no position.
    """
    often = [
        position_from_number(number)
        for number, times in Counter(state.past).items()
        if times >= REPETITIONS_FOR_DRAW - 1
    ]
    keys = np.zeros((2, len(often)), dtype=np.int64)
    for index, (white, black, mover) in enumerate(often):
        own, other = (black, white) if mover else (white, black)
        side = int(mover != state.mover)
        keys[side, index] = position_key(
            VARIANTS.index(state.variant),
            transformed_balls(own, turning),
            transformed_balls(other, turning),
        )
    return keys
