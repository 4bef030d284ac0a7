"""The secrets of Bidgame, with which the laws check that nobody sees too much."""

from __future__ import annotations

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.plugin.secrets import Disguise, Scramble
from parlour.scaffold.bidgame.rules.actions import Bid
from parlour.scaffold.bidgame.rules.state import State


def with_other_bids(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after the other seats have sealed other bids."""
    return replace(
        state,
        bids=tuple(
            bid if bid is None or other == seat else rng.fork(other).choice(state.cards[other])[0]
            for other, bid in enumerate(state.bids)
        ),
    )


def with_other_prizes(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state with another order of the coming prizes."""
    return replace(state, rng=rng)


def other_bid(state: State, seat: Seat, action: Bid, rng: Rng) -> Bid | None:
    """Return another bid, which looks the same to the other seats; the last bid is revealed."""
    is_last = state.bids.count(None) == 1
    return None if is_last else Bid(rng.choice(state.cards[seat])[0])


SECRETS: dict[str, Scramble] = {
    "sealed bids": with_other_bids,
    "coming prizes": with_other_prizes,
}

DISGUISES: dict[str, Disguise] = {"sealed bids": other_bid}
