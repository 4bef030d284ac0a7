"""Bids: all seats secretly bid one to three, and the highest bid scores.

A tie is settled at random.
"""

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
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.core.value import Value

ROUNDS = 3


class Options(Value, frozen=True):
    """Options that choose whether a tie is settled at random or scores for nobody."""

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
    """A bid of one seat, whose amount stays secret until all have bid."""

    seat: Seat
    amount: int


class Revealed(GameEvent, frozen=True):
    """The bids of all seats and the winner, if any."""

    bids: tuple[int, ...]
    winner: Seat | None


class Sight(View, frozen=True, kw_only=True):
    """The view of a seat: its own bid, and the seats that have bid."""

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
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=18,
        minutes=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        return Transition(
            State(rng=rng, options=options, bids=(None,) * seats, scores=(0,) * seats)
        )

    def turn(self, state: State) -> Turn:
        return (
            Turn(awaited_seats(state), "bid")
            if state.rounds < ROUNDS
            else Turn(frozenset(), "over")
        )

    def legal_actions(self, state: State, seat: Seat) -> Iterable[Bid]:
        return [Bid(amount) for amount in (1, 2, 3)] if seat in self.turn(state).seats else []

    def apply(self, state: State, seat: Seat, action: Bid) -> Transition[State]:
        if seat not in self.turn(state).seats:
            raise Illegal("bids.not-your-turn")
        if not 1 <= action.amount <= 3:
            raise Illegal("bids.not-a-bid")
        after, revealed = round_result(
            replace(state, bids=(*state.bids[:seat], action.amount, *state.bids[seat + 1 :]))
        )
        return Transition(after, (Decided(seat, action.amount), *revealed))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [line for happening in events for line in bid_log_entries(happening, seat)]

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
        is_over = state.rounds == ROUNDS
        return score_ranking(state.scores, penalties, "rounds-played" if is_over else None)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Remove a seat; its current bid still counts."""
        left = replace(state, gone=state.gone | {seat})
        return round_result(left) if awaited_seats(state) == {seat} else Transition(left)


GAME = Bids


def awaited_seats(state: State) -> frozenset[Seat]:
    """Return the seats that have not bid yet."""
    return frozenset(
        Seat(seat) for seat, bid in enumerate(state.bids) if bid is None and seat not in state.gone
    )


def bid_log_entries(happening: GameEvent, reader: Seat | None) -> Sequence[LogEntry]:
    """Return the log entries of an event; only the bidder sees the amount before the reveal."""
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


def round_result(state: State) -> Transition[State]:
    """Return the state after a round, or the unchanged state while bids are missing."""
    if awaited_seats(state):
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
