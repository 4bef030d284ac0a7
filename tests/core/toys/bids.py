"""Bids: everybody bids one to three in secret, the highest scores; luck settles a tie. Simultaneous decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.core.game import (
    Action,
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LeaveReason,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    View,
    replace,
)
from parlour.core.rng import Rng
from parlour.core.value import Value

ROUNDS = 3


class Options(Value, frozen=True):
    """Whether a tie is settled by luck or scores for nobody."""

    luck: bool = True


class State(Value, frozen=True, kw_only=True):
    rng: Rng
    options: Options
    bids: tuple[int | None, ...]
    scores: tuple[int, ...]
    last: tuple[int, ...] = ()
    rounds: int = 0
    gone: frozenset[Seat] = frozenset()


class Bid(Action, frozen=True):
    amount: int


class Decided(GameEvent, frozen=True):
    """Somebody bid: how much stays secret until the last bid is made."""

    seat: Seat
    amount: int


class Revealed(GameEvent, frozen=True):
    """All bids were turned; nobody scores where a tie is not settled by luck."""

    bids: tuple[int, ...]
    winner: Seat | None


class Sight(View, frozen=True, kw_only=True):
    """`mine` is one's own bid of this round; of the others only whether they have `decided`."""

    options: Options
    seat: Seat | None
    mine: int | None
    decided: tuple[bool, ...]
    scores: tuple[int, ...]
    last: tuple[int, ...]
    rounds: int
    gone: frozenset[Seat]


class Bids(Game[State, Bid, Sight, Options]):
    spec = GameSpec(
        id="bids",
        name="Bids",
        version=1,
        min_seats=2,
        max_seats=6,
        hidden=True,
        small=True,
        longest=18,
        minutes=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        return Transition(
            State(rng=rng, options=options, bids=(None,) * seats, scores=(0,) * seats)
        )

    def turn(self, state: State) -> Turn:
        return Turn(waiting(state), "bid") if state.rounds < ROUNDS else Turn(frozenset(), "over")

    def legal_actions(self, state: State, seat: Seat) -> Iterable[Bid]:
        return [Bid(amount) for amount in (1, 2, 3)] if seat in self.turn(state).seats else []

    def apply(self, state: State, seat: Seat, action: Bid) -> Transition[State]:
        if seat not in self.turn(state).seats:
            raise Illegal("bids.not-your-turn")
        if not 1 <= action.amount <= 3:
            raise Illegal("bids.not-a-bid")
        after, revealed = resolved(
            replace(state, bids=(*state.bids[:seat], action.amount, *state.bids[seat + 1 :]))
        )
        return Transition(after, (Decided(seat, action.amount), *revealed))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [line for happening in events for line in told(happening, seat)]

    def view(self, state: State, seat: Seat | None) -> Sight:
        return Sight(
            options=state.options,
            seat=seat,
            mine=None if seat is None else state.bids[seat],
            decided=tuple(bid is not None for bid in state.bids),
            scores=state.scores,
            last=state.last,
            rounds=state.rounds,
            gone=state.gone,
        )

    def determinize(self, view: Sight, rng: Rng) -> State:
        bids: list[int | None] = []
        for seat, decided in enumerate(view.decided):
            bid, rng = rng.choice((1, 2, 3))
            bids.append(view.mine if seat == view.seat else bid if decided else None)
        return State(
            rng=rng,
            options=view.options,
            bids=tuple(bids),
            scores=view.scores,
            last=view.last,
            rounds=view.rounds,
            gone=view.gone,
        )

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        scores = (
            tuple(score - cost for score, cost in zip(state.scores, penalties, strict=True))
            if penalties
            else state.scores
        )
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return Ranking(ranks, scores, "rounds-played" if state.rounds == ROUNDS else None)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Whoever leaves bids no more; what it has bid already stands."""
        left = replace(state, gone=state.gone | {seat})
        return resolved(left) if waiting(state) == {seat} else Transition(left)


GAME = Bids


def waiting(state: State) -> frozenset[Seat]:
    """Return the seats that still owe a bid."""
    return frozenset(
        Seat(seat) for seat, bid in enumerate(state.bids) if bid is None and seat not in state.gone
    )


def told(happening: GameEvent, reader: Seat | None) -> Sequence[LogEntry]:
    """Return what a reader may know: of a bid that it was made, its amount to the bidder alone, all of it once all are turned."""
    match happening:
        case Decided(seat, amount):
            return [LogEntry("decided", seat, {"amount": amount} if seat == reader else {})]
        case Revealed(bids, winner):
            parts = tuple(
                LogEntry("bid", Seat(seat), {"amount": amount}) for seat, amount in enumerate(bids)
            )
            return [LogEntry("revealed", winner, parts=parts)]
        case _:
            return []


def resolved(state: State) -> Transition[State]:
    """Return the state after a round, once all have bid."""
    if waiting(state):
        return Transition(state)
    bids = tuple(bid or 0 for bid in state.bids)
    highest = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
    winner, rng = state.rng.choice(highest) if state.options.luck else (highest[0], state.rng)
    scored = state.options.luck or len(highest) == 1
    scores = tuple(score + (scored and seat == winner) for seat, score in enumerate(state.scores))
    after = replace(
        state, rng=rng, bids=(None,) * len(bids), scores=scores, last=bids, rounds=state.rounds + 1
    )
    return Transition(after, (Revealed(bids, Seat(winner) if scored else None),))
