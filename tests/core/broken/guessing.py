"""Games whose randomness, determinized states or options are wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.game import Preview, Ranking, Seat, Transition, replace
from parlour.core.rng import Rng
from parlour.core.value import Value

from ..toys import bids, hands, stones
from ..toys.bids import Bids
from ..toys.hands import Hands
from ..toys.stones import Stones, Take
from ..toys.trails import Trails
from .breaking import breaks

CONSTANT = Rng(bytes(32))


@breaks("randomness: a generator that was used is replaced")
class Repeating(Hands):
    """A game that draws each card with the same generator."""

    def apply(self, state: hands.State, seat: Seat, action: hands.Play) -> Transition[hands.State]:
        after = super().apply(state, seat, action)
        return Transition(replace(after.state, rng=state.rng), after.events)


@breaks(r"knowledge: determinize varies what a seat cannot know: state\.bag \(hands\)")
class Certain(Hands):
    """A game whose determinized states are all the same."""

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        return replace(super().determinize(view, CONSTANT), rng=rng)


@breaks("knowledge: determinize may return the true state")
class Optimistic(Bids):
    """A game whose determinized bids of other seats are always the lowest."""

    def determinize(self, view: bids.Sight, rng: Rng) -> bids.State:
        state = super().determinize(view, rng)
        others = tuple(
            bid if seat == view.seat or bid is None else 1 for seat, bid in enumerate(state.bids)
        )
        return replace(state, bids=others)


@breaks(r"knowledge: determinize may return every true value: seat . cannot know view\[.\]\.hand")
class Orderly(Hands):
    """A game that keeps hands in the order of their cards, except the determinized ones."""

    def apply(self, state: hands.State, seat: Seat, action: hands.Play) -> Transition[hands.State]:
        after = super().apply(state, seat, action)
        kept = tuple(
            hand[::-1] if each == seat else hand for each, hand in enumerate(after.state.hands)
        )
        return Transition(replace(after.state, hands=kept), after.events)


@breaks("knowledge: determinized states have different generators")
class Fated(Hands):
    """A game whose determinized states share a generator."""

    def determinize(self, view: hands.Sight, rng: Rng) -> hands.State:
        return replace(super().determinize(view, rng), rng=CONSTANT)


@breaks("the default action is legal: ")
class Sleeping(Stones):
    """A game whose timeout takes more stones than are allowed."""

    def default_action(self, state: stones.State, seat: Seat) -> Take:
        return Take(4)


@breaks("a legal action has no problem in its preview: ")
class Worried(Stones):
    """A game whose previews warn of an action that is legal."""

    def previews(
        self, view: stones.Sight, seat: Seat, actions: Sequence[Take]
    ) -> Sequence[Preview]:
        return [
            Preview(problem="stones.not-so-many" if action.count == 1 else None)
            for action in actions
        ]


class Counted(Value, frozen=True):
    """A state with a part that can change."""

    heap: int
    seats: int
    counts: dict[str, int]
    mover: Seat = Seat(0)
    last: int = 0


@breaks(r"immutability: a state contains immutable values only: state\.counts is a dict")
class Changeable(Stones):
    """A game that counts in a dict."""

    types = type(Stones.types)(Counted, Take, stones.Sight, stones.Options)

    def setup(self, options: stones.Options, seats: int, rng: Rng) -> Transition[Any]:
        state = super().setup(options, seats, rng).state
        return Transition(Counted(state.heap, state.seats, {}))

    def determinize(self, view: stones.Sight, rng: Rng) -> Any:
        return Counted(view.heap, view.seats, {}, view.mover, view.last)


@breaks("ranking: equal points give equal ranks unless a tie-break is declared: ")
class Decided(Trails):
    """A game that breaks ties without saying so."""

    spec = replace(Trails.spec, has_tie_break=False)


@breaks("ranking: more points give a better rank: ")
class Humble(Hands):
    """A game in which everybody shares the first rank."""

    def ranking(self, state: hands.State, penalties: tuple[int, ...] = ()) -> Ranking:
        return replace(super().ranking(state, penalties), ranks=(1,) * len(state.hands))


@breaks("options: an inactive option has no effect: luck=(True|False) changes ")
class Lucky(Bids):
    """A game that declares an option inactive and follows it."""

    def inactive_options(self, options: bids.Options) -> frozenset[str]:
        return frozenset({"luck"})
