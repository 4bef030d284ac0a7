"""The compiled player, which searches, remembers planned removals, and ranks all actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import tanh
from random import Random
from threading import Lock

import numpy as np

from parlour.games.pylos.kernel import book_search
from parlour.games.pylos.kernel.alphabeta import MAX_DEPTH
from parlour.games.pylos.kernel.book_results import NO_BOOK_ENTRY, BookEntry, book_entry
from parlour.games.pylos.kernel.packed import (
    NO_CELL,
    VARIANTS,
    PackedPosition,
    action_code,
    decode_action,
    first_hollow,
    pack,
    pack_action,
    second_hollow,
)
from parlour.games.pylos.kernel.root import (
    OUTCOME_SEARCH,
    PylosSearchResult,
    SearchLimits,
    SearchMode,
    root_turns,
    search_root,
    turn_scores,
)
from parlour.games.pylos.kernel.rules import apply_action
from parlour.games.pylos.kernel.transpositions import (
    PROVEN_SCORE,
    new_transposition_table,
    position_key,
    stored_best_turn,
)
from parlour.games.pylos.kernel.turns import (
    NO_REMOVAL,
    balls_after,
    move_code,
    removal_code,
    turn_code,
)
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
"""The maximum number of turns in a candidate's line, including its own."""

NO_REPETITION_KEYS: Ints64 = np.zeros((2, 0), dtype=np.int64)
"""The repetition keys of a position without history."""


class PylosKernelPlayer:
    """A player with a transposition table of 2**bits slots, which each search clears first."""

    def __init__(self, bits: int = 21, threads: int = 1) -> None:
        self.table = new_transposition_table(bits)
        self.threads = threads
        self._lock = Lock()
        self._planned_removal: tuple[PackedPosition, AnyAction] | None = None

    def precompile(self) -> None:
        """Compile all kernels of the player, or load them from the cache."""
        standard = VARIANTS.index("standard")
        one_ball = apply_action(PackedPosition(standard, 0, 0), pack_action(0, NO_CELL))
        bonus_due = PackedPosition(standard, SQUARES[0], 0, HOLLOW_INDEX["1a1"])
        for position in (one_ball, bonus_due):
            self.search(position, SearchLimits(600, depth=2))
            self._principal_variation(position, 0)

    def choose_action(
        self, state: State, seconds: float, rng: Random, depth: int | None = None, noise: int = 0
    ) -> AnyAction:
        """Return the action to play, and remember a planned removal for the next call.

        The search runs on a randomly turned or mirrored board, so that matches vary.

        Args:
            state: The state; the match is not over.
            seconds: The time limit.
            rng: The source of the symmetry and of the evaluation noise.
            depth: The depth in turns; None uses the book and searches until the time is up.
            noise: The maximum evaluation noise in tenths of log-odds; only used with a depth. The
                noise of a position is constant throughout the search.
        """
        position = pack(state)
        if self._planned_removal and self._planned_removal[0] == position:
            return self._planned_removal[1]
        symmetry = rng.choice(SYMMETRIES)
        transformed = transformed_position(position, symmetry)
        keys = repetition_keys(state, symmetry)
        mode = SearchMode(noise=noise, noise_seed=rng.getrandbits(62))
        found = (
            self.search(transformed, SearchLimits(seconds, depth), keys, mode)
            if depth
            else self.search_with_book(transformed, SearchLimits(seconds), keys)
        )
        inverse = (*sorted(range(HOLLOWS), key=symmetry.__getitem__), HOLLOWS, NO_CELL)
        move = transformed_action(move_code(found.code), inverse)
        removal = transformed_action(removal_code(found.code), inverse)
        if position.ball != NO_CELL:
            return decode_action(removal, position.ball)
        if removal_code(found.code) != NO_REMOVAL:
            after = apply_action(position, move)
            self._planned_removal = after, decode_action(removal, after.ball)
        return decode_action(move, NO_CELL)

    def search(
        self,
        position: PackedPosition,
        limits: SearchLimits,
        repetition_keys: Ints64 = NO_REPETITION_KEYS,
        mode: SearchMode = OUTCOME_SEARCH,
    ) -> PylosSearchResult:
        """Return the best turn within the limits, or the best removal if a bonus is due."""
        with self._lock:
            return search_root(self.table, position, limits, repetition_keys, self.threads, mode)

    def search_with_book(
        self,
        position: PackedPosition,
        limits: SearchLimits,
        repetition_keys: Ints64 = NO_REPETITION_KEYS,
    ) -> PylosSearchResult:
        """Return the best turn that the book and the searches of book_search.py find."""
        with self._lock:
            return book_search.search_with_book(
                self.table,
                position,
                limits,
                repetition_keys,
                self.threads,
                self.book_entry_for(position, repetition_keys),
            )

    def book_entry_for(self, position: PackedPosition, repetition_keys: Ints64) -> BookEntry:
        """Return the results that the variant's book contains for a position."""
        book = packaged_book(VARIANTS[position.variant])
        if book is None:
            return NO_BOOK_ENTRY
        after = [balls_after(turn) for turn in root_turns(position)]
        return book_entry(book, position, after, repetition_keys)

    def rank(self, state: State, seconds: float, depth: int = MAX_DEPTH) -> list[Candidate]:
        """Return every action with its value and its line, best first.

        A value is an outcome from -1 to 1 (`expected_outcome`). Half of the time is spent on the
        search for the best turn, and the other half on a separate search of each turn. A move that
        completes a formation has the value of its best removal.
        """
        position, keys = pack(state), repetition_keys(state)
        half = SearchLimits(seconds / 2, depth)
        with self._lock:
            entry = self.book_entry_for(position, keys)
            best = book_search.search_with_book(
                self.table, position, half, keys, self.threads, entry
            )
            scored = turn_scores(
                self.table, position, half, keys, SearchMode(known_results=entry.turns)
            )
            # The deeper search decides which turn is best; no score of a shallower one may exceed it.
            scored.sort(key=lambda pair: turn_code(pair[0]) != best.code)
            candidates: dict[AnyAction, Candidate] = {}
            for turn, turn_score in scored:
                code = turn_code(turn)
                action, *removals = self._turn_actions(position, code)
                after = PackedPosition(position.variant, position.other, balls_after(turn))
                line = (*removals, *self._principal_variation(after, MAX_CONTINUATION - 1))
                if not best.depth:
                    score = turn_score
                elif code == best.code:
                    score = best.score
                else:
                    score = min(turn_score, best.score)
                candidates.setdefault(action, Candidate(action, expected_outcome(score), line))
        return sorted(candidates.values(), key=lambda candidate: -candidate.value)

    def _principal_variation(self, position: PackedPosition, turns: int) -> tuple[AnyAction, ...]:
        """Return the best line from a position in the transposition table, up to `turns` turns."""
        code = stored_best_turn(self.table, position)
        if turns <= 0 or code < 0:
            return ()
        actions = self._turn_actions(position, code)
        for action in actions:
            position = apply_action(position, action_code(action))
        return (*actions, *self._principal_variation(position, turns - 1))

    def _turn_actions(self, position: PackedPosition, code: int) -> list[AnyAction]:
        """Return the one or two actions of a turn code, or only the removal if a bonus is due."""
        move, removal = move_code(code), removal_code(code)
        if position.ball != NO_CELL:
            return [decode_action(removal, position.ball)]
        actions = [decode_action(move, NO_CELL)]
        if removal != NO_REMOVAL:
            actions.append(decode_action(removal, first_hollow(move)))
        return actions


