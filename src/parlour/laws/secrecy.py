"""The laws of secrecy: what a seat or a spectator sees never depends on hidden information."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from parlour.core.codec import AnyCodec, encode
from parlour.core.game import AnyGame, LogEntry, Seat, Transition
from parlour.core.rng import Rng
from parlour.laws.mutation import decodable_actions, mutated_actions
from parlour.laws.playout import (
    MAX_LEGAL_ACTIONS,
    Playout,
    apply_legal,
    is_accepted,
    random_sample,
    refusal_of,
    require_law,
    rng_keys,
    rng_of,
    viewers,
)

Scramble = Callable[[Any, Seat | None, Rng], Any]
"""A function that changes one secret of a state, but nothing that this seat may see.

A seat of None stands for spectators.
"""

Disguise = Callable[[Any, Seat, Any, Rng], Any]
"""A function that returns an action that other seats cannot distinguish from the given one.

It returns None if the action has no secret.
"""


def check_determinization(
    game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng
) -> None:
    """Check that a determinized state has the same consequences as the true state.

    View, turn, legal actions, errors, default action and ranking must be the same. Any difference
    would reveal more to the seat (or a spectator) than its view does.
    """
    for seat in viewers(playout):
        view_json = encode(game.view(state, seat))
        view = codec.decode_view(view_json)
        determinized = game.determinize(view, rng.fork(str(seat)))
        determinized_view = game.view(determinized, seat)
        require_law(
            "knowledge: view(determinize(view)) == view",
            determinized_view == view,
            playout,
            (view, determinized_view),
        )
        require_law(
            "knowledge: the same turn", game.turn(determinized) == game.turn(state), playout, view
        )
        require_law(
            "knowledge: the same ranking",
            game.ranking(determinized) == game.ranking(state),
            playout,
            view,
        )
        require_law(
            "determinize is pure",
            encode(game.determinize(view, rng.fork(str(seat)))) == encode(determinized),
            playout,
            view,
        )
        require_law(
            "the key never enters a view",
            not any(key in view_json for key in rng_keys(state)),
            playout,
            view,
        )
        require_law(
            "determinized state has its own randomness",
            not rng_keys(state) or rng_keys(determinized) != rng_keys(state),
            playout,
            view,
        )
        if seat is not None:
            actions = list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS))
            require_law(
                "knowledge: the same legal actions",
                actions == list(islice(game.legal_actions(determinized, seat), MAX_LEGAL_ACTIONS)),
                playout,
                view,
            )
            for mutant in (
                mutant
                for action in random_sample(actions, 2, rng)
                for mutant in decodable_actions(codec, mutated_actions(action))
            ):
                require_law(
                    "knowledge: the same errors",
                    refusal_of(game, state, seat, mutant)
                    == refusal_of(game, determinized, seat, mutant),
                    playout,
                    (view, mutant),
                )
            if actions:
                require_law(
                    "knowledge: the same default action",
                    game.default_action(state, seat) == game.default_action(determinized, seat),
                    playout,
                    view,
                )


def check_openness(game: AnyGame, playout: Playout, state: Any, rng: Rng) -> None:
    """Check that a game without hidden information shows every seat the same view and log."""
    if game.spec.has_hidden_information:
        return
    view_json = encode(game.view(state, None))
    transitions = [
        apply_legal(game, state, mover, action, playout).events
        for mover in sorted(game.turn(state).seats)
        for action in random_sample(
            list(islice(game.legal_actions(state, mover), MAX_LEGAL_ACTIONS)), 2, rng.fork(mover)
        )
    ]
    for seat in viewers(playout):
        require_law(
            f"openness: {seat} sees a view of its own",
            encode(game.view(state, seat)) == view_json,
            playout,
            state,
        )
        for events in transitions:
            is_same = encode(game.log_entries(events, seat)) == encode(
                game.log_entries(events, None)
            )
            require_law(f"openness: {seat} gets log entries of its own", is_same, playout, events)


def check_view_secrecy(
    game: AnyGame, playout: Playout, state: Any, secrets: Mapping[str, Scramble], rng: Rng
) -> None:
    """Check that a view does not change when any single secret changes."""
    for name, scramble in secrets.items():
        for seat in viewers(playout):
            other = scramble(state, seat, rng.fork(name))
            require_law(
                f"secrecy: {name} leaks to {seat}",
                encode(game.view(other, seat)) == encode(game.view(state, seat)),
                playout,
                state,
            )


def check_log_secrecy(
    game: AnyGame, playout: Playout, state: Any, secrets: Mapping[str, Scramble], rng: Rng
) -> None:
    """Check that log entries reveal no secret: equal views and actions give equal entries.

    The compared state is determinized from the view, or has one secret changed.
    """
    for mover in sorted(game.turn(state).seats):
        for action in random_sample(
            list(islice(game.legal_actions(state, mover), MAX_LEGAL_ACTIONS)), 2, rng.fork(mover)
        ):
            after = apply_legal(game, state, mover, action, playout)
            for viewer in viewers(playout):
                entries = encode(game.log_entries(after.events, viewer))
                require_law(
                    "log entries are pure",
                    encode(game.log_entries(after.events, viewer)) == entries,
                    playout,
                    action,
                )
                require_law(
                    "JSON round trip of log entries",
                    encode(msgspec.json.decode(entries, type=tuple[LogEntry, ...])) == entries,
                    playout,
                    entries,
                )
                worlds = {
                    "hidden information": game.determinize(
                        game.view(state, viewer), rng.fork(f"{mover} {viewer}")
                    )
                }
                worlds |= {
                    name: scramble(state, viewer, rng.fork(f"{name} {viewer}"))
                    for name, scramble in secrets.items()
                }
                for name, world in worlds.items():
                    if not is_accepted(game, world, mover, action):
                        continue
                    other = game.apply(world, mover, action)
                    if encode(game.view(other.state, viewer)) == encode(
                        game.view(after.state, viewer)
                    ):
                        require_law(
                            f"log entries reveal {name} to {viewer}",
                            encode(game.log_entries(other.events, viewer)) == entries,
                            playout,
                            (action, entries),
                        )


def check_commutation(
    game: AnyGame, playout: Playout, state: Any, rng: Rng, disguise: Disguise | None = None
) -> None:
    """Check that the order of simultaneous decisions has no effect.

    Until the last of them, decisions must stay hidden and draw no randomness.
    """
    awaited = sorted(game.turn(state).seats)
    if len(awaited) < 2:
        return
    first, second = random_sample(awaited, 2, rng.fork("seats"))
    first_actions = random_sample(
        list(islice(game.legal_actions(state, first), MAX_LEGAL_ACTIONS)), 2, rng.fork("one")
    )
    if disguise is not None:
        first_actions = [
            first_action
            for first_action in (
                first_actions[0],
                disguise(state, first, first_actions[0], rng.fork("disguise")),
            )
            if first_action is not None
        ]
    second_action = random_sample(
        list(islice(game.legal_actions(state, second), MAX_LEGAL_ACTIONS)), 1, rng.fork("two")
    )[0]
    first_then_second = apply_legal(
        game,
        apply_legal(game, state, first, first_actions[0], playout).state,
        second,
        second_action,
        playout,
    )
    second_then_first = apply_legal(
        game,
        apply_legal(game, state, second, second_action, playout).state,
        first,
        first_actions[0],
        playout,
    )
    require_law(
        "simultaneous decisions commute",
        encode(first_then_second.state) == encode(second_then_first.state),
        playout,
        state,
    )
    after_first = [
        apply_legal(game, state, first, first_action, playout) for first_action in first_actions
    ]
    require_law(
        "no randomness is drawn before the last decision",
        rng_of(after_first[0].state) == rng_of(state),
        playout,
        state,
    )
    _require_indistinguishable(game, playout, first, after_first)


def check_disguise(
    game: AnyGame, playout: Playout, state: Any, rng: Rng, disguise: Disguise | None
) -> None:
    """Check that the hidden part of an action is not visible to any other seat."""
    for seat in sorted(game.turn(state).seats) if disguise is not None else ():
        for action in random_sample(
            list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS)),
            2,
            rng.fork(f"disguise {seat}"),
        ):
            other = (
                disguise(state, seat, action, rng.fork(f"other {seat}"))
                if disguise is not None
                else None
            )
            if other is not None:
                _require_indistinguishable(
                    game,
                    playout,
                    seat,
                    [
                        apply_legal(game, state, seat, first_action, playout)
                        for first_action in (action, other)
                    ],
                )


def _require_indistinguishable(
    game: AnyGame, playout: Playout, mover: Seat, transitions: Sequence[Transition[Any]]
) -> None:
    """Require that actions that differ only in secrets look the same to all other seats."""
    for viewer in viewers(playout):
        if viewer != mover:
            views = {encode(game.view(after.state, viewer)) for after in transitions}
            require_law(
                f"secrecy: the decision of {mover} is visible to {viewer}",
                len(views) == 1,
                playout,
                transitions,
            )
            logs = {encode(game.log_entries(after.events, viewer)) for after in transitions}
            require_law(
                f"secrecy: the decision of {mover} is logged for {viewer}",
                len(logs) == 1,
                playout,
                transitions,
            )
