"""The compiled player: one table of positions, the taking it planned with its last move, and what it thinks of every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import tanh
from random import Random
from threading import Lock

import numpy as np

from parlour.games.pylos.kernel import considered
from parlour.games.pylos.kernel.advice import UNADVISED, Advice, advice
from parlour.games.pylos.kernel.alphabeta import DEEPEST
from parlour.games.pylos.kernel.packed import NONE, VARIANTS, Position, action_of, code_of, pack
from parlour.games.pylos.kernel.root import PLAIN, Limits, Result, SearchMode, root_turns, searched, values
from parlour.games.pylos.kernel.rules import step
from parlour.games.pylos.kernel.transpositions import SURE, best_known, new_table, position_key
from parlour.games.pylos.kernel.turns import NOTHING
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.board import HOLLOWS, INDEX, SQUARES, SYMMETRIES, turned
from parlour.games.pylos.rules.notation import unnumbered
from parlour.games.pylos.rules.state import REPEATS, State
from parlour.games.pylos.table.book import shipped
from parlour.plugin.player import Candidate
from parlour.search.kernels import Ints64

FORESEEN = 4
"""How many turns of what would follow a candidate shows at most."""


class KernelPlayer:
    """Searches with one table of 2**bits positions, emptied for every question, on one or more cores."""

    def __init__(self, bits: int = 21, threads: int = 1) -> None:
        self.table = new_table(bits)
        self.threads = threads
        self._busy = Lock()
        self._plan: tuple[Position, AnyAction] | None = None

    def warm(self) -> None:
        """Compile all that it needs, or load it from the last time."""
        placed = step(VARIANTS.index("standard"), 0, 0, NONE, NONE << 5)
        for position in (Position(VARIANTS.index("standard"), *placed), Position(VARIANTS.index("standard"), SQUARES[0], 0, INDEX["1a1"])):
            self.search(position, Limits(600, depth=2))
            self._line(position, 0)

    def action(self, state: State, seconds: float, luck: Random, depth: int | None = None, haze: int = 0) -> AnyAction:
        """Return the action to take; the taking that belongs to the last answer is remembered.

        Without a depth it thinks with all that it has, as long as it may. With one, its judgement is off by so many tenths of
        log-odds at most, the same way for a position throughout the search. The board is turned by luck before, so that not every
        match is the same.
        """
        position = pack(state)
        if self._plan and self._plan[0] == position:
            return self._plan[1]
        turning = luck.choice(SYMMETRIES)
        asked, known, mode = position_turned(position, turning), decisive(state, turning), SearchMode(haze=haze, seed=luck.getrandbits(62))
        found = self.search(asked, Limits(seconds, depth), known, mode) if depth else self.considered(asked, Limits(seconds), known)
        back = (*sorted(range(HOLLOWS), key=turning.__getitem__), HOLLOWS, NONE)
        move, taking = code_turned(found.code & 1023, back), code_turned(found.code >> 10, back)
        if position.ball != NONE:
            return action_of(taking, position.ball)
        if found.code >> 10 != NOTHING:
            after = Position(position.variant, *step(*position, move))
            self._plan = after, action_of(taking, after.ball)
        return action_of(move, NONE)

    def search(self, position: Position, limits: Limits, known: Ints64 | None = None, mode: SearchMode = PLAIN) -> Result:
        """Return the best turn found within the limits, or the best taking where a bonus is due; `known`: see `decisive`."""
        closed = np.zeros((2, 0), dtype=np.int64) if known is None else known
        with self._busy:
            return searched(self.table, position, limits, closed, self.threads, mode)

    def considered(self, position: Position, limits: Limits, known: Ints64 | None = None) -> Result:
        """Return the best turn by all that there is: the book, and a search for the outcome, then for a win or a draw (see considered.py)."""
        closed = np.zeros((2, 0), dtype=np.int64) if known is None else known
        with self._busy:
            return considered.considered(self.table, position, limits, closed, self.threads, self.told(position, closed))

    def told(self, position: Position, known: Ints64) -> Advice:
        """Return what the book of the variant tells."""
        book = shipped(VARIANTS[position.variant])
        return advice(book, position, [turn >> 20 for turn in root_turns(position)], known) if book else UNADVISED

    def rank(self, state: State, seconds: float, depth: int = DEEPEST) -> list[Candidate]:
        """Return every action with its value as an outcome (see `outcome`) and what would follow, the best first.

        Half of the time looks for the best turn, the other half at each alone. Each action is worth what its best taking is.
        """
        position, known = pack(state), decisive(state)
        half = Limits(seconds / 2, depth)
        with self._busy:
            told = self.told(position, known)
            best = considered.considered(self.table, position, half, known, self.threads, told)
            found = values(self.table, position, half, known, SearchMode(told=told.turns))
            # The deeper search has the last word on which is best; no other may seem better for having been looked at less.
            found.sort(key=lambda pair: pair[0] & 0xFFFFF != best.code)
            candidates: dict[AnyAction, Candidate] = {}
            for turn, value in found:
                action, *rest = self._actions(position, turn & 0xFFFFF)
                line = (*rest, *self._line(Position(position.variant, position.other, turn >> 20), FORESEEN - 1))
                worth = best.value if best.depth and turn & 0xFFFFF == best.code else min(value, best.value) if best.depth else value
                candidates.setdefault(action, Candidate(action, outcome(worth), line))
        return sorted(candidates.values(), key=lambda candidate: -candidate.value)

    def _line(self, position: Position, turns: int) -> tuple[AnyAction, ...]:
        """Return what the table holds for best play from a position on, for so many turns at most."""
        code = best_known(self.table, *position[:3])
        if turns <= 0 or code < 0:
            return ()
        actions = self._actions(position, code)
        for action in actions:
            position = Position(position.variant, *step(*position, code_of(action)))
        return (*actions, *self._line(position, turns - 1))

    def _actions(self, position: Position, code: int) -> list[AnyAction]:
        """Return the one or two actions of a turn's code; where a bonus is due, the taking alone."""
        move, taking = action_of(code & 1023, NONE), code >> 10
        if position.ball != NONE:
            return [action_of(taking, position.ball)]
        return [move] if taking == NOTHING else [move, action_of(taking, code & 31)]


def outcome(value: int) -> float:
    """Return a value of the search as an outcome, from -1, a loss, to 1, a win: exact where it is proven, else what is to be expected."""
    if abs(value) > SURE:
        return 1.0 if value > 0 else -1.0
    return tanh(value / 20)


def position_turned(position: Position, turning: Sequence[int]) -> Position:
    """Return a position on the board turned or mirrored."""
    variant, own, other, ball = position
    return Position(variant, turned(own, turning), turned(other, turning), ball if ball == NONE else turning[ball])


def code_turned(code: int, turning: Sequence[int]) -> int:
    """Return the code of an action on the board turned or mirrored; hollows beyond the board stay."""
    return turning[code & 31] | turning[code >> 5] << 5


def decisive(state: State, turning: Sequence[int] = range(HOLLOWS)) -> Ints64:
    """Return the keys, shape (2, n), of positions, turned, that end the match in a draw when they come once more.

    Those of the side to move come first, then those of the other; 0 is no position.
    """
    often = [unnumbered(number) for number, times in Counter(state.past).items() if times >= REPEATS - 1]
    keys = np.zeros((2, len(often)), dtype=np.int64)
    for index, (white, black, mover) in enumerate(often):
        own, other = (black, white) if mover else (white, black)
        side = int(mover != state.mover)
        keys[side, index] = position_key(VARIANTS.index(state.variant), turned(own, turning), turned(other, turning))
    return keys
