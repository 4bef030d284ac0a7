"""The laws of secrecy: what a seat or a spectator sees never depends on hidden information."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import LogEntry, Seat, Transition
from parlour.core.rng import Rng
from parlour.laws.difference import short
from parlour.laws.mutation import decodable_actions, mutated_actions
from parlour.laws.playout import is_accepted, random_sample, refusal_of, rng_keys, rng_of
from parlour.laws.round_trip import check_log_round_trip
from parlour.laws.trial import Trial, viewer_name


def check_determinization(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that a determinized state has the same consequences as the true state.

    View, turn, legal actions, errors, default action and ranking must be the same. Any difference
    would reveal more to the seat (or a spectator) than its view does.
    """
    for seat in trial.viewers:
        view_json = encode(trial.game.view(state, seat))
        view = trial.codec.decode_view(view_json)
        determinized = trial.game.determinize(view, rng.fork(str(seat)))
        determinized_view = trial.game.view(determinized, seat)
        name = viewer_name(seat)
        trial.require_same(
            "knowledge: view(determinize(view)) == view", view, determinized_view, "view", name
        )
        trial.require_same(
            "knowledge: the same turn",
            trial.game.turn(state),
            trial.game.turn(determinized),
            "turn",
            name,
        )
        trial.require_same(
            "knowledge: the same ranking",
            trial.game.ranking(state),
            trial.game.ranking(determinized),
            "ranking",
            name,
        )
        trial.require_same(
            "determinize is pure",
            determinized,
            trial.game.determinize(view, rng.fork(str(seat))),
            "state",
            name,
        )
        trial.require(
            "the key never enters a view",
            not any(key in view_json for key in rng_keys(state)),
            view,
            name,
        )
        trial.require(
            "determinized state has its own randomness",
            not rng_keys(state) or rng_keys(determinized) != rng_keys(state),
            view,
            name,
        )
        if seat is not None:
            actions = trial.legal_actions(state, seat)
            trial.require_same(
                "knowledge: the same legal actions",
                actions,
                trial.legal_actions(determinized, seat),
                "actions",
                name,
            )
            for mutant in (
                mutant
                for action in random_sample(actions, 2, rng)
                for mutant in decodable_actions(trial.codec, mutated_actions(action))
            ):
                trial.require_same(
                    "knowledge: the same errors",
                    refusal_of(trial.game, state, seat, mutant),
                    refusal_of(trial.game, determinized, seat, mutant),
                    "error",
                    f"{short(mutant)} of {name}",
                )
            if actions:
                trial.require_same(
                    "knowledge: the same default action",
                    trial.game.default_action(state, seat),
                    trial.game.default_action(determinized, seat),
                    "action",
                    name,
                )


