"""Random matches to judge a game by."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from parlour.core.game import AnyGame, Illegal, Seat, Transition
from parlour.core.rng import Rng
from parlour.core.value import Value

MAX_LEGAL_ACTIONS = 400
"""How many legal actions are looked at where a list is longer: enough to sample, few enough to be quick."""


class LawViolation(AssertionError):
    """A game broke a law: which, and at which moment of which match."""


class Playout(Value, frozen=True):
    """One random match to judge a game by."""

    options: Any
    seats: int
    seed: bytes


def playout_rng(playout: Playout) -> Rng:
    """Return the generator of a playout."""
    return Rng(playout.seed.ljust(32, b"\0")[:32])


def option_space(options: type[Any]) -> Iterator[Any]:
    """Yield every combination of the options that have finitely many values (choices, switches, either or none)."""
    axes: dict[str, Sequence[Any]] = {}
    for field in msgspec.structs.fields(options):
        values = _values_of_type(field.type)
        if values:
            axes[field.name] = values
    for chosen in product(*axes.values()):
        yield options(**dict(zip(axes, chosen, strict=True)))


def _values_of_type(kind: Any) -> tuple[Any, ...]:
    """Return all values of a type that has few, or nothing."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        parts = [_values_of_type(part) for part in get_args(kind)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    return (False, True) if kind is bool else (None,) if kind is NoneType else ()


def playouts(game: AnyGame, seeds: int, options: Sequence[Any] | None = None) -> Iterator[Playout]:
    """Yield a playout for every option, every seat count it allows and this many seeds; senseless options are left out.

    Raises LawBroken for a game that refuses them all, since a law tried on nothing would always hold.
    """
    found = False
    for chosen in options if options is not None else option_space(game.types.options):
        for playout in _playouts_of_options(game, chosen, seeds):
            found = True
            yield playout
    if not found:
        raise LawViolation("playable: no options and seats at all can be set up")


def _playouts_of_options(game: AnyGame, options: Any, seeds: int) -> Iterator[Playout]:
    try:
        allowed = game.seat_counts(options)
    except Illegal:
        return
    for seats in allowed:
        for number in range(seeds):
            playout = Playout(options, seats, b"law %d" % number)
            try:
                game.setup(options, seats, playout_rng(playout))
            except Illegal:
                continue
            yield playout


def pairwise_order(found: Sequence[Playout]) -> Iterator[Playout]:
    """Yield playouts in an order in which every pair of values that options and seat counts take comes soon (pairwise testing), the others after."""
    left = {
        number: frozenset(combinations(_option_values(playout), 2))
        for number, playout in enumerate(found)
    }
    missing = frozenset(pair for pairs in left.values() for pair in pairs)
    while missing:
        best = max(left, key=lambda number: (len(left[number] & missing), -number))
        missing -= left.pop(best)
        yield found[best]
    yield from (found[number] for number in left)


def _option_values(playout: Playout) -> list[tuple[str, str]]:
    """Return the name and value of each option, and of the seats."""
    options = [
        (field.name, repr(getattr(playout.options, field.name)))
        for field in msgspec.structs.fields(playout.options)
    ]
    return [*options, ("seats", str(playout.seats))]


def random_states(game: AnyGame, playout: Playout) -> Iterator[Any]:
    """Yield the states of one random match, first to last; raises LawBroken when it outlives `longest`."""
    rng = playout_rng(playout).fork("walk")
    state = game.setup(playout.options, playout.seats, playout_rng(playout)).state
    yield state
    decisions = 0
    while game.turn(state).seats:
        seat, action, rng = random_decision(game, state, playout, decisions, rng)
        state = apply_legal(game, state, seat, action, playout).state
        decisions += 1
        yield state


def random_decision(
    game: AnyGame, state: Any, playout: Playout, decisions: int, rng: Rng
) -> tuple[Seat, Any, Rng]:
    """Return a random decision after so many others: a seat, its action, and the generator after it; raises LawBroken."""
    require_law("longest", decisions < game.spec.longest, playout, decisions)
    seat, rng = rng.choice(sorted(game.turn(state).seats))
    # A long list is read no further than to the action wanted, and a short one is counted through again.
    wanted, rng = rng.below(MAX_LEGAL_ACTIONS)
    actions = list(islice(game.legal_actions(state, seat), wanted + 1))
    require_law("liveness: an awaited seat has a legal action", bool(actions), playout, decisions)
    return seat, actions[wanted % len(actions)], rng


def apply_legal(
    game: AnyGame, state: Any, seat: Seat, action: Any, playout: Playout
) -> Transition[Any]:
    """Return the state after a legal action and what happened; raises LawBroken when it is refused."""
    try:
        return game.apply(state, seat, action)
    except Illegal as reason:
        raise LawViolation(
            _law_message("apply accepts what legal lists", playout, (action, reason.code))
        ) from reason


def refusal_of(
    game: AnyGame, state: Any, seat: Seat, action: Any
) -> tuple[str, dict[str, str | int]] | None:
    """Return the code and details with which `apply` refuses this action, or None when it takes it."""
    try:
        game.apply(state, seat, action)
    except Illegal as reason:
        return reason.code, reason.details
    return None


def require_law(law: str, kept: bool, playout: Playout, found: Any) -> None:
    """Raise LawBroken unless the law was kept."""
    if not kept:
        raise LawViolation(_law_message(law, playout, found))


def _law_message(law: str, playout: Playout, found: Any) -> str:
    return (
        f"{law}; options {playout.options}, {playout.seats} seats, seed {playout.seed!r}: {found}"
    )


def is_accepted(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Return whether `apply` takes this action."""
    return refusal_of(game, state, seat, action) is None


def rng_keys(state: Any) -> tuple[bytes, ...]:
    """Return the key of a state's generator in the ways that it could be written in JSON, or nothing."""
    found = rng_of(state)
    return () if found is None else (b64encode(found.key), found.key.hex().encode())


def rng_of(state: Any) -> Rng | None:
    found = getattr(state, "rng", None)
    return found if isinstance(found, Rng) else None


def random_sample(items: Sequence[Any], most: int, rng: Rng) -> Sequence[Any]:
    return rng.shuffle(items)[0][:most]


def viewers(playout: Playout) -> list[Seat | None]:
    return [None, *map(Seat, range(playout.seats))]
