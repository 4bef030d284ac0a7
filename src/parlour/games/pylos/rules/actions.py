"""The actions of Pylos, and the checks that decide whether they are legal.

`own` and `occupied` are masks of hollows (board.py): the mover's balls and all balls.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from parlour.core.game import Action, Illegal
from parlour.games.pylos.rules.board import (
    BALLS,
    DIRECTLY_ABOVE,
    FORMATIONS,
    GROUND,
    HIGHER_HOLLOWS,
    HOLLOW_INDEX,
    HOLLOW_NAMES,
    covered_hollows,
    hollows_in_mask,
    open_hollows,
)


class Place(Action, frozen=True):
    """The placement of a ball from the reserve in an open hollow."""

    cell: str
    """The hollow in which the ball is placed."""


class Raise(Action, frozen=True):
    """The raise of a free ball of the mover to an open hollow of a higher level."""

    source: str
    """The hollow from which the ball is raised."""

    cell: str
    """The hollow to which the ball is raised."""


class Take(Action, frozen=True):
    """The removal of one or two balls to the reserve after a formation is completed."""

    balls: tuple[str, ...]
    """The hollows, in an order in which each ball is free when it is removed."""


AnyMove = Place | Raise
AnyAction = AnyMove | Take


PLACE_ACTIONS = tuple(Place(name) for name in HOLLOW_NAMES)
"""The placement in each hollow."""
TAKE_ACTIONS = tuple(Take((name,)) for name in HOLLOW_NAMES)
"""The removal of a single ball from each hollow."""


@cache
def raise_between(source: int, cell: int) -> Raise:
    """Return the action that raises a ball from one hollow to another."""
    return Raise(HOLLOW_NAMES[source], HOLLOW_NAMES[cell])


@cache
def take_pair(first: int, second: int) -> Take:
    """Return the action that removes two balls in this order."""
    return Take((HOLLOW_NAMES[first], HOLLOW_NAMES[second]))


def legal_moves(own: int, occupied: int) -> list[AnyMove]:
    """Return every legal placement and raise.

    A ball may not be raised to a hollow that it supports.

    >>> legal_moves(own=0b1000, occupied=0b111011)[-1]
    Raise(source='1d1', cell='2a1')
    """
    moves: list[AnyMove] = []
    for source, targets in move_targets(own, occupied):
        cells = hollows_in_mask(targets)
        if source is None:
            moves += [PLACE_ACTIONS[cell] for cell in cells]
        else:
            moves += [raise_between(source, cell) for cell in cells]
    return moves


def move_targets(own: int, occupied: int) -> Iterator[tuple[int | None, int]]:
    """Yield None and a mask of the placements, then each ball to raise and a mask of its targets.

    >>> list(move_targets(own=0b1000, occupied=0b111011))[-1] == (3, 1 << 16)
    True
    """
    hollows = open_hollows(occupied)
    if own.bit_count() < BALLS:
        yield None, hollows
    if hollows & ~GROUND:
        for source in hollows_in_mask(own & ~covered_hollows(occupied)):
            yield source, hollows & HIGHER_HOLLOWS[source] & ~DIRECTLY_ABOVE[source]


def legal_takes(own: int, occupied: int) -> list[Take]:
    """Return every legal removal of one or two balls, in every order.

    The second ball may be one that the first removal frees.

    >>> [take.balls for take in legal_takes(own=0b11, occupied=0b11)]
    [('1a1',), ('1a1', '1b1'), ('1b1',), ('1b1', '1a1')]
    """
    takes: list[Take] = []
    for first, seconds in removable_balls(own, occupied):
        takes.append(TAKE_ACTIONS[first])
        takes += [take_pair(first, second) for second in hollows_in_mask(seconds)]
    return takes


def removable_balls(own: int, occupied: int) -> Iterator[tuple[int, int]]:
    """Yield each ball that can be removed, and a mask of those that can be removed after it.

    >>> list(removable_balls(own=0b11, occupied=0b11))
    [(0, 2), (1, 1)]
    """
    for first in hollows_in_mask(own & ~covered_hollows(occupied)):
        ball = 1 << first
        yield first, own & ~ball & ~covered_hollows(occupied & ~ball)


def formation_balls(variant: str, own: int, cell: int) -> int:
    """Return a mask of the balls in all formations that the ball in a hollow completes.

    >>> bin(formation_balls("standard", own=0b110011, cell=5))
    '0b110011'
    """
    completed = 0
    for formation in FORMATIONS[variant][cell]:
        if own & formation == formation:
            completed |= formation
    return completed


def balls_after_move(own: int, occupied: int, action: AnyMove) -> int:
    """Return the mover's balls after a placement or raise; raises Illegal."""
    cell = _require_hollow(action.cell)
    if not open_hollows(occupied) >> cell & 1:
        raise Illegal("pylos.not-open", cell=action.cell)
    if isinstance(action, Raise):
        ball = _require_free_ball(own, occupied, action.source)
        if not HIGHER_HOLLOWS[ball] >> cell & 1:
            raise Illegal("pylos.not-higher", source=action.source, cell=action.cell)
        if DIRECTLY_ABOVE[ball] >> cell & 1:
            raise Illegal("pylos.own-support", source=action.source, cell=action.cell)
        own &= ~(1 << ball)
    elif own.bit_count() == BALLS:
        raise Illegal("pylos.reserve-empty")
    return own | 1 << cell


def balls_after_take(own: int, occupied: int, action: Take) -> int:
    """Return the mover's balls after a removal; raises Illegal."""
    if not 1 <= len(action.balls) <= 2:
        raise Illegal("pylos.one-or-two", count=len(action.balls))
    for name in action.balls:
        ball = 1 << _require_free_ball(own, occupied, name)
        own, occupied = own & ~ball, occupied & ~ball
    return own


def _require_free_ball(own: int, occupied: int, name: str) -> int:
    """Return the index of a hollow that holds a free ball of the mover; raises Illegal."""
    ball = _require_hollow(name)
    if not own >> ball & 1:
        raise Illegal("pylos.not-your-ball", cell=name)
    if covered_hollows(occupied) >> ball & 1:
        raise Illegal("pylos.not-free", cell=name)
    return ball


def _require_hollow(name: str) -> int:
    """Return the index of a hollow, given its name; raises Illegal."""
    cell = HOLLOW_INDEX.get(name)
    if cell is None:
        raise Illegal("pylos.no-such-hollow", cell=name)
    return cell
