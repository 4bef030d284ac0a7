"""The laws of determinize: its states spread over everything that a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.laws.difference import first_difference
from parlour.laws.playout import rng_of
from parlour.laws.randomness import json_without_generator
from parlour.laws.trial import Trial, viewer_name

MANY_DRAWS = 64
"""The number of determinized states after which a part counts as constant."""

MAX_WORLDS = 4
"""The maximum number of possible states for which the true one must be among them."""


def check_worlds(trial: Trial, state: Any, rng: Rng) -> None:
    """Check the laws of determinize for each viewer of a state.

    When the match is over nothing depends on the unknown any more, so nothing is checked.
    """
    if not trial.game.turn(state).seats:
        return
    for viewer in trial.viewers:
        worlds = Worlds(trial, state, viewer, rng.fork(f"worlds {viewer}"))
        check_spread(trial, state, worlds, rng)
        check_support(trial, state, worlds)
        first, second = map(rng_of, worlds.first(2))
        trial.require(
            "knowledge: determinized states have different generators",
            first is None or second is None or first.key != second.key,
            state,
            viewer_name(viewer),
        )


class Worlds:
    """Determinized states of one view, drawn as they are needed.

    Args:
        trial: The match.
        state: The true state.
        viewer: The seat that has the view.
        rng: The source of randomness.
    """

    def __init__(self, trial: Trial, state: Any, viewer: Seat | None, rng: Rng) -> None:
        self.viewer = viewer
        self._trial, self._rng = trial, rng
        self._view = trial.codec.decode_view(encode(trial.game.view(state, viewer)))
        self._drawn: list[Any] = []
        self._parts: list[dict[str, bytes]] = []

    def first(self, count: int) -> Iterator[Any]:
        """Yield the first `count` states, and draw those that are missing."""
        for number in range(count):
            if number == len(self._drawn):
                self._drawn.append(self._trial.game.determinize(self._view, self._rng.fork(number)))
            yield self._drawn[number]

    def vary(self, path: str) -> bool:
        """Return whether a part of the states has more than one value."""
        values = set[bytes | None]()
        for number, world in enumerate(self.first(MANY_DRAWS)):
            if number == len(self._parts):
                self._parts.append(dict(state_parts(world, self._trial.seats)))
            values.add(self._parts[number].get(path))
            if len(values) > 1:
                return True
        return False


def check_spread(trial: Trial, state: Any, worlds: Worlds, rng: Rng) -> None:
    """Check that every part of a state that a secret may change varies among determinized states.

    If a secret can have another value behind the same view, determinize must return both.
    """
    for name in trial.secrets:
        other = trial.scrambled(name, state, worlds.viewer, rng.fork(f"{name} {worlds.viewer}"))
        parts, changed = (dict(state_parts(each, trial.seats)) for each in (state, other))
        for path in sorted(parts.keys() & changed.keys()):
            if parts[path] != changed[path]:
                trial.require(
                    "knowledge: determinize varies what a seat cannot know",
                    worlds.vary(path),
                    state,
                    f"state.{path} ({name}) is constant for {viewer_name(worlds.viewer)}",
                )


def check_support(trial: Trial, state: Any, worlds: Worlds) -> None:
    """Check that the true state is among the determinized ones if only a few are possible.

    States are compared by what all seats see, because a state may count more than the rules need.
    """
    law = "knowledge: determinize may return the true state"
    truth, found = json_without_generator(state), dict[bytes, Any]()
    for number, world in enumerate(worlds.first(MANY_DRAWS * MAX_WORLDS), 1):
        found.setdefault(json_without_generator(world), world)
        if truth in found or len(found) > MAX_WORLDS:
            break
        if number >= MANY_DRAWS * len(found):
            views = [_all_views(trial, possible) for possible in found.values()]
            true_views = _all_views(trial, state)
            difference = first_difference(views[0], true_views, "view")
            is_possible = encode(true_views) in map(encode, views)
            trial.require(law, is_possible, state, f"{viewer_name(worlds.viewer)}: {difference}")
            break
    trial.coverage.laws.add(law)


def _all_views(trial: Trial, state: Any) -> list[Any]:
    """Return what each seat sees of a state."""
    return [trial.game.view(state, Seat(seat)) for seat in range(trial.seats)]


def state_parts(state: Any, seats: int) -> Iterator[tuple[str, bytes]]:
    """Yield the parts of a state as JSON, each with its path: fields, and items for each seat.

    Generators are left out, because their keys never repeat.

    >>> class Two(msgspec.Struct):
    ...     hands: tuple[str, ...]
    ...     deck: str
    >>> list(state_parts(Two(("a", "b"), "c"), 2))
    [('hands[0]', b'"a"'), ('hands[1]', b'"b"'), ('deck', b'"c"')]
    """
    for field in msgspec.structs.fields(state):
        value = getattr(state, field.name)
        if isinstance(value, tuple) and len(value) == seats:
            for index, item in enumerate(value):
                yield f"{field.name}[{index}]", encode(item)
        elif not isinstance(value, Rng):
            yield field.name, encode(value)
