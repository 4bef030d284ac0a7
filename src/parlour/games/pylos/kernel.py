"""The rules once more, in machine code: the fast twin for bots, equal to rules.py move by move.

The seam is small: `pack` turns a state into a `Position`, `unpack` turns it back; `legal` lists the codes of the actions in the
order of the rules; `step` carries one out; `playout` plays on at random to the end. A code names an action in ten bits: the
hollow and, above it, the source (NONE: from the reserve); or the first ball taken and the second (NONE: only one).

A kernel knows one position and no history. A match ends for it where a side has no turn or at the cap of turns; the draw by
repetition is left to whoever keeps the line of positions, the search.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.game import Seat
from parlour.games.pylos.actions import PLACES, TAKES, AnyAction, Raise, Take, made, pair_of, raise_of
from parlour.games.pylos.board import BALLS, CARRIED, FORMATIONS, GROUND, HIGHER, HOLLOWS, INDEX, NAMES, names
from parlour.games.pylos.notation import number
from parlour.games.pylos.rules import MOST_TURNS, Ply, State, Variant
from parlour.search.compiled import compiled, lowest, population

Array = npt.NDArray[np.int64]

NONE = 31
"""No hollow."""

MOST_ACTIONS = 256
"""Room for any list of actions; fifteen balls taken singly and in ordered pairs are the most."""

VARIANTS: tuple[Variant, ...] = ("basic", "standard", "advanced")

RAISABLE: Array = np.array([HIGHER[cell] & ~CARRIED[cell] for cell in range(HOLLOWS)], dtype=np.int64)
_FORMATIONS: Array = np.zeros((3, HOLLOWS, 6), dtype=np.int64)
for _variant, _name in enumerate(VARIANTS):
    for _cell, _shapes in enumerate(FORMATIONS[_name]):
        _FORMATIONS[_variant, _cell, : len(_shapes)] = _shapes


class Position(NamedTuple):
    """What the kernel knows of a match: `own` are the balls of whoever decides now, `ball` the one for which a bonus is due, or NONE."""

    variant: int
    own: int
    other: int
    ball: int = NONE


def pack(state: State) -> Position:
    """Return the position of a state."""
    own, other = (state.black, state.white) if state.mover else (state.white, state.black)
    return Position(VARIANTS.index(state.variant), own, other, INDEX[state.last.cell] if state.due and state.last else NONE)


def unpack(position: Position, mover: Seat) -> State:
    """Return a state of a position, which remembers nothing from before it."""
    variant, own, other, ball = position
    white, black = (other, own) if mover else (own, other)
    due = ball != NONE
    return State(
        variant=VARIANTS[variant],
        white=white,
        black=black,
        mover=mover,
        due=due,
        last=Ply(mover, NAMES[ball], made=names(made(VARIANTS[variant], own, ball))) if due else None,
        past=() if variant == 0 or due else (number(white, black, mover),),
    )


def code_of(action: AnyAction) -> int:
    """Return the code of an action."""
    if isinstance(action, Take):
        first, *second = (INDEX[ball] for ball in action.balls)
        return first | (second[0] if second else NONE) << 5
    return INDEX[action.cell] | (INDEX[action.source] if isinstance(action, Raise) else NONE) << 5


def action_of(code: int, ball: int) -> AnyAction:
    """Return the action of a code, a taking where a bonus is due for a ball."""
    low, high = code & 31, code >> 5
    if ball != NONE:
        return TAKES[low] if high == NONE else pair_of(low, high)
    return PLACES[low] if high == NONE else raise_of(high, low)


@compiled
def squared(balls: int) -> int:
    """Return the hollows that rest on four of these balls."""
    ground = balls & balls >> 1 & balls >> 4 & balls >> 5
    second = balls >> 16 & 0x1FF
    second = second & second >> 1 & second >> 3 & second >> 4
    lower = (ground & 0x007) << 16 | (ground & 0x070) << 15 | (ground & 0x700) << 14
    return lower | (second & 0x03) << 25 | (second & 0x18) << 24 | (balls >> 25 & balls >> 26 & balls >> 27 & balls >> 28 & 1) << 29


@compiled
def buried(balls: int) -> int:
    """Return the hollows that carry one of these balls."""
    second = balls >> 16 & 0x1FF
    third = balls >> 25 & 0xF
    ground = second & 0x007 | (second & 0x038) << 1 | (second & 0x1C0) << 2
    ground |= ground << 1
    third = third & 0x3 | (third & 0xC) << 1
    third |= third << 1
    return ground | ground << 4 | (third | third << 3) << 16 | (balls >> 29 & 1) * 0xF << 25


@compiled
def bonus(variant: int, own: int, cell: int) -> bool:
    """Return whether the ball in this hollow is part of a formation that counts."""
    for formation in _FORMATIONS[variant, cell]:
        if formation == 0:
            return False
        if own & formation == formation:
            return True
    return False


@compiled
def legal(own: int, other: int, ball: int, codes: Array) -> int:
    """Write the codes of the legal actions, in the order of the rules, and return how many there are."""
    occupied = own | other
    count = 0
    if ball != NONE:
        firsts = own & ~buried(occupied)
        while firsts:
            first = lowest(firsts)
            firsts &= firsts - 1
            codes[count] = first | NONE << 5
            count += 1
            seconds = own & ~(1 << first) & ~buried(occupied & ~(1 << first))
            while seconds:
                codes[count] = first | lowest(seconds) << 5
                count += 1
                seconds &= seconds - 1
        return count
    hollows = (GROUND | squared(occupied)) & ~occupied
    if population(own) < BALLS:
        cells = hollows
        while cells:
            codes[count] = lowest(cells) | NONE << 5
            count += 1
            cells &= cells - 1
    if hollows >> 16:
        sources = own & ~buried(occupied)
        while sources:
            source = lowest(sources)
            sources &= sources - 1
            cells = hollows & RAISABLE[source]
            while cells:
                codes[count] = lowest(cells) | source << 5
                count += 1
                cells &= cells - 1
    return count


@compiled
def step(variant: int, own: int, other: int, ball: int, code: int) -> tuple[int, int, int]:
    """Return `own`, `other` and `ball` for whoever decides next, after a legal action."""
    low, high = code & 31, code >> 5
    if ball != NONE:
        own &= ~(1 << low)
        if high != NONE:
            own &= ~(1 << high)
        return other, own, NONE
    if high != NONE:
        own &= ~(1 << high)
    own |= 1 << low
    if bonus(variant, own, low):
        return own, other, low
    return other, own, NONE


@compiled
def drawn(luck: int) -> int:
    """Return the next number of a xorshift generator; luck is any number but 0."""
    luck ^= luck << 13
    luck ^= luck >> 7 & 0x1FFFFFFFFFFFFFF
    return luck ^ luck << 17


@compiled
def playout(variant: int, own: int, other: int, ball: int, luck: int, codes: Array) -> tuple[int, int, int]:
    """Play random actions, each as likely, to the end.

    Returns who won (1: who decided at first, -1: the other, 0: nobody within the cap), how many turns it took, and the next luck.
    """
    side, turns = 1, 0
    while turns < MOST_TURNS:
        count = legal(own, other, ball, codes)
        if count == 0:
            return -side, turns, luck
        luck = drawn(luck)
        code = codes[(luck >> 33 & 0x7FFFFFFF) * count >> 31]
        own, other, ball = step(variant, own, other, ball, code)
        if ball == NONE:
            side, turns = -side, turns + 1
    return 0, turns, luck
