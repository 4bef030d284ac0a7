"""A mind for Pylos: looks deeper and deeper until time is up or the result is certain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from threading import Lock, Thread, Timer
from time import perf_counter
from typing import NamedTuple

import numpy as np

from parlour.games.pylos import alphabeta
from parlour.games.pylos.actions import AnyAction
from parlour.games.pylos.alphabeta import DEEPEST, NODES, NOTHING, SURE, THOROUGH, WIN, Desk
from parlour.games.pylos.board import HOLLOWS, INDEX, SQUARES, SYMMETRIES, turned
from parlour.games.pylos.kernel import NONE, VARIANTS, Array, Position, action_of, pack, step
from parlour.games.pylos.notation import unnumbered
from parlour.games.pylos.outlook import weights
from parlour.games.pylos.rules import REPEATS, State

ENDLESS = 1 << 62
"""More positions than anybody will see."""


class Thought(NamedTuple):
    """What came of thinking: the code of a turn, its value (alphabeta.py), how deep the last look went, how many positions it took."""

    code: int
    value: int
    depth: int
    nodes: int


class Thinker:
    """Thinks with one table of 2**bits positions, emptied for every question, on one or more cores."""

    def __init__(self, bits: int = 21, threads: int = 1) -> None:
        self.table = alphabeta.table(bits)
        self.threads = threads
        self._busy = Lock()
        self._plan: tuple[Position, AnyAction] | None = None

    def warm(self) -> None:
        """Compile all that thinking needs, or load it from the last time."""
        placed = step(VARIANTS.index("standard"), 0, 0, NONE, NONE << 5)
        for position in (Position(VARIANTS.index("standard"), *placed), Position(VARIANTS.index("standard"), SQUARES[0], 0, INDEX["1a1"])):
            self.think(position, seconds=600, depth=2)

    def action(self, state: State, seconds: float, luck: Random, depth: int | None = None) -> AnyAction:
        """Return the action to take; the taking that belongs to the last answer is remembered.

        The board is turned by luck before thinking, so that not every match is the same.
        """
        position = pack(state)
        if self._plan and self._plan[0] == position:
            return self._plan[1]
        turning = luck.choice(SYMMETRIES)
        thought = self.think(position_turned(position, turning), seconds, depth=depth or DEEPEST, known=decisive(state, turning))
        back = (*sorted(range(HOLLOWS), key=turning.__getitem__), HOLLOWS, NONE)
        move, taking = code_turned(thought.code & 1023, back), code_turned(thought.code >> 10, back)
        if position.ball != NONE:
            return action_of(taking, position.ball)
        if thought.code >> 10 != NOTHING:
            after = Position(position.variant, *step(*position, move))
            self._plan = after, action_of(taking, after.ball)
        return action_of(move, NONE)

    def think(
        self,
        position: Position,
        seconds: float,
        *,
        depth: int = DEEPEST,
        nodes: int = ENDLESS,
        known: Array | None = None,
    ) -> Thought:
        """Return the best turn found within the time, depth and number of positions, or the best taking where a bonus is due.

        A win is played as fast, a loss as slowly as the search can see. `known`: see `decisive`.
        """
        until = perf_counter() + seconds
        closed = np.zeros((2, 0), dtype=np.int64) if known is None else known
        with self._busy:
            thought = self._look(position, seconds, depth, nodes, closed, self.threads)
            if abs(thought.value) > SURE and perf_counter() < until:
                settled = self._look(position, until - perf_counter(), depth, 3 * thought.nodes + 1000, closed, 0)
                if abs(settled.value) > SURE:
                    return settled
        return thought

    def _look(self, position: Position, seconds: float, depth: int, nodes: int, known: Array, threads: int) -> Thought:
        """Look deeper and deeper on some threads; on none: alone, without shortcuts, which settles how far away a proven result is."""
        stop, learnt = np.zeros(1, dtype=np.int64), weights(VARIANTS[position.variant])
        desks = [alphabeta.desk(self.table, stop, learnt, known, nodes, thorough=not threads) for _ in range(max(1, threads))]
        helpers = [Thread(target=deepen, args=(desk, position, depth)) for desk in desks[1:]]
        clock = Timer(seconds, stop.__setitem__, (0, 1))
        self.table[:] = 0
        for thread in (clock, *helpers):
            thread.start()
        code, value, reached = deepen(desks[0], position, depth)
        clock.cancel()
        stop[0] = 1
        for helper in helpers:
            helper.join()
        return Thought(code, value, reached, sum(int(desk.tally[NODES]) for desk in desks))


def position_turned(position: Position, turning: Sequence[int]) -> Position:
    """Return a position on the board turned or mirrored."""
    variant, own, other, ball = position
    return Position(variant, turned(own, turning), turned(other, turning), ball if ball == NONE else turning[ball])


def code_turned(code: int, turning: Sequence[int]) -> int:
    """Return the code of an action on the board turned or mirrored; hollows beyond the board stay."""
    return turning[code & 31] | turning[code >> 5] << 5


def decisive(state: State, turning: Sequence[int] = range(HOLLOWS)) -> Array:
    """Return the positions, turned, that end the match in a draw when they come once more: of the side to move, then of the other."""
    often = [unnumbered(number) for number, times in Counter(state.past).items() if times >= REPEATS - 1]
    keys = np.zeros((2, len(often)), dtype=np.int64)
    for index, (white, black, mover) in enumerate(often):
        own, other = (black, white) if mover else (white, black)
        side = int(mover != state.mover)
        keys[side, index] = alphabeta.position_key(VARIANTS.index(state.variant), turned(own, turning), turned(other, turning))
    return keys


def deepen(desk: Desk, position: Position, depth: int) -> tuple[int, int, int]:
    """Look deeper and deeper; return the best turn's code, its value and the depth of the last look."""
    turns = listed(desk, position)
    value, reached = 0, 0
    while reached < depth and len(turns) > 1:
        found = look(desk, position, turns, reached + 1)
        if desk.stop[0]:
            break
        value, reached = found, reached + 1
        if abs(value) > SURE and (reached >= WIN - abs(value) or not desk.tally[THOROUGH]):
            break
    return turns[0] & 0xFFFFF, value, reached


def listed(desk: Desk, position: Position) -> list[int]:
    """Return the packed turns of a position, the most promising first."""
    variant, own, other, ball = position
    room = desk.turns[0]
    if ball == NONE:
        total = alphabeta.list_turns(variant, own, other, room)
        desk.line[0] = alphabeta.position_key(variant, own, other)
    else:
        total = alphabeta.list_takes(own, other, ball | NONE << 5, 0, room, 0)
    return [int(room[0, index]) for index in sorted(range(total), key=lambda index: -room[1, index])]


def look(desk: Desk, position: Position, turns: list[int], depth: int) -> int:
    """Return the value of a position at a depth, and bring the best turn to the front; what was seen before a stop counts."""
    best = -WIN
    for index, turn in enumerate(list(turns)):
        value = best + 1
        if index:
            value = -alphabeta.search(desk, position.variant, position.other, turn >> 20, depth - 1, -best - 1, -best, 1)
        if value > best:
            value = -alphabeta.search(desk, position.variant, position.other, turn >> 20, depth - 1, -WIN, -best, 1)
        if desk.stop[0]:
            break
        if value > best:
            best = value
            turns.remove(turn)
            turns.insert(0, turn)
    return best
