"""A position of a match that is checked again, and its text for the command line."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from parlour.core.codec import AnyCodec, encode
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.value import Value
from parlour.laws.agreement import retried_actions
from parlour.laws.laws import MAX_REMEMBERED, as_violation, check_laws, check_state, state_rng
from parlour.laws.playout import Playout, playout_rng
from parlour.laws.trial import Trial
from parlour.laws.violation import LawViolation

MAX_TOKEN_BYTES = 1_000_000
"""The maximum size of a decompressed token."""


class Choice(NamedTuple):
    """A decision: the seat, and the number of its action among the legal ones."""

    seat: int
    number: int


class Moment(Value, frozen=True):
    """A position, or a whole match.

    Attributes:
        playout: The options, seats and seed of the match.
        choices: The decisions before the position, or None for the whole match.
    """

    playout: Playout
    choices: tuple[Choice, ...] | None


class EncodedMoment(Value, frozen=True):
    """A moment as it is stored in a token, with the options that are not the default ones."""

    options: dict[str, Any]
    seats: int
    seed: bytes
    choices: tuple[Choice, ...] | None


def moment_token(moment: Moment) -> str:
    """Return the text from which `moment_from_token` restores a moment."""
    playout = moment.playout
    body = EncodedMoment(
        changed_options(playout.options), playout.seats, playout.seed, moment.choices
    )
    return urlsafe_b64encode(zlib.compress(encode(body), 9)).decode().rstrip("=")


def changed_options(options: Any) -> dict[str, Any]:
    """Return the options that differ from the default ones, by name."""
    defaults = type(options)()
    return {
        name: getattr(options, name)
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(defaults, name)
    }


def moment_from_token(codec: AnyCodec, token: str) -> Moment:
    """Return the moment of a token; raises ValueError if there is none.

    Args:
        codec: The codec of the game.
        token: The text.
    """
    try:
        packed = urlsafe_b64decode(token + "=" * (-len(token) % 4))
        body = zlib.decompressobj().decompress(packed, MAX_TOKEN_BYTES)
        found = msgspec.json.decode(body, type=EncodedMoment)
        options = codec.decode_options(encode(found.options))
    except (ValueError, zlib.error) as reason:
        raise ValueError("not a position of this game") from reason
    return Moment(Playout(options, found.seats, found.seed), found.choices)


def violation_moment(trial: Trial, violation: LawViolation) -> Moment | None:
    """Return the position of a violation, or None if it was found over many matches together."""
    if violation.playout is None:
        return None
    if violation.decisions is None:
        return Moment(violation.playout, None)
    choices = []
    try:
        state = start_state(trial.game, violation.playout)
        for seat, action in violation.decisions:
            choices.append(Choice(seat, trial.legal_actions(state, seat).index(action)))
            state = trial.game.apply(state, seat, action).state
    except Exception:
        # Rules that violate a law may also fail to repeat its match.
        return Moment(violation.playout, None)
    return Moment(violation.playout, tuple(choices))


def find_violation(trial: Trial, choices: Sequence[Choice] | None) -> LawViolation | None:
    """Check the position after some decisions, or the whole match, and return the violation.

    Args:
        trial: The match.
        choices: The decisions. A seat that is not to move, or a number beyond the legal actions,
            stands for one that exists.
    """
    try:
        if choices is None:
            check_laws(trial.game, trial.playout, trial.secrets, trial.disguises)
        else:
            _check_position(trial, choices)
    except LawViolation as violation:
        return violation
    return None


def _check_position(trial: Trial, choices: Sequence[Choice]) -> None:
    """Check the position after some decisions; raises LawViolation."""
    decisions: list[tuple[Seat, Any]] = []
    seen: list[Any] = []
    try:
        try:
            state = start_state(trial.game, trial.playout)
        except Illegal:
            return
        for step, choice in enumerate(choices):
            awaited = sorted(trial.game.turn(state).seats)
            seat = Seat(choice.seat) if choice.seat in awaited else min(awaited, default=None)
            actions = [] if seat is None else trial.legal_actions(state, seat)
            if seat is None or not actions:
                break
            seen = [*retried_actions(trial, state, state_rng(trial.playout, step)), *seen]
            decisions.append((seat, actions[choice.number % len(actions)]))
            state = trial.apply(state, *decisions[-1]).state
        rng = state_rng(trial.playout, len(decisions))
        check_state(trial, state, rng, seen[:MAX_REMEMBERED])
    except Exception as reason:
        # Any other exception of the rules violates a law, too.
        violation = as_violation(reason, trial.playout)
        violation.decisions = decisions
        raise violation from violation.__cause__


def start_state(game: AnyGame, playout: Playout) -> Any:
    """Return the first state of a match; raises Illegal if the rules reject its options or seats."""
    if playout.seats not in game.seat_counts(playout.options):
        raise Illegal("core.no-such-seat")
    return game.setup(playout.options, playout.seats, playout_rng(playout)).state
