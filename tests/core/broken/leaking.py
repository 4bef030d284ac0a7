"""Games that reveal secrets to seats or spectators."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from itertools import count

from parlour.core.game import GameEvent, Illegal, LogEntry, Ranking, Seat, Transition, Turn, replace
from parlour.core.rng import Rng

from ..toys import bids, hands, stones
from ..toys.bids import Bids
from ..toys.hands import Hands, Play
from ..toys.stones import Stones
from .breaking import breaks


@breaks("secrecy: no view shows a secret: hands leaks")
class Leaky(Hands):
    """A game that shows the first hand to every seat."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        return replace(super().view(state, seat), over=state.over or f"?{sum(state.hands[0])}")

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        if view.over is None or view.over[0] != "?":
            return super().determinize(view, rng)
        dreams = (
            super(Leaky, self).determinize(replace(view, over=None), rng.fork(number))
            for number in count()
        )
        return next(state for state in dreams if f"?{sum(state.hands[0])}" == view.over)


@breaks("secrecy: no log entry shows a secret: hidden information")
class Telling(Hands):
    """A game that logs the drawn card for every seat."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            LogEntry("drew", play.seat, {"card": play.drawn or 0})
            for play in events
            if isinstance(play, hands.Played)
        ]


@breaks("secrecy: no log entry shows a hidden decision: the decision of seat . is logged")
class Indiscreet(Bids):
    """A game that logs a bid before all seats have bid."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            LogEntry("decided", each.seat, {"amount": each.amount})
            for each in events
            if isinstance(each, bids.Decided)
        ]


@breaks("openness: all viewers share one view: seat 1")
class Partial(Stones):
    """A game that claims to hide nothing but shows less to one seat."""

    def view(self, state: stones.State, seat: Seat | None) -> stones.Sight:
        seen = super().view(state, seat)
        return replace(seen, last=0) if seat == 1 else seen


@breaks("openness: all viewers share one log: seat 1")
class Whispering(Stones):
    """A game that claims to hide nothing but logs more for one seat."""

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [LogEntry("took", seat)] if seat == 1 else []


@breaks("log entries are pure")
class Rambling(Stones):
    """A game whose log entries vary between calls."""

    tales = count()

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [LogEntry("took", None, {"tale": next(self.tales)})]


@breaks(r"knowledge: view\(determinize\(view\)\) == view")
class Blank(Hands):
    """A game that determinizes a new game instead of the viewed one."""

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        return self.setup(hands.Options(), len(view.counts), rng).state


@breaks("determinize is pure")
class Daydreaming(Hands):
    """A game whose determinizations vary for equal seeds."""

    dreams = count()

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        return super().determinize(view, rng.fork(next(self.dreams)))


@breaks("knowledge: the same turn")
class Unasked(Hands):
    """A game whose determinizations change the turn."""

    def turn(self, state: hands.State) -> Turn:
        turn = super().turn(state)
        return Turn(
            turn.seats, f"play {sum(map(sum, state.hands)) % 2}" if turn.seats else turn.phase
        )


@breaks("knowledge: the same ranking")
class Boasting(Hands):
    """A game whose public ranking includes hidden cards."""

    def ranking(self, state: hands.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(
            super().ranking(state, penalties), scores=tuple(sum(hand) for hand in state.hands)
        )


@breaks("knowledge: the same legal actions")
class Hinting(Hands):
    """A game whose legal actions depend on a hand that the mover cannot see."""

    def legal_actions(self, state: hands.State, seat: Seat) -> Iterator[Play]:
        actions = list(super().legal_actions(state, seat))
        yield from (
            reversed(actions) if sum(state.hands[(seat + 1) % len(state.hands)]) % 2 else actions
        )


@breaks("knowledge: the same errors")
class Explaining(Hands):
    """A game whose error messages name the owner of a card."""

    def apply(self, state: hands.State, seat: Seat, action: Play) -> Transition[hands.State]:
        for holder, hand in enumerate(state.hands):
            if action.card in hand and holder != seat:
                raise Illegal("hands.held-by", seat=holder)
        return super().apply(state, seat, action)


@breaks("knowledge: the same default")
class Prompted(Hands):
    """A game whose default actions depend on other hands."""

    def default_action(self, state: hands.State, seat: Seat) -> Play:
        return Play(
            state.hands[seat][
                sum(state.hands[(seat + 1) % len(state.hands)]) % len(state.hands[seat])
            ]
        )


@breaks("the key never enters a view")
class Trusting(Hands):
    """A game whose view contains the key, so that draws could be predicted."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        return replace(
            super().view(state, seat), over=state.over or f"?{b64encode(state.rng.key).decode()}"
        )

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        key = None if view.over is None or view.over[0] != "?" else b64decode(view.over[1:])
        state = super().determinize(replace(view, over=None if key else view.over), rng)
        return replace(state, rng=Rng(key)) if key else state


@breaks("determinized state has its own randomness")
class Divining(Hands):
    """A game whose view contains the key in disguise, which `determinize` uses."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        return replace(
            super().view(state, seat), over=state.over or f"?{int.from_bytes(state.rng.key, 'big')}"
        )

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        key = (
            None
            if view.over is None or view.over[0] != "?"
            else int(view.over[1:]).to_bytes(32, "big")
        )
        state = super().determinize(replace(view, over=None if key else view.over), rng)
        return replace(state, rng=Rng(key)) if key else state
