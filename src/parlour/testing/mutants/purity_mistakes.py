"""Mistakes that make rules depend on anything but their arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from time import perf_counter_ns
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import GameEvent, GameTypes, LogEntry, Seat, Transition, replace
from parlour.core.rng import Rng
from parlour.testing.mutants.mistake import GameClass, Mistake, subclass


def counted_calls(game: GameClass) -> GameClass:
    """Play another legal action in every second call."""
    calls = count()

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        after = game.apply(self, state, seat, action)
        actions = list(game.legal_actions(self, state, seat))
        return game.apply(self, state, seat, actions[-1]) if next(calls) % 2 else after

    return subclass(game, apply=apply)


def changed_argument(game: GameClass) -> GameClass:
    """Change the given state in place, and return an equal copy."""

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        after = game.apply(self, state, seat, action)
        for field in msgspec.structs.fields(state):
            msgspec.structs.force_setattr(state, field.name, getattr(after.state, field.name))
        return after

    return subclass(game, apply=apply)


def list_in_state(game: GameClass) -> GameClass:
    """Keep notes in a list of the state."""
    notes: tuple[str, Any, Any] = ("notes", list[str], msgspec.field(default_factory=list))
    state_type = msgspec.defstruct(
        game.types.state.__name__, [notes], bases=(game.types.state,), frozen=True, kw_only=True
    )

    def with_notes(state: Any) -> Any:
        fields = [field.name for field in msgspec.structs.fields(game.types.state)]
        return state_type(**{name: getattr(state, name) for name in fields})

    def apply(self: Any, state: Any, seat: Seat, action: Any) -> Transition[Any]:
        after = game.apply(self, state, seat, action)
        return Transition(with_notes(after.state), after.events)

    def setup(self: Any, options: Any, seats: int, rng: Rng) -> Transition[Any]:
        after = game.setup(self, options, seats, rng)
        return Transition(with_notes(after.state), after.events)

    def leave(self: Any, state: Any, seat: Seat, why: Any) -> Transition[Any]:
        after = game.leave(self, state, seat, why)
        return Transition(with_notes(after.state), after.events)

    def settle_on_time(self: Any, state: Any, late: Seat) -> Transition[Any]:
        after = game.settle_on_time(self, state, late)
        return Transition(with_notes(after.state), after.events)

    return subclass(
        game,
        types=GameTypes(state_type, game.types.action, game.types.view, game.types.options),
        setup=setup,
        apply=apply,
        leave=leave,
        settle_on_time=settle_on_time,
        determinize=lambda self, view, rng: with_notes(game.determinize(self, view, rng)),
        reshuffle=lambda self, state, rng: with_notes(game.reshuffle(self, state, rng)),
    )


def stale_cache(game: GameClass) -> GameClass:
    """Cache the ranking by the scores of a state without its penalties or its phase."""
    cache: dict[bytes, Any] = {}

    def ranking(self: Any, state: Any, penalties: tuple[int, ...] = ()) -> Any:
        found = game.ranking(self, state, penalties)
        return replace(found, over=cache.setdefault(encode(found.ranks), found).over)

    return subclass(game, ranking=ranking)


def memory_of_matches(game: GameClass) -> GameClass:
    """List the legal actions in another order in every second match of a process."""
    matches = [0]

    def setup(self: Any, options: Any, seats: int, rng: Rng) -> Transition[Any]:
        matches[0] += 1
        return game.setup(self, options, seats, rng)

    def legal_actions(self: Any, state: Any, seat: Seat) -> Iterable[Any]:
        actions = list(game.legal_actions(self, state, seat))
        return actions if matches[0] % 2 else actions[::-1]

    return subclass(game, setup=setup, legal_actions=legal_actions)


def hash_order(game: GameClass) -> GameClass:
    """List the legal actions in the order of their hashes, as iterating over a set does."""

    def legal_actions(self: Any, state: Any, seat: Seat) -> Iterable[Any]:
        return sorted(
            game.legal_actions(self, state, seat), key=lambda action: hash(encode(action).decode())
        )

    return subclass(game, legal_actions=legal_actions)


def clock_in_log(game: GameClass) -> GameClass:
    """Write the time into log entries."""

    def log_entries(
        self: Any, events: Sequence[GameEvent], seat: Seat | None
    ) -> Sequence[LogEntry]:
        return [
            replace(entry, details={**entry.details, "at": perf_counter_ns()})
            for entry in game.log_entries(self, events, seat)
        ]

    return subclass(game, log_entries=log_entries)


PURITY_MISTAKES = (
    Mistake("counted-calls", "apply returns something else when it is called again", counted_calls),
    Mistake("changed-argument", "apply changes the state that it is given", changed_argument),
    Mistake("list-in-state", "the state contains a list", list_in_state),
    Mistake("stale-cache", "the ranking is cached under an incomplete key", stale_cache),
    Mistake("memory", "the rules remember earlier matches", memory_of_matches),
    Mistake("hash-order", "actions are listed in the order of a set", hash_order),
    Mistake("clock-in-log", "log entries contain the time", clock_in_log),
)