def check_openness(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that a game without hidden information shows every seat the same view and log."""
    if trial.game.spec.has_hidden_information:
        return
    view_json = encode(trial.game.view(state, None))
    transitions = [
        trial.apply(state, mover, action).events
        for mover in sorted(trial.game.turn(state).seats)
        for action in random_sample(trial.legal_actions(state, mover), 2, rng.fork(mover))
    ]
    for seat in trial.viewers:
        trial.require(
            "openness: all viewers share one view",
            encode(trial.game.view(state, seat)) == view_json,
            state,
            f"{viewer_name(seat)} differs from a spectator",
        )
        for events in transitions:
            is_same = encode(trial.game.log_entries(events, seat)) == encode(
                trial.game.log_entries(events, None)
            )
            trial.require(
                "openness: all viewers share one log",
                is_same,
                events,
                f"{viewer_name(seat)} differs from a spectator",
            )


def check_view_secrecy(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that a view does not change when any single secret changes."""
    for name in trial.secrets:
        for seat in trial.viewers:
            other = trial.scrambled(name, state, seat, rng.fork(name))
            trial.require_same(
                "secrecy: no view shows a secret",
                trial.game.view(state, seat),
                trial.game.view(other, seat),
                "view",
                f"{name} leaks to {viewer_name(seat)}",
            )


def check_log_secrecy(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that log entries reveal no secret: equal views and actions give equal entries.

    The compared state is determinized from the view, or has one secret changed.
    """
    for mover in sorted(trial.game.turn(state).seats):
        for action in random_sample(trial.legal_actions(state, mover), 2, rng.fork(mover)):
            after = trial.apply(state, mover, action)
            for viewer in trial.viewers:
                entries = trial.game.log_entries(after.events, viewer)
                trial.require_same(
                    "log entries are pure",
                    msgspec.Raw(encode(entries)),
                    trial.game.log_entries(after.events, viewer),
                    "entries",
                    viewer_name(viewer),
                )
                check_log_round_trip(trial, entries)
                worlds = {
                    "hidden information": trial.game.determinize(
                        trial.game.view(state, viewer), rng.fork(f"{mover} {viewer}")
                    )
                }
                worlds |= {
                    name: trial.scrambled(name, state, viewer, rng.fork(f"{name} {viewer}"))
                    for name in trial.secrets
                }
                for name, world in worlds.items():
                    if not is_accepted(trial.game, world, mover, action):
                        continue
                    other = trial.game.apply(world, mover, action)
                    if encode(trial.game.view(other.state, viewer)) == encode(
                        trial.game.view(after.state, viewer)
                    ):
                        shown, shown_otherwise = _comparable_entries(
                            trial, (state, after), (world, other), viewer
                        )
                        trial.require_same(
                            "secrecy: no log entry shows a secret",
                            shown,
                            shown_otherwise,
                            "entries",
                            f"{name} leaks to {viewer_name(viewer)} by {short(action)}",
                        )


def _comparable_entries(
    trial: Trial,
    first: tuple[Any, Transition[Any]],
    second: tuple[Any, Transition[Any]],
    viewer: Seat | None,
) -> Iterator[list[LogEntry]]:
    """Yield the log entries of two transitions that equal views must have in common.

    If randomness was drawn, two draws may give the viewer the same cards in another order. Its view
    is then the same, but its own entries may say what it drew first.

    Args:
        first: A state and a transition from it.
        second: Another state with the same view, and the transition of the same action.
        viewer: The seat that reads the entries.
    """
    draws = any(rng_of(after.state) != rng_of(before) for before, after in (first, second))
    for _, after in (first, second):
        yield [
            entry
            for entry in trial.game.log_entries(after.events, viewer)
            if not draws or viewer is None or entry.seat != viewer
        ]


def check_commutation(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that the order of simultaneous decisions has no effect.

    Until the last of them, decisions must stay hidden and draw no randomness.
    """
    awaited = sorted(trial.game.turn(state).seats)
    if len(awaited) < 2:
        return
    first, second = random_sample(awaited, 2, rng.fork("seats"))
    first_actions = random_sample(trial.legal_actions(state, first), 2, rng.fork("one"))
    if trial.disguises:
        first_action = first_actions[0]
        first_actions = [
            first_action,
            *trial.disguised(state, first, first_action, rng.fork("disguise")),
        ]
    second_action = random_sample(trial.legal_actions(state, second), 1, rng.fork("two"))[0]
    first_then_second = trial.apply(
        trial.apply(state, first, first_actions[0]).state,
        second,
        second_action,
    )
    second_then_first = trial.apply(
        trial.apply(state, second, second_action).state,
        first,
        first_actions[0],
    )
    trial.require_same(
        "simultaneous decisions commute",
        first_then_second.state,
        second_then_first.state,
        "state",
        f"seats {first} and {second}",
    )
    after_first = [trial.apply(state, first, first_action) for first_action in first_actions]
    trial.require(
        "no randomness is drawn before the last decision",
        rng_of(after_first[0].state) == rng_of(state),
        state,
    )
    _require_indistinguishable(trial, first, after_first)


def check_disguises(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that the hidden part of an action is not visible to any other seat."""
    for seat in sorted(trial.game.turn(state).seats) if trial.disguises else ():
        for action in random_sample(
            trial.legal_actions(state, seat), 2, rng.fork(f"disguise {seat}")
        ):
            others = trial.disguised(state, seat, action, rng.fork(f"other {seat}"))
            transitions = [trial.apply(state, seat, each) for each in (action, *others)]
            if others:
                _require_indistinguishable(trial, seat, transitions)


def _require_indistinguishable(
    trial: Trial, mover: Seat, transitions: Sequence[Transition[Any]]
) -> None:
    """Require that actions that differ only in secrets look the same to all other seats."""
    for viewer in trial.viewers:
        if viewer != mover:
            for other in transitions[1:]:
                trial.require_same(
                    "secrecy: no view shows a hidden decision",
                    trial.game.view(transitions[0].state, viewer),
                    trial.game.view(other.state, viewer),
                    "view",
                    f"the decision of {viewer_name(mover)} is visible to {viewer_name(viewer)}",
                )
                trial.require_same(
                    "secrecy: no log entry shows a hidden decision",
                    trial.game.log_entries(transitions[0].events, viewer),
                    trial.game.log_entries(other.events, viewer),
                    "entries",
                    f"the decision of {viewer_name(mover)} is logged for {viewer_name(viewer)}",
                )
