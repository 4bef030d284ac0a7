"""What a seat may do with the balls: the actions, which of them are legal on two masks, and why others are not."""

from __future__ import annotations

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


PLACE_ACTIONS = tuple(Place(name) for name in HOLLOW_NAMES)
TAKE_ACTIONS = tuple(Take((name,)) for name in HOLLOW_NAMES)


@cache
def raise_between(source: int, cell: int) -> Raise:
    """Return the raise between two hollows."""
    return Raise(HOLLOW_NAMES[source], HOLLOW_NAMES[cell])


@cache
def take_pair(first: int, second: int) -> Take:
    """Return the taking of two balls."""
    return Take((HOLLOW_NAMES[first], HOLLOW_NAMES[second]))


def legal_moves(own: int, occupied: int) -> list[AnyMove]:
    """Return every placing and raise; a ball that carries an open hollow may not be raised to it."""
    hollows = open_hollows(occupied)
    found: list[AnyMove] = (
        [PLACE_ACTIONS[cell] for cell in hollows_in_mask(hollows)]
        if own.bit_count() < BALLS
        else []
    )
    if hollows & ~GROUND:
        for source in hollows_in_mask(own & ~covered_hollows(occupied)):
            found += [
                raise_between(source, cell)
                for cell in hollows_in_mask(
                    hollows & HIGHER_HOLLOWS[source] & ~DIRECTLY_ABOVE[source]
                )
            ]
    return found


def legal_takes(own: int, occupied: int) -> list[Take]:
    """Return every playable order of one or two balls; the second may have been freed by the first."""
    free = own & ~covered_hollows(occupied)
    found: list[Take] = []
    for first in hollows_in_mask(free):
        found.append(TAKE_ACTIONS[first])
        ball = 1 << first
        found += [
            take_pair(first, second)
            for second in hollows_in_mask(own & ~ball & ~covered_hollows(occupied & ~ball))
        ]
    return found


def formation_balls(variant: str, own: int, cell: int) -> int:
    """Return the balls of every formation that the ball in this hollow completes."""
    filled = 0
    for formation in FORMATIONS[variant][cell]:
        if own & formation == formation:
            filled |= formation
    return filled


def balls_after_move(own: int, occupied: int, action: AnyMove) -> int:
    """Return one's own balls after a placing or a raise; raises Illegal."""
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
    """Return one's own balls after one or two came back to the reserve; raises Illegal."""
    if not 1 <= len(action.balls) <= 2:
        raise Illegal("pylos.one-or-two", count=len(action.balls))
    for name in action.balls:
        ball = 1 << _require_free_ball(own, occupied, name)
        own, occupied = own & ~ball, occupied & ~ball
    return own


def _require_free_ball(own: int, occupied: int, name: str) -> int:
    ball = _require_hollow(name)
    if not own >> ball & 1:
        raise Illegal("pylos.not-your-ball", cell=name)
    if covered_hollows(occupied) >> ball & 1:
        raise Illegal("pylos.not-free", cell=name)
    return ball


def _require_hollow(name: str) -> int:
    cell = HOLLOW_INDEX.get(name)
    if cell is None:
        raise Illegal("pylos.no-such-hollow", cell=name)
    return cell
