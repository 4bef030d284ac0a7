"""Games whose rankings, ends or departures are invalid."""

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
    """A game with impossible ranks."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        standing = super().ranking(state, penalties)
        return replace(standing, ranks=tuple(rank + 1 for rank in standing.ranks))


@breaks("ranking: one rank, score and team per seat")
class Narrow(Stones):
    """A game that always ranks two seats."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), ranks=(1, 1))


@breaks("ranking: one rank, score and team per seat")
class Scoreless(Stones):
    """A game whose ranking has a score for one seat only."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), scores=(3,))


@breaks("ranking: over exactly when no seat owes")
class Endings(Stones):
    """A game that is over while a seat is on turn."""

    def ranking(self, state: stones.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), over="soon")


@breaks("purity: same departure")
class Wandering(Stones):
    """A game in which the effect of leaving depends on the number of calls."""

    asked = count(1)

    def leave(self, state: stones.State, seat: Seat, why: LeaveReason) -> Transition[stones.State]:
        return Transition(replace(state, last=next(self.asked)))


@breaks("liveness: an awaited seat has a legal action after")
class Clinging(Hands):
    """A game that waits for a seat that has left and has no cards."""

    def leave(self, state: hands.State, seat: Seat, why: LeaveReason) -> Transition[hands.State]:
        return Transition(replace(super().leave(state, seat, why).state, mover=seat))


@breaks("ranking: one rank, score and team per seat")
class Unsettled(Hands):
    """A game whose ranking is invalid after a flag ends the match."""

    def settle_on_time(self, state: hands.State, late: Seat) -> Transition[hands.State]:
        return Transition(replace(state, played=state.played[:-1]))


@breaks("preview is pure")
class Fickle(Stones):
    """A game whose previews vary between calls."""

    looks = count()

    def previews(
        self, view: stones.Sight, seat: Seat, actions: Sequence[Take]
    ) -> Sequence[Preview]:
        return [Preview(points=next(self.looks)) for _ in actions]


@breaks("reshuffle changes no view")
class Redealing(Hands):
    """A game that deals new hands in `reshuffle`."""

    def reshuffle(self, state: hands.State, rng: Rng) -> hands.State:
        return replace(swap_secret(state, None, rng), rng=rng)


@breaks("reshuffle replaces the random state")
class Stale(Hands):
    """A game that keeps its random state in `reshuffle`."""

    def reshuffle(self, state: hands.State, rng: Rng) -> hands.State:
        return state


@breaks("golden: ")
class Remembering(Stones):
    """A game whose deal depends on the number of calls."""

    asked = count()

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[stones.State]:
        return Transition(replace(super().setup(options, seats, rng).state, last=next(self.asked)))
