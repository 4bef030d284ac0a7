"""Random matches for checking the laws."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from parlour.core.containment import contained
from parlour.core.game import AnyGame, GameEvent, Illegal, Seat, Transition
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.laws.difference import short
from parlour.laws.violation import LawViolation

MAX_LEGAL_ACTIONS = 400
"""The maximum number of legal actions that are examined in one state."""

LAW_OF_ACCEPTANCE = "apply accepts what legal_actions lists"
LAW_OF_LENGTH = "a match ends within max_decisions"
LAW_OF_LIVENESS = "liveness: an awaited seat has a legal action"
WALK_LAWS = frozenset({LAW_OF_ACCEPTANCE, LAW_OF_LENGTH, LAW_OF_LIVENESS})
"""The laws that every complete random match obeys."""


class Playout(Value, frozen=True):
    """A random match.

    Attributes:
        options: The options of the game.
        seats: The number of seats.
        seed: The seed, at most 32 bytes.
    """

    options: Any
    seats: int
    seed: bytes


def playout_rng(playout: Playout) -> Rng:
    """Return the random number generator of a playout."""
    return Rng(playout.seed.ljust(32, b"\0")[:32])


def option_space(options: type[Any]) -> Iterator[Any]:
    """Yield every combination of those options that have finitely many values.

    >>> class Rules(msgspec.Struct):
    ...     fast: bool = False
    >>> list(option_space(Rules))
    [Rules(fast=False), Rules(fast=True)]
    """
    build = contained(options)
    axes: dict[str, Sequence[Any]] = {}
    for field in msgspec.structs.fields(options):
        values = _values_of_type(field.type)
        if values:
            axes[field.name] = values
    for values in product(*axes.values()):
        yield build(**dict(zip(axes, values, strict=True)))


def option_values(options: Any, name: str) -> Sequence[Any]:
    """Return all values of an option, or nothing if there are infinitely many."""
    fields = {field.name: field.type for field in msgspec.structs.fields(options)}
    return _values_of_type(fields[name])


def _values_of_type(type_: Any) -> tuple[Any, ...]:
    """Return all values of a finite type, or nothing."""
    if get_origin(type_) is Literal:
        return get_args(type_)
    if get_origin(type_) in (Union, UnionType):
        parts = [_values_of_type(part) for part in get_args(type_)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    return (False, True) if type_ is bool else (None,) if type_ is NoneType else ()


def playouts(game: AnyGame, seeds: int, options: Sequence[Any] | None = None) -> Iterator[Playout]:
    """Yield a playout for every valid combination of options, seat count and seed.

    Raise LawViolation if every combination is invalid, because then no law would be checked.
    """
    is_playable = False
    for values in options if options is not None else option_space(game.types.options):
        for playout in _playouts_of_options(game, values, seeds):
            is_playable = True
            yield playout
    if not is_playable:
        raise LawViolation("playable: some combination of options and seats is accepted")


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


def pairwise_order(candidates: Sequence[Playout]) -> Iterator[Playout]:
    """Yield playouts so that all pairs of option values come early (pairwise testing)."""
    remaining = {
        number: frozenset(combinations(_option_values(playout), 2))
        for number, playout in enumerate(candidates)
    }
    missing = frozenset(pair for pairs in remaining.values() for pair in pairs)
    while missing:
        best = max(remaining, key=lambda number: (len(remaining[number] & missing), -number))
        missing -= remaining.pop(best)
        yield candidates[best]
    yield from (candidates[number] for number in remaining)


def _option_values(playout: Playout) -> list[tuple[str, str]]:
    """Return the name and value of each option and of the seat count."""
    options = [
        (field.name, repr(getattr(playout.options, field.name)))
        for field in msgspec.structs.fields(playout.options)
    ]
    return [*options, ("seats", str(playout.seats))]


class Step(NamedTuple):
    """A state of a random match, with the decision and the events that led to it.

    Attributes:
        state: The state.
        decision: The seat and the action, or None at the start.
        events: The events of the setup or of the action.
    """

    state: Any
    decision: tuple[Seat, Any] | None
    events: tuple[GameEvent, ...]


def random_walk(game: AnyGame, playout: Playout) -> Iterator[Step]:
    """Yield the steps of a random match; raises LawViolation if it exceeds `spec.max_decisions`."""
    rng = playout_rng(playout).fork("walk")
    state, events = game.setup(playout.options, playout.seats, playout_rng(playout))
    yield Step(state, None, events)
    decisions = 0
    while game.turn(state).seats:
        seat, action, rng = random_decision(game, state, playout, decisions, rng)
        state, events = apply_legal(game, state, seat, action, playout)
        decisions += 1
        yield Step(state, (seat, action), events)


def random_states(game: AnyGame, playout: Playout) -> Iterator[Any]:
    """Yield the states of a random match; raises LawViolation if it exceeds `spec.max_decisions`."""
    return (step.state for step in random_walk(game, playout))


def random_decision(
    game: AnyGame, state: Any, playout: Playout, decisions: int, rng: Rng
) -> tuple[Seat, Any, Rng]:
    """Return a random seat, its action and the next generator; raises LawViolation."""
    if decisions >= game.spec.max_decisions:
        finding = f"the match is not over after {decisions} decisions, which is spec.max_decisions"
        raise LawViolation(LAW_OF_LENGTH, finding, playout, decisions)
    seat, rng = rng.choice(sorted(game.turn(state).seats))
    # A long lazy list is read only up to the chosen action; a short list is indexed modulo its length.
    wanted, rng = rng.below(MAX_LEGAL_ACTIONS)
    actions = list(islice(game.legal_actions(state, seat), wanted + 1))
    require_law(LAW_OF_LIVENESS, bool(actions), playout, decisions)
    return seat, actions[wanted % len(actions)], rng


def apply_legal(
    game: AnyGame, state: Any, seat: Seat, action: Any, playout: Playout
) -> Transition[Any]:
    """Return the transition of a legal action; raises LawViolation if it is rejected."""
    try:
        return game.apply(state, seat, action)
    except Illegal as reason:
        raise LawViolation(
            LAW_OF_ACCEPTANCE, f"{short(action)} is refused: {reason.code}", playout, state
        ) from reason


def refusal_of(
    game: AnyGame, state: Any, seat: Seat, action: Any
) -> tuple[str, dict[str, str | int]] | None:
    """Return the code and details with which `apply` rejects an action, or None."""
    try:
        game.apply(state, seat, action)
    except Illegal as reason:
        return reason.code, reason.details
    return None


def require_law(law: str, holds: bool, playout: Playout, evidence: Any, finding: str = "") -> None:
    """Raise LawViolation unless the law holds."""
    if not holds:
        raise LawViolation(law, finding, playout, evidence)


def is_accepted(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Return whether `apply` accepts an action."""
    return refusal_of(game, state, seat, action) is None


def rng_keys(state: Any) -> tuple[bytes, ...]:
    """Return the encodings in which the key of a state's generator could appear in JSON."""
    rng = rng_of(state)
    return () if rng is None else (b64encode(rng.key), rng.key.hex().encode())


def rng_of(state: Any) -> Rng | None:
    rng = getattr(state, "rng", None)
    return rng if isinstance(rng, Rng) else None


def random_sample(items: Sequence[Any], count: int, rng: Rng) -> Sequence[Any]:
    return rng.shuffle(items)[0][:count]