def expected_outcome(score: int) -> float:
    """Return a search score as an outcome from -1 (loss) to 1 (win), exact if it is proven."""
    if abs(score) > PROVEN_SCORE:
        return 1.0 if score > 0 else -1.0
    return tanh(score / 20)


def transformed_position(position: PackedPosition, symmetry: Sequence[int]) -> PackedPosition:
    """Return a position as seen on the turned or mirrored board."""
    variant, own, other, ball = position
    return PackedPosition(
        variant,
        transformed_balls(own, symmetry),
        transformed_balls(other, symmetry),
        ball if ball == NO_CELL else symmetry[ball],
    )


def transformed_action(code: int, symmetry: Sequence[int]) -> int:
    """Return an action code for the turned or mirrored board.

    Args:
        code: The action code.
        symmetry: The image of each hollow; 32 entries, of which those beyond the board map to
            themselves.
    """
    return pack_action(symmetry[first_hollow(code)], symmetry[second_hollow(code)])


def repetition_keys(state: State, symmetry: Sequence[int] = range(HOLLOWS)) -> Ints64:
    """Return keys of the positions whose next occurrence ends the match, shape (2, n).

    Row 0 holds the keys with the current mover to move, row 1 those with the opponent to move. A
    key of 0 stands for no position.
    """
    repeated = [
        position_from_number(number)
        for number, times in Counter(state.past).items()
        if times >= REPETITIONS_FOR_DRAW - 1
    ]
    keys = np.zeros((2, len(repeated)), dtype=np.int64)
    for index, (white, black, mover) in enumerate(repeated):
        own, other = (black, white) if mover else (white, black)
        side = int(mover != state.mover)
        keys[side, index] = position_key(
            VARIANTS.index(state.variant),
            transformed_balls(own, symmetry),
            transformed_balls(other, symmetry),
        )
    return keys
