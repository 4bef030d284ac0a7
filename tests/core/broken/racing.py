"""Games whose simultaneous decisions affect each other."""

from __future__ import annotations

from parlour.core.game import Seat, Transition, Turn, replace
from parlour.core.rng import Rng

from ..toys import bids
from ..toys.bids import Bid, Bids
from .breaking import breaks


@breaks("simultaneous decisions commute")
class Racing(Bids):
    """A game in which the first bidder gains an advantage."""

    def apply(self, state: bids.State, seat: Seat, action: Bid) -> Transition[bids.State]:
        after = super().apply(state, seat, action)
        return (
            after
            if any(state.bids)
            else Transition(
                replace(
                    after.state,
                    scores=tuple(s + (o == seat) for o, s in enumerate(after.state.scores)),
                )
            )
        )


@breaks("apply accepts")
class Closing(Bids):
    """A game in which the first bid ends the round."""

    def turn(self, state: bids.State) -> Turn:
        return (
            super().turn(state)
            if not any(state.bids) or state.rounds == bids.ROUNDS
            else Turn(frozenset({min(bids.awaited_seats(state))}), "bid")
        )


@breaks("secrecy: no view shows a hidden decision: the decision of")
class Peeking(Bids):
    """A game that shows bids before all seats have bid."""

    def view(self, state: bids.State, seat: Seat | None) -> bids.Sight:
        return replace(
            super().view(state, seat),
            last=tuple(bid or 0 for bid in state.bids) if any(state.bids) else state.last,
        )

    def determinize(self, view: bids.Sight, rng: Rng) -> bids.State:
        state = super().determinize(view, rng)
        if not any(view.decided):
            return state
        return replace(state, bids=tuple(bid or None for bid in view.last), last=())


@breaks("no randomness is drawn before the last decision")
class Hasty(Bids):
    """A game that draws randomness at the first bid."""

    def apply(self, state: bids.State, seat: Seat, action: Bid) -> Transition[bids.State]:
        after = super().apply(state, seat, action)
        return Transition(replace(after.state, rng=after.state.rng.word()[1]))
