"""Bidgame, as defined in RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    replace,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.scaffold.bidgame.rules.actions import Bid
from parlour.scaffold.bidgame.rules.state import Options, State, winning_seat
from parlour.scaffold.bidgame.rules.view import (
    BidgameView,
    BidSealed,
    PrizeAwarded,
    log_entry_of,
)


class Bidgame(Game[State, Bid, BidgameView, Options]):
    """Bidgame for two to five players, with sealed bids."""

    spec = GameSpec(
        id="bidgame",
        name="Bidgame",
        version=1,
        min_seats=2,
        max_seats=5,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=50,
        minutes=5,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state with the first prize."""
        numbers = tuple(range(1, int(options.prizes) + 1))
        start = State(
            options=options,
            rng=rng,
            cards=(numbers,) * seats,
            bids=(None,) * seats,
            prize=None,
            coming=numbers,
            scores=(0,) * seats,
        )
        return Transition(_with_next_prize(start))

    def turn(self, state: State) -> Turn:
        """Return all seats that have not bid yet."""
        if state.prize is None:
            return Turn(frozenset(), "over")
        waiting = (Seat(seat) for seat, bid in enumerate(state.bids) if bid is None)
        return Turn(frozenset(waiting), "bid")

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Bid]:
        """Yield a bid for every card that the seat has left."""
        if seat in self.turn(state).seats:
            yield from map(Bid, state.cards[seat])

    def apply(self, state: State, seat: Seat, action: Bid) -> Transition[State]:
        """Return the state after a bid, which the last one reveals; raises Illegal."""
        if seat not in self.turn(state).seats:
            raise Illegal("bidgame.not-now")
        if action.card not in state.cards[seat]:
            raise Illegal("bidgame.no-such-card", card=action.card)
        after = replace(state, bids=(*state.bids[:seat], action.card, *state.bids[seat + 1 :]))
        revealed, events = _with_bids_revealed(after)
        return Transition(revealed, (BidSealed(seat, action.card), *events))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries that a seat may see: nobody sees a sealed bid of another."""
        return [log_entry_of(event, seat) for event in events]

    def view(self, state: State, seat: Seat | None) -> BidgameView:
        """Return the position without the sealed bids of the other seats."""
        return BidgameView(
            options=state.options,
            seat=seat,
            own_bid=None if seat is None else state.bids[seat],
            has_bid=tuple(bid is not None for bid in state.bids),
            cards=state.cards,
            prize=state.prize,
            coming=state.coming,
            scores=state.scores,
            last_bids=state.last_bids,
        )

    def determinize(self, view: BidgameView, rng: Rng) -> State:
        """Return a state in which the other seats have bid any of their cards."""
        bids = tuple(
            view.own_bid
            if seat == view.seat
            else rng.fork(seat).choice(view.cards[seat])[0]
            if has_bid
            else None
            for seat, has_bid in enumerate(view.has_bid)
        )
        return State(
            options=view.options,
            rng=rng.fork("prizes"),
            cards=view.cards,
            bids=bids,
            prize=view.prize,
            coming=view.coming,
            scores=view.scores,
            last_bids=view.last_bids,
        )

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking by points; equal points share a rank."""
        return score_ranking(state.scores, penalties, "sold" if state.prize is None else None)


def _with_next_prize(state: State) -> State:
    """Return the state with another prize, drawn at random, or without one at the end."""
    if not state.coming:
        return replace(state, prize=None)
    prize, rng = state.rng.choice(state.coming)
    coming = tuple(other for other in state.coming if other != prize)
    return replace(state, rng=rng, prize=prize, coming=coming)


def _with_bids_revealed(state: State) -> Transition[State]:
    """Return the state after a prize was won, or the same state while bids are missing."""
    bids = tuple(bid for bid in state.bids if bid is not None)
    if state.prize is None or len(bids) < len(state.bids):
        return Transition(state)
    winner = winning_seat(bids, state.options.ties)
    after = replace(
        state,
        cards=tuple(
            tuple(card for card in cards if card != bid)
            for cards, bid in zip(state.cards, bids, strict=True)
        ),
        bids=(None,) * len(bids),
        scores=tuple(
            score + (state.prize if seat == winner else 0)
            for seat, score in enumerate(state.scores)
        ),
        last_bids=bids,
    )
    return Transition(_with_next_prize(after), (PrizeAwarded(bids, winner, state.prize),))
