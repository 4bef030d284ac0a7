"""Games that tell somebody more than it may know."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from itertools import count
from typing import Any

from parlour.core.game import Game, Illegal, News, Seat, Standing, Turn, replace
from parlour.core.rng import Rng

from ..toys import hands, stones
from ..toys.hands import Hands, Play
from ..toys.stones import Stones


class Leaky(Hands):
    """Shows everybody the first hand."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        shown = super().view(state, seat)
        return replace(shown, news=(News("peek", None, {"card": sum(state.hands[0])}),))


class Telling(Hands):
    """Tells everybody which card was drawn."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        return replace(super().view(state, seat), news=(News("drew", None, {"card": state.drawn or 0}),))


class Blank(Hands):
    """Imagines a new game instead of the one it sees."""

    def imagine(self, view: hands.Sight, rng: Rng) -> hands.State:
        return self.setup(hands.Options(), len(view.counts), rng)


class Daydreaming(Hands):
    """Imagines something else each time."""

    dreams = count()

    def imagine(self, view: hands.Sight, rng: Rng) -> hands.State:
        return super().imagine(view, rng.fork(next(self.dreams)))


class Unasked(Hands):
    """Forgets whose turn it is."""

    def turn(self, state: hands.State) -> Turn:
        turn = super().turn(state)
        return Turn(turn.seats, f"play {sum(map(sum, state.hands)) % 2}" if turn.seats else turn.phase)


class Boasting(Hands):
    """Counts cards in hand, which nobody sees, into the standing, which everybody sees."""

    def standing(self, state: hands.State) -> Standing:
        return replace(super().standing(state), scores=tuple(sum(hand) for hand in state.hands))


class Hinting(Hands):
    """Makes what is legal depend on a hand that the mover cannot see."""

    def legal(self, state: hands.State, seat: Seat) -> Iterator[Play]:
        actions = list(super().legal(state, seat))
        yield from reversed(actions) if sum(state.hands[(seat + 1) % len(state.hands)]) % 2 else actions


class Explaining(Hands):
    """Its refusals say who holds the card."""

    def apply(self, state: hands.State, seat: Seat, action: Play) -> hands.State:
        for holder, hand in enumerate(state.hands):
            if action.card in hand and holder != seat:
                raise Illegal("hands.held-by", seat=holder)
        return super().apply(state, seat, action)


class Prompted(Hands):
    """Decides for an absent seat by what the others hold."""

    def default(self, state: hands.State, seat: Seat) -> Play:
        return Play(state.hands[seat][sum(state.hands[(seat + 1) % len(state.hands)]) % len(state.hands[seat])])


class Trusting(Hands):
    """Shows its key, so that anybody could foretell what is drawn."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        news = (News("key", None, {"key": b64encode(state.rng.key).decode()}),)
        return replace(super().view(state, seat), news=news)


class Divining(Hands):
    """Its view holds the key in disguise, and its imagination reads it."""

    def view(self, state: hands.State, seat: Seat | None) -> hands.Sight:
        return replace(super().view(state, seat), over=state.over or f"?{int.from_bytes(state.rng.key, 'big')}")

    def imagine(self, view: hands.Sight, rng: Rng) -> hands.State:
        key = None if view.over is None or view.over[0] != "?" else int(view.over[1:]).to_bytes(32, "big")
        state = super().imagine(replace(view, over=None if key else view.over), rng)
        return replace(state, rng=Rng(key)) if key else state


class Gossiping(Stones):
    """Its view is not complete without its news."""

    def view(self, state: stones.State, seat: Seat | None) -> stones.Sight:
        shown = super().view(state, seat)
        return replace(shown, last=0, news=(News("took", None, {"count": state.last}),))

    def imagine(self, view: stones.Sight, rng: Rng) -> stones.State:
        return stones.State(int(view.news[0].details["count"]), view.seats, view.mover, 0)


BROKEN: dict[str, tuple[Game[Any, Any, Any, Any], ...]] = {
    "secrecy: hands leaks": (Leaky(),),
    "secrecy: drawn leaks": (Telling(),),
    r"knowledge: view\(imagine\(view\)\) == view": (Blank(),),
    "imagine is pure": (Daydreaming(),),
    "knowledge: the same turn": (Unasked(),),
    "knowledge: the same standing": (Boasting(),),
    "knowledge: the same legal actions": (Hinting(),),
    "knowledge: the same refusals": (Explaining(),),
    "knowledge: the same default": (Prompted(),),
    "the key never enters a view": (Trusting(),),
    "imagined luck is its own": (Divining(),),
}
"""The law that each of them breaks, as a pattern of its sentence."""
