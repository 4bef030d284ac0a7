"""Mistakes in the lists of legal actions and in applying them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.codec import Codec, digest
from parlour.core.game import Illegal, Seat, Transition
from parlour.laws.mutation import decodable_actions, mutated_actions
from parlour.laws.playout import is_accepted
from parlour.testing.mutants.mistake import GameClass, Mistake, subclass


def unlisted_action(game: GameClass) -> GameClass:
    """Omit the last of several legal actions."""

    def legal_actions(self: Any, state: Any, seat: Seat) -> Iterable[Any]:
        actions = list(game.legal_actions(self, state, seat))
        return actions[:-1] if len(actions) > 1 else actions

    return subclass(game, legal_actions=legal_actions)


def out_of_turn(game: GameClass) -> GameClass:
    """Play the action of any seat for the seat to move."""

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        awaited = game.turn(self, state).seats
        return game.apply(
            self, state, seat if seat in awaited else min(awaited, default=seat), action
        )

    return subclass(game, apply=apply)


def anything_goes(game: GameClass) -> GameClass:
    """Replace an illegal action by the default one instead of rejecting it."""

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        try:
            return game.apply(self, state, seat, action)
        except Illegal:
            if seat not in game.turn(self, state).seats:
                raise
            return game.apply(self, state, seat, game.default_action(self, state, seat))

    return subclass(game, apply=apply)


def dead_end(game: GameClass) -> GameClass:
    """List no action in some states in which a seat must move."""

    def legal_actions(self: Any, state: Any, seat: Seat) -> Iterable[Any]:
        is_dead_end = digest(state)[0] in "0123456789"[:3]
        return () if is_dead_end else game.legal_actions(self, state, seat)

    return subclass(game, legal_actions=legal_actions)


def crash_on_bad_input(game: GameClass) -> GameClass:
    """Raise KeyError instead of Illegal."""

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        try:
            return game.apply(self, state, seat, action)
        except Illegal as reason:
            raise KeyError(reason.code) from reason

    return subclass(game, apply=apply)


def illegal_default(game: GameClass) -> GameClass:
    """Return a default action that is illegal, if a small change of a legal one makes it illegal."""

    def default_action(self: Any, state: Any, seat: Seat) -> Any:
        action = game.default_action(self, state, seat)
        for mutant in decodable_actions(Codec(self), mutated_actions(action)):
            if not is_accepted(self, state, seat, mutant):
                return mutant
        return action

    return subclass(game, default_action=default_action)


ACTION_MISTAKES = (
    Mistake("unlisted-action", "legal_actions omits an action that apply accepts", unlisted_action),
    Mistake("out-of-turn", "apply accepts actions of seats that are not to move", out_of_turn),
    Mistake("anything-goes", "apply accepts illegal actions", anything_goes),
    Mistake("dead-end", "a seat must move but has no legal action", dead_end),
    Mistake("crash", "apply raises another exception than Illegal", crash_on_bad_input),
    Mistake("illegal-default", "default_action returns an illegal action", illegal_default),
)
