"""Mistakes in random draws, and in the states that determinize returns."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Seat, Transition, replace
from parlour.core.rng import Rng
from parlour.laws.randomness import json_without_generator
from parlour.testing.mutants.mistake import (
    CONSTANT,
    GameClass,
    Mistake,
    has_generator,
    subclass,
)


def fixed_world(game: GameClass) -> GameClass | None:
    """Return the same state from every determinize of a view."""
    if not game.spec.has_hidden_information:
        return None

    def determinize(self: Any, view: Any, rng: Rng) -> Any:
        state = game.determinize(self, view, CONSTANT)
        return replace(state, rng=rng) if has_generator(game) else state

    return subclass(game, determinize=determinize)


def biased_world(game: GameClass) -> GameClass | None:
    """Return the smaller of two random states from determinize."""
    if not game.spec.has_hidden_information:
        return None

    def determinize(self: Any, view: Any, rng: Rng) -> Any:
        worlds = [game.determinize(self, view, rng.fork(number)) for number in range(2)]
        return min(worlds, key=json_without_generator)

    return subclass(game, determinize=determinize)


def fixed_deal(game: GameClass) -> GameClass | None:
    """Deal the same cards in every match."""
    if not game.spec.has_hidden_information:
        return None

    def setup(self: Any, options: Any, seats: int, rng: Rng) -> Transition[Any]:
        after = game.setup(self, options, seats, CONSTANT)
        state = replace(after.state, rng=rng) if has_generator(game) else after.state
        return Transition(state, after.events)

    return subclass(game, setup=setup)


def biased_deal(game: GameClass) -> GameClass | None:
    """Deal the smaller of two random deals."""
    if not game.spec.has_hidden_information:
        return None

    def setup(self: Any, options: Any, seats: int, rng: Rng) -> Transition[Any]:
        deals = [game.setup(self, options, seats, rng.fork(number)) for number in range(2)]
        return min(deals, key=lambda deal: json_without_generator(deal.state))

    return subclass(game, setup=setup)


def constant_generator(game: GameClass) -> GameClass | None:
    """Give every determinized state the same generator."""
    if not has_generator(game):
        return None

    def determinize(self: Any, view: Any, rng: Rng) -> Any:
        return replace(game.determinize(self, view, rng), rng=CONSTANT)

    return subclass(game, determinize=determinize)


def reused_randomness(game: GameClass) -> GameClass | None:
    """Keep the old generator after drawing from it."""
    if not has_generator(game):
        return None

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        after = game.apply(self, state, seat, action)
        return Transition(replace(after.state, rng=state.rng), after.events)

    return subclass(game, apply=apply)


def early_draw(game: GameClass) -> GameClass | None:
    """Draw randomness at each of several simultaneous decisions."""
    if not has_generator(game):
        return None

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        after = game.apply(self, state, seat, action)
        return Transition(replace(after.state, rng=after.state.rng.word()[1]), after.events)

    return subclass(game, apply=apply)


KNOWLEDGE_MISTAKES = (
    Mistake("fixed-world", "determinize always returns the same state", fixed_world),
    Mistake("biased-world", "determinize prefers some states", biased_world),
    Mistake("fixed-deal", "every match has the same deal", fixed_deal),
    Mistake("biased-deal", "some deals are more frequent than others", biased_deal),
    Mistake("constant-generator", "determinized states share a generator", constant_generator),
    Mistake("reused-randomness", "a generator is used twice", reused_randomness),
    Mistake("early-draw", "a decision draws before all seats have decided", early_draw),
)
