"""Games that end, stand or go on as no game may."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from parlour.core.game import LeaveReason, Preview, Ranking, Seat, Transition, replace
from parlour.core.rng import Rng

from ..toys import hands, stones
from ..toys.hands import Hands, swap_secret
from ..toys.stones import Stones, Take
from .breaking import breaks


@breaks("ranking: a rank is one more than")
class Unranked(Stones):
    """Ranks that nobody could have."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        standing = super().ranking(state, penalties)
        return replace(standing, ranks=tuple(rank + 1 for rank in standing.ranks))


@breaks("ranking: one rank, score and team per seat")
class Narrow(Stones):
    """Ranks two seats, however many sit."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), ranks=(1, 1))


@breaks("ranking: one rank, score and team per seat")
class Scoreless(Stones):
    """Has a score for one seat alone."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), scores=(3,))


@breaks("ranking: over exactly when no seat owes")
class Endings(Stones):
    """Is over while somebody is awaited."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), over="soon")


@breaks("purity: same departure")
class Wandering(Stones):
    """What leaving does depends on how often it was asked."""

    asked = count(1)

    def leave(self, state: stones.State, seat: Seat, why: LeaveReason) -> Transition[stones.State]:
        return Transition(replace(state, last=next(self.asked)))


@breaks("liveness: an awaited seat has a legal action after")
class Clinging(Hands):
    """Waits for the hand of somebody who has left and has none."""

    def leave(self, state: hands.State, seat: Seat, why: LeaveReason) -> Transition[hands.State]:
        return Transition(replace(super().leave(state, seat, why).state, mover=seat))


@breaks("ranking: one rank, score and team per seat")
class Unsettled(Hands):
    """A flag that ends all leaves a standing that is not one."""

    def settle_on_time(self, state: hands.State, late: Seat) -> Transition[hands.State]:
        return Transition(replace(state, played=state.played[:-1]))


@breaks("preview is pure")
class Fickle(Stones):
    """Its previews change."""

    looks = count()

    def previews(
        self, view: stones.Sight, seat: Seat, actions: Sequence[Take]
    ) -> Sequence[Preview]:
        return [Preview(points=next(self.looks)) for _ in actions]


@breaks("reshuffle changes no view")
class Redealing(Hands):
    """Deals hands anew when luck is to be fresh."""

    def reshuffle(self, state: hands.State, rng: Rng) -> hands.State:
        return replace(swap_secret(state, None, rng), rng=rng)


@breaks("reshuffle replaces the random state")
class Stale(Hands):
    """Keeps its luck when it should be fresh."""

    def reshuffle(self, state: hands.State, rng: Rng) -> hands.State:
        return state


@breaks("golden: ")
class Remembering(Stones):
    """What it deals depends on how often it was asked."""

    asked = count()

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        return Transition(replace(super().setup(options, seats, rng).state, last=next(self.asked)))
