"""A match as agents play it: decisions by number, observations and rewards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from parlour.core.game import AnyGame, GameEvent, Illegal, Seat, Transition
from parlour.core.rng import Rng
from parlour.core.utility import utility
from parlour.env.coding import AgentCoding, Observation, action_mask, agent_coding

Reward = Literal["outcome", "points"]
"""What a seat is rewarded with: the utility of the result at the end, or its points after each
decision."""


def checked_settings(
    game: AnyGame, seats: int | None, options: dict[str, Any] | None
) -> tuple[Any, int]:
    """Return the options and the number of seats, by default the minimum.

    Raises:
        Illegal: The game does not allow this number of seats.
        msgspec.ValidationError: An option is unknown or has an invalid value.
    """
    chosen = msgspec.convert(options or {}, game.types.options)
    allowed = game.seat_counts(chosen)
    count = allowed[0] if seats is None else seats
    if count not in allowed:
        raise Illegal("core.seats", seats=count, least=allowed[0], most=allowed[-1])
    return chosen, count


class AgentMatch:
    """A match in which agents choose actions by number.

    Attributes:
        game: The rules.
        seats: The number of seats.
        state: The current state.
        events: The events of the last transition.
        awaited: The seats that must decide, in seat order; empty when the match is over.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        reward: Reward = "outcome",
    ) -> None:
        self.game, self.reward = game, reward
        self.options, self.seats = checked_settings(game, seats, options)
        self.coding: AgentCoding = agent_coding(game, self.options, self.seats)
        self.state: Any = None
        self.events: Sequence[GameEvent] = ()
        self.awaited: tuple[Seat, ...] = ()
        self._choices: dict[Seat, Mapping[int, Any]] = {}
        self._views: dict[Seat, Any] = {}
        self._coded_views: dict[Seat, Any] = {}
        self._scores: Sequence[int] = ()

    def start(self, rng: Rng) -> None:
        """Set up a new match; raises Illegal for inconsistent options."""
        self.enter(self.game.setup(self.options, self.seats, rng))
        self._scores = self._current_scores()

    def enter(self, transition: Transition[Any]) -> None:
        """Continue from the state of a transition."""
        self.state, self.events = transition
        self.awaited = tuple(sorted(self.game.turn(self.state).seats))
        self._choices, self._views, self._coded_views = {}, {}, {}

    def view(self, seat: Seat) -> Any:
        """Return the view of a seat, which is computed once per state."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.view(self.state, seat)
        return found

    def coded_view(self, seat: Seat) -> Any:
        """Return what the coding reads of the view of a seat, which is computed once per state."""
        if self.coding.view_part is None:
            return self.view(seat)
        found = self._coded_views.get(seat)
        if found is None:
            found = self._coded_views[seat] = self.coding.view_part(self.game, self.state, seat)
        return found

    def choices(self, seat: Seat) -> Mapping[int, Any]:
        """Return the legal actions of a seat by number; empty unless the seat is awaited."""
        found = self._choices.get(seat)
        if found is None:

            def legal_actions() -> Iterable[Any]:
                return self.game.legal_actions(self.state, seat) if seat in self.awaited else ()

            found = self.coding.choices(self.coded_view(seat), seat, legal_actions)
            self._choices[seat] = found
        return found

    def play(self, seat: Seat, number: int) -> bool:
        """Play the action of an awaited seat with this number and return whether it is legal.

        Instead of an illegal action, the default action of the game is played, as when the time for
        a decision is up.
        """
        action = self.choices(seat).get(number)
        self.play_action(
            seat, self.game.default_action(self.state, seat) if action is None else action
        )
        return action is not None

    def play_action(self, seat: Seat, action: Any) -> None:
        """Play an action; raises Illegal."""
        self.enter(self.game.apply(self.state, seat, action))

    def collect_rewards(self) -> list[float]:
        """Return the reward of each seat since the last call, and start counting anew.

        Call it once after each step of an environment.
        """
        if self.reward == "points":
            before, self._scores = self._scores, self._current_scores()
            return [
                float(after - points) for after, points in zip(self._scores, before, strict=True)
            ]
        if self.awaited:
            return [0.0] * self.seats
        ranking = self.game.ranking(self.state)
        return [utility(ranking, Seat(seat)) for seat in range(self.seats)]

    def observation(self, seat: Seat, extra: int = 0) -> Observation:
        """Return the observation and the mask of a seat, from its view alone.

        Args:
            seat: The seat.
            extra: The number of further entries of the mask, all 0.
        """
        choices = self.choices(seat)
        return {
            "observation": self.coding.observe(self.coded_view(seat), seat, choices),
            "action_mask": action_mask(choices, self.coding.action_count + extra),
        }

    def _current_scores(self) -> Sequence[int]:
        if self.reward != "points":
            return ()
        scores = self.game.ranking(self.state).scores
        if scores is None:
            raise ValueError(f"{self.game.spec.name} has no points; use reward='outcome'")
        return scores
