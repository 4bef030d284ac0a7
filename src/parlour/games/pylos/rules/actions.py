"""What a seat may do with the balls: the actions, which of them are legal on two masks, and why others are not."""

from __future__ import annotations

from functools import cache

from parlour.core.game import Action, Illegal
from parlour.games.pylos.rules.board import BALLS, CARRIED, FORMATIONS, GROUND, HIGHER, INDEX, NAMES, buried, cells, open_hollows


class Place(Action, frozen=True):
    """A ball from the reserve goes to a hollow."""

    cell: str


class Raise(Action, frozen=True):
    """A free ball of one's own goes to a hollow of a higher level."""

    source: str
    cell: str


class Take(Action, frozen=True):
    """One or two balls come back to the reserve, in an order in which each is free."""

    balls: tuple[str, ...]


AnyMove = Place | Raise
AnyAction = AnyMove | Take


PLACES = tuple(Place(name) for name in NAMES)
TAKES = tuple(Take((name,)) for name in NAMES)


@cache
def raise_of(source: int, cell: int) -> Raise:
    """Return the raise between two hollows."""
    return Raise(NAMES[source], NAMES[cell])


@cache
def pair_of(first: int, second: int) -> Take:
    """Return the taking of two balls."""
    return Take((NAMES[first], NAMES[second]))


def moves(own: int, occupied: int) -> list[AnyMove]:
    """Return every placing and raise; a ball that carries an open hollow may not be raised to it."""
    hollows = open_hollows(occupied)
    found: list[AnyMove] = [PLACES[cell] for cell in cells(hollows)] if own.bit_count() < BALLS else []
    if hollows & ~GROUND:
        for source in cells(own & ~buried(occupied)):
            found += [raise_of(source, cell) for cell in cells(hollows & HIGHER[source] & ~CARRIED[source])]
    return found


def takes(own: int, occupied: int) -> list[Take]:
    """Return every playable order of one or two balls; the second may have been freed by the first."""
    free = own & ~buried(occupied)
    found: list[Take] = []
    for first in cells(free):
        found.append(TAKES[first])
        ball = 1 << first
        found += [pair_of(first, second) for second in cells(own & ~ball & ~buried(occupied & ~ball))]
    return found


def made(variant: str, own: int, cell: int) -> int:
    """Return the balls of every formation that the ball in this hollow completes."""
    filled = 0
    for formation in FORMATIONS[variant][cell]:
        if own & formation == formation:
            filled |= formation
    return filled


def moved(own: int, occupied: int, action: AnyMove) -> int:
    """Return one's own balls after a placing or a raise; raises Illegal."""
    cell = _hollow(action.cell)
    if not open_hollows(occupied) >> cell & 1:
        raise Illegal("pylos.not-open", cell=action.cell)
    if isinstance(action, Raise):
        ball = _free(own, occupied, action.source)
        if not HIGHER[ball] >> cell & 1:
            raise Illegal("pylos.not-higher", source=action.source, cell=action.cell)
        if CARRIED[ball] >> cell & 1:
            raise Illegal("pylos.own-support", source=action.source, cell=action.cell)
        own &= ~(1 << ball)
    elif own.bit_count() == BALLS:
        raise Illegal("pylos.reserve-empty")
    return own | 1 << cell


def taken(own: int, occupied: int, action: Take) -> int:
    """Return one's own balls after one or two came back to the reserve; raises Illegal."""
    if not 1 <= len(action.balls) <= 2:
        raise Illegal("pylos.one-or-two", count=len(action.balls))
    for name in action.balls:
        ball = 1 << _free(own, occupied, name)
        own, occupied = own & ~ball, occupied & ~ball
    return own


def _free(own: int, occupied: int, name: str) -> int:
    ball = _hollow(name)
    if not own >> ball & 1:
        raise Illegal("pylos.not-your-ball", cell=name)
    if buried(occupied) >> ball & 1:
        raise Illegal("pylos.not-free", cell=name)
    return ball


def _hollow(name: str) -> int:
    cell = INDEX.get(name)
    if cell is None:
        raise Illegal("pylos.no-such-hollow", cell=name)
    return cell
