"""The laws of secrets: what a seat (or the public) is shown, told, refused or made to wait for says no more than it may know."""

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
"""Changes one named secret of a state, and nothing that this seat (None: the public) may know."""

Disguise = Callable[[Any, Seat, Any, Rng], Any]
"""Returns another action that must look the same to everybody but the seat that takes it, or None where it keeps no secret."""


def check_determinization(
    game: AnyGame, codec: AnyCodec, playout: Playout, state: Any, rng: Rng
) -> None:
    """An imagined state shows the same view, leaves turn, legal actions, refusals and standing as they are, and has its own luck.

    Whatever differed would tell a seat (or the public) more than its view does.
    """
    for seat in viewers(playout):
        shown = encode(game.view(state, seat))
        view = codec.decode_view(shown)
        imagined = game.determinize(view, rng.fork(str(seat)))
        again = game.view(imagined, seat)
        require_law(
            "knowledge: view(determinize(view)) == view", again == view, playout, (view, again)
        )
        require_law(
            "knowledge: the same turn", game.turn(imagined) == game.turn(state), playout, view
        )
        require_law(
            "knowledge: the same standing",
            game.ranking(imagined) == game.ranking(state),
            playout,
            view,
        )
        require_law(
            "determinize is pure",
            encode(game.determinize(view, rng.fork(str(seat)))) == encode(imagined),
            playout,
            view,
        )
        require_law(
            "the key never enters a view",
            not any(key in shown for key in rng_keys(state)),
            playout,
            view,
        )
        require_law(
            "determinized state has its own randomness",
            not rng_keys(state) or rng_keys(imagined) != rng_keys(state),
            playout,
            view,
        )
        if seat is not None:
            mine = list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS))
            require_law(
                "knowledge: the same legal actions",
                mine == list(islice(game.legal_actions(imagined, seat), MAX_LEGAL_ACTIONS)),
                playout,
                view,
            )
            for odd in (
                odd
                for action in random_sample(mine, 2, rng)
                for odd in decodable_actions(codec, mutated_actions(action))
            ):
                require_law(
                    "knowledge: the same refusals",
                    refusal_of(game, state, seat, odd) == refusal_of(game, imagined, seat, odd),
                    playout,
                    (view, odd),
                )
            if mine:
                require_law(
                    "knowledge: the same default",
                    game.default_action(state, seat) == game.default_action(imagined, seat),
                    playout,
                    view,
                )


def check_openness(game: AnyGame, playout: Playout, state: Any, rng: Rng) -> None:
    """A game that says it hides nothing shows and tells every seat the same as everybody: it is rendered once for all of them."""
    if game.spec.hidden:
        return
    shown = encode(game.view(state, None))
    told = [
        apply_legal(game, state, mover, action, playout).events
        for mover in sorted(game.turn(state).seats)
        for action in random_sample(
            list(islice(game.legal_actions(state, mover), MAX_LEGAL_ACTIONS)), 2, rng.fork(mover)
        )
    ]
    for seat in viewers(playout):
        require_law(
            f"openness: {seat} sees something of its own",
            encode(game.view(state, seat)) == shown,
            playout,
            state,
        )
        for events in told:
            same = encode(game.log_entries(events, seat)) == encode(game.log_entries(events, None))
            require_law(f"openness: {seat} is told something of its own", same, playout, events)


def check_view_secrecy(
    game: AnyGame, playout: Playout, state: Any, secrets: Mapping[str, Scramble], rng: Rng
) -> None:
    """A view does not change when a secret behind it does; each secret is named and tried alone."""
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
    """News tells a seat no secret: in two worlds whose views it cannot tell apart, before and after, the same is told of the same action.

    The other world is imagined from its view, or has one named secret scrambled.
    """
    for mover in sorted(game.turn(state).seats):
        for action in random_sample(
            list(islice(game.legal_actions(state, mover), MAX_LEGAL_ACTIONS)), 2, rng.fork(mover)
        ):
            after = apply_legal(game, state, mover, action, playout)
            for eyes in viewers(playout):
                news = encode(game.log_entries(after.events, eyes))
                require_law(
                    "log entries are pure",
                    encode(game.log_entries(after.events, eyes)) == news,
                    playout,
                    action,
                )
                require_law(
                    "JSON round trip of log entries",
                    encode(msgspec.json.decode(news, type=tuple[LogEntry, ...])) == news,
                    playout,
                    news,
                )
                worlds = {
                    "all that is hidden": game.determinize(
                        game.view(state, eyes), rng.fork(f"{mover} {eyes}")
                    )
                }
                worlds |= {
                    name: scramble(state, eyes, rng.fork(f"{name} {eyes}"))
                    for name, scramble in secrets.items()
                }
                for name, world in worlds.items():
                    if not is_accepted(game, world, mover, action):
                        continue
                    other = game.apply(world, mover, action)
                    if encode(game.view(other.state, eyes)) == encode(game.view(after.state, eyes)):
                        require_law(
                            f"log entries reveal {name} to {eyes}",
                            encode(game.log_entries(other.events, eyes)) == news,
                            playout,
                            (action, news),
                        )


def check_commutation(
    game: AnyGame, playout: Playout, state: Any, rng: Rng, disguise: Disguise | None = None
) -> None:
    """Simultaneous decisions give the same state in either order, and until the last is made nobody sees them and no luck is drawn."""
    awaited = sorted(game.turn(state).seats)
    if len(awaited) < 2:
        return
    first, second = random_sample(awaited, 2, rng.fork("seats"))
    ones = random_sample(
        list(islice(game.legal_actions(state, first), MAX_LEGAL_ACTIONS)), 2, rng.fork("one")
    )
    if disguise is not None:
        ones = [
            one
            for one in (ones[0], disguise(state, first, ones[0], rng.fork("disguise")))
            if one is not None
        ]
    two = random_sample(
        list(islice(game.legal_actions(state, second), MAX_LEGAL_ACTIONS)), 1, rng.fork("two")
    )[0]
    forth = apply_legal(
        game, apply_legal(game, state, first, ones[0], playout).state, second, two, playout
    )
    back = apply_legal(
        game, apply_legal(game, state, second, two, playout).state, first, ones[0], playout
    )
    require_law(
        "simultaneous decisions commute", encode(forth.state) == encode(back.state), playout, state
    )
    halfway = [apply_legal(game, state, first, one, playout) for one in ones]
    require_law(
        "no luck is drawn before the last decision",
        rng_of(halfway[0].state) == rng_of(state),
        playout,
        state,
    )
    _require_indistinguishable(game, playout, first, halfway)


def check_disguise(
    game: AnyGame, playout: Playout, state: Any, rng: Rng, disguise: Disguise | None
) -> None:
    """What an action hides is seen by nobody else and told to nobody else."""
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
                    [apply_legal(game, state, seat, one, playout) for one in (action, other)],
                )


def _require_indistinguishable(
    game: AnyGame, playout: Playout, mover: Seat, afters: Sequence[Transition[Any]]
) -> None:
    """Hold that everybody but the mover sees, and is told, the same of decisions that differ only in secret."""
    for eyes in viewers(playout):
        if eyes != mover:
            seen = {encode(game.view(after.state, eyes)) for after in afters}
            require_law(
                f"secrecy: the decision of {mover} shows to {eyes}", len(seen) == 1, playout, afters
            )
            heard = {encode(game.log_entries(after.events, eyes)) for after in afters}
            require_law(
                f"secrecy: the decision of {mover} is told to {eyes}",
                len(heard) == 1,
                playout,
                afters,
            )
