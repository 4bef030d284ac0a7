"""Games that end, stand or go on as no game may."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from parlour.core.game import Game, Leaving, Preview, Seat, Standing, Transition, Turn, replace
from parlour.core.rng import Rng

from ..toys import bids, hands, stones
from ..toys.bids import Bids
from ..toys.hands import Hands, swap_secret
from ..toys.stones import Stones, Take


class Unranked(Stones):
    """Ranks that nobody could have."""

    def standing(self, state: stones.State, charged: tuple[int, ...] = ()) -> Standing:
        standing = super().standing(state, charged)
        return replace(standing, ranks=tuple(rank + 1 for rank in standing.ranks))


class Narrow(Stones):
    """Ranks two seats, however many sit."""

    def standing(self, state: stones.State, charged: tuple[int, ...] = ()) -> Standing:
        return replace(super().standing(state, charged), ranks=(1, 1))


class Scoreless(Stones):
    """Has a score for one seat alone."""

    def standing(self, state: stones.State, charged: tuple[int, ...] = ()) -> Standing:
        return replace(super().standing(state, charged), scores=(3,))


class Endings(Stones):
    """Is over while somebody is awaited."""

    def standing(self, state: stones.State, charged: tuple[int, ...] = ()) -> Standing:
        return replace(super().standing(state, charged), over="soon")


class Ghostly(Bids):
    """Awaits a seat that does not exist."""

    def turn(self, state: bids.State) -> Turn:
        turn = super().turn(state)
        return Turn(turn.seats | {Seat(9)} if turn.seats and len(state.bids) == 2 else turn.seats, turn.phase)


class Wandering(Stones):
    """What leaving does depends on how often it was asked."""

    asked = count(1)

    def leave(self, state: stones.State, seat: Seat, why: Leaving) -> Transition[stones.State]:
        return Transition(replace(state, last=next(self.asked)))


class Clinging(Hands):
    """Waits for the hand of somebody who has left and has none."""

    def leave(self, state: hands.State, seat: Seat, why: Leaving) -> Transition[hands.State]:
        return Transition(replace(super().leave(state, seat, why).state, mover=seat))


class Unsettled(Hands):
    """A flag that ends all leaves a standing that is not one."""

    def settle_on_time(self, state: hands.State, late: Seat) -> Transition[hands.State]:
        return Transition(replace(state, played=state.played[:-1]))


class Fickle(Stones):
    """Its previews change."""

    looks = count()

    def previews(self, view: stones.Sight, seat: Seat, actions: Sequence[Take]) -> Sequence[Preview]:
        return [Preview(points=next(self.looks)) for _ in actions]


class Redealing(Hands):
    """Deals hands anew when luck is to be fresh."""

    def reshuffle(self, state: hands.State, rng: Rng) -> hands.State:
        return replace(swap_secret(state, None, rng), rng=rng)


class Stale(Hands):
    """Keeps its luck when it should be fresh."""

    def reshuffle(self, state: hands.State, rng: Rng) -> hands.State:
        return state


class Remembering(Stones):
    """What it deals depends on how often it was asked."""

    asked = count()

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        return Transition(replace(super().setup(options, seats, rng).state, last=next(self.asked)))


BROKEN: dict[str, tuple[Game[Any, Any, Any, Any], ...]] = {
    "purity: same leaver": (Wandering(),),
    "standing: ranks count those ahead": (Unranked(),),
    "standing: one rank, score and team a seat": (
        Narrow(),
        Scoreless(),
        Unsettled(),
    ),
    "standing: over exactly when nobody is awaited": (Endings(),),
    "liveness: an awaited seat has a legal action after": (Clinging(),),
    "preview is pure": (Fickle(),),
    "reshuffle shows nobody anything": (Redealing(),),
    "reshuffle draws luck anew": (Stale(),),
    "golden: ": (Remembering(),),
}
"""The law that each of them breaks, as a pattern of its sentence."""
