"""Games with side effects or inconsistent results."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from parlour.core.game import Game, Illegal, LeaveReason, Ranking, Seat, Transition, Turn, replace
from parlour.core.rng import Rng
from parlour.core.value import Value

from ..toys import stones
from ..toys.stones import Stones, Take
from .breaking import breaks


@breaks("JSON round trip of the state")
class Forgetful(Stones):
    """A game whose state contains a value that JSON cannot represent."""

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        return Transition(replace(super().setup(options, seats, rng).state, last=0.5))


@breaks("JSON round trip of the state")
class Unreadable(Stones):
    """A game whose state contains a value that its own type rejects."""

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        return Transition(replace(super().setup(options, seats, rng).state, heap="many"))


@breaks("JSON round trip of the view")
class Blurred(Stones):
    """A game whose view contains a value that JSON cannot represent."""

    def view(self, state: stones.State, seat: Seat | None) -> stones.Sight:
        return replace(super().view(state, seat), last=0.5)


@breaks("purity: same state, same view")
class Restless(Stones):
    """A game whose views vary between calls."""

    looks = count()

    def view(self, state: stones.State, seat: Seat | None) -> stones.Sight:
        return replace(super().view(state, seat), last=next(self.looks))


@breaks("purity: same action, same state")
class Moody(Stones):
    """A game in which the effect of an action depends on the number of calls."""

    asked = count()

    def apply(self, state: stones.State, seat: Seat, action: Take) -> Transition[stones.State]:
        return Transition(replace(super().apply(state, seat, action).state, last=next(self.asked)))


class Board(Value, frozen=True):
    """A state with a mutable part."""

    left: list[int]
    seats: int = 2
    mover: Seat = Seat(0)


@breaks("purity: the state was not changed")
class Smudging(Game[Board, Take, stones.Sight, stones.Options]):
    """A game that mutates the state it receives."""

    spec = replace(Stones.spec, max_seats=2)

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[Board]:
        return Transition(Board([7]))

    def turn(self, state: Board) -> Turn:
        return Turn(frozenset({state.mover}) if state.left[0] > 0 else frozenset(), "take")

    def legal_actions(self, state: Board, seat: Seat) -> Iterable[Take]:
        return [Take(1)] if seat in self.turn(state).seats else []

    def apply(self, state: Board, seat: Seat, action: Take) -> Transition[Board]:
        if action != Take(1) or seat not in self.turn(state).seats:
            raise Illegal("smudging.no")
        self.smudge(state)
        return Transition(Board([state.left[0] - 1], 2, Seat(1 - seat)))

    def smudge(self, state: Board) -> None:
        state.left.append(0)

    def view(self, state: Board, seat: Seat | None) -> stones.Sight:
        return stones.Sight(state.left[0], 2, state.mover, 0)

    def determinize(self, view: stones.Sight, rng: Rng) -> Board:
        return Board([view.heap], 2, view.mover)

    def ranking(self, state: Board, penalties: tuple[int, ...] = ()) -> Ranking:
        return Ranking((1, 1), over=None if self.turn(state).seats else "empty")


@breaks("purity: leaving does not change")
class SmudgingByLeaving(Smudging):
    """A game that mutates the state when a seat leaves."""

    def smudge(self, state: Board) -> None:
        pass

    def leave(self, state: Board, seat: Seat, why: LeaveReason) -> Transition[Board]:
        state.left.append(0)
        return Transition(state)
