"""Games whose `legal_actions` and `apply` disagree."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import Seat, Transition

from ..toys import hands, stones
from ..toys.hands import Hands, Play
from ..toys.stones import Stones, Take
from .breaking import breaks


@breaks("apply rejects what legal_actions does not list")
class Omitting(Stones):
    """A game that does not list an action that it accepts."""

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Take]:
        return [
            action
            for action in super().legal_actions(state, seat)
            if action.count != 2 or state.heap < 3
        ]


@breaks("apply accepts what legal_actions lists")
class Inventing(Stones):
    """A game that lists an action that it rejects."""

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Take]:
        actions = list(super().legal_actions(state, seat))
        return [*actions, Take(9)] if actions and state.heap < 7 else actions


@breaks("each legal action once")
class Stuttering(Stones):
    """A game that lists an action twice."""

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Take]:
        return [*super().legal_actions(state, seat)] * 2


@breaks("a seat that owes no decision has no legal action")
class Pushing(Stones):
    """A game that lists actions for a seat that is not on turn."""

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Take]:
        return super().legal_actions(state, seat) or ([Take(1)] if state.heap else [])


@breaks("apply rejects what legal_actions does not list")
class Open(Stones):
    """A game that accepts actions of any seat for any other."""

    def apply(self, state: stones.State, seat: Seat, action: Take) -> Transition[stones.State]:
        return super().apply(state, state.mover, action)


@breaks("apply rejects what legal_actions does not list")
class Lax(Hands):
    """A game that accepts a card that was already played."""

    def apply(self, state: hands.State, seat: Seat, action: Play) -> Transition[hands.State]:
        if seat in self.turn(state).seats and action.card in state.played[seat]:
            return Transition(state)
        return super().apply(state, seat, action)


@breaks("JSON round trip of the action")
class Mumbling(Stones):
    """A game whose actions change in a JSON round trip."""

    def legal_actions(self, state: stones.State, seat: Seat) -> Iterable[Take]:
        return [Whispered(action.count, "psst") for action in super().legal_actions(state, seat)]


class Whispered(Take, frozen=True, tag="take"):
    """An action with a field that cannot be encoded."""

    whisper: str

    def __eq__(self, other: object) -> bool:
        return False
