"""The laws of every game, checked along random matches by tests and `parlour check`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any

from parlour.core.codec import encode
from parlour.core.fold import fold
from parlour.core.game import AnyGame, Seat
from parlour.core.match import match_from_snapshot
from parlour.core.rng import Rng
from parlour.laws.agreement import check_agreement, check_previews
from parlour.laws.departure import check_departure
from parlour.laws.golden import LAW_OF_REPLAY, record_match, replay_match
from parlour.laws.inactive_options import check_inactive_options
from parlour.laws.playout import (
    LAW_OF_LENGTH,
    LAW_OF_LIVENESS,
    WALK_LAWS,
    Playout,
    playout_rng,
    random_walk,
    rng_keys,
)
from parlour.laws.randomness import check_used_randomness
from parlour.laws.rankings import check_rankings, check_scores
from parlour.laws.round_trip import check_round_trip
from parlour.laws.secrecy import (
    check_commutation,
    check_determinization,
    check_disguises,
    check_log_secrecy,
    check_openness,
    check_view_secrecy,
)
from parlour.laws.support import check_support_of_views
from parlour.laws.trial import Coverage, Trial, viewer_name
from parlour.laws.values import check_immutability
from parlour.laws.violation import LawViolation
from parlour.laws.worlds import check_worlds
from parlour.plugin.secrets import Disguise, Scramble

MAX_REMEMBERED = 40
"""The maximum number of earlier actions that are retried in later states."""

LAW_OF_EXCEPTIONS = "the rules raise no exception but Illegal"


def check_laws(
    game: AnyGame,
    playout: Playout,
    secrets: Mapping[str, Scramble] | None = None,
    disguises: Mapping[str, Disguise] | None = None,
    every: int = 1,
    coverage: Coverage | None = None,
) -> int:
    """Check all laws along one random match and return the number of states.

    Args:
        game: The rules.
        playout: The match.
        secrets: The secrets of a state, by name.
        disguises: The functions that return an action which must look the same to other seats, by
            name. Without any, simultaneous decisions hide everything and other decisions hide
            nothing.
        every: Check every n-th state.
        coverage: Receives what was checked.
    """
    trial = Trial(
        game=game,
        playout=playout,
        secrets=secrets or {},
        disguises=disguises or {},
        coverage=coverage or Coverage(),
    )
    decisions: list[tuple[Seat, Any]] = []
    seen: list[Any] = []
    try:
        for step, (state, decision, _) in enumerate(random_walk(game, playout)):
            decisions += [decision] if decision else []
            if step % every == 0 or not game.turn(state).seats:
                rng = state_rng(playout, step)
                seen = [*check_state(trial, state, rng, seen), *seen][:MAX_REMEMBERED]
        trial.coverage.laws |= {*WALK_LAWS, LAW_OF_EXCEPTIONS}
    except Exception as reason:
        # Any other exception of the rules violates a law, too.
        violation = as_violation(reason, playout)
        is_too_long = violation.law == LAW_OF_LENGTH
        violation.decisions = None if is_too_long else decisions
        raise violation from violation.__cause__
    try:
        check_inactive_options(trial, playout_rng(playout).fork("options"))
        check_replay(trial)
    except Exception as reason:
        # Likewise.
        violation = as_violation(reason, playout)
        raise violation from violation.__cause__
    return len(decisions) + 1


def state_rng(playout: Playout, step: int) -> Rng:
    """Return the source of randomness with which a state of a match is checked."""
    return playout_rng(playout).fork("check").fork(step)


def as_violation(reason: Exception, playout: Playout) -> LawViolation:
    """Return an exception of the rules as a violation that names its type and line."""
    if isinstance(reason, LawViolation):
        reason.playout = reason.playout or playout
        return reason
    *_, frame = extract_tb(reason.__traceback__)
    where = f"{Path(frame.filename).name}, line {frame.lineno}"
    violation = LawViolation(
        LAW_OF_EXCEPTIONS, f"{type(reason).__name__}: {reason} ({where})", playout
    )
    violation.__cause__ = reason
    return violation


def check_state(trial: Trial, state: Any, rng: Rng, seen: Sequence[Any] = ()) -> Sequence[Any]:
    """Check all laws of a single state.

    Args:
        trial: The match.
        state: The state.
        rng: The source of randomness.
        seen: Actions of earlier states.

    Returns:
        Some legal actions, to be retried in later states.
    """
    check_round_trip(trial, state)
    check_liveness(trial, state)
    retry_later = check_agreement(trial, state, rng, seen)
    check_determinization(trial, state, rng)
    check_used_randomness(trial, state, rng)
    check_previews(trial, state, rng)
    check_view_secrecy(trial, state, rng)
    check_log_secrecy(trial, state, rng)
    check_openness(trial, state, rng)
    check_worlds(trial, state, rng)
    check_support_of_views(trial, state, rng)
    check_commutation(trial, state, rng)
    check_disguises(trial, state, rng)
    check_rankings(trial, state)
    check_scores(trial, state)
    check_departure(trial, state, rng)
    check_reshuffle(trial, state, rng)
    check_immutability(trial, state)
    return retry_later


def check_liveness(trial: Trial, state: Any) -> None:
    """Check that each awaited seat has a legal action."""
    for seat in sorted(trial.game.turn(state).seats):
        has_action = any(True for _ in trial.game.legal_actions(state, seat))
        trial.require(LAW_OF_LIVENESS, has_action, state, f"seat {seat}")


def check_reshuffle(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that redrawing future randomness changes no view and keeps no old generator."""
    reshuffled = trial.game.reshuffle(state, rng.fork("reshuffle"))
    for seat in trial.viewers:
        trial.require_same(
            "reshuffle changes no view",
            trial.game.view(state, seat),
            trial.game.view(reshuffled, seat),
            "view",
            viewer_name(seat),
        )
    trial.require(
        "reshuffle replaces the random state",
        not rng_keys(state) or rng_keys(reshuffled) != rng_keys(state),
        state,
    )


def check_replay(trial: Trial) -> None:
    """Check that a recorded match replays to the same states and result.

    A replay from a snapshot must give the same result.
    """
    recorded = record_match(trial.game, trial.playout)
    replayed, half = replay_match(recorded, trial.game), len(recorded.events) // 2
    trial.coverage.laws.add(LAW_OF_REPLAY)
    snapshot = match_from_snapshot(
        trial.game, encode(fold(recorded.id, trial.game, recorded.events[:half]))
    )
    trial.require(
        "a snapshot changes nothing",
        fold(recorded.id, trial.game, recorded.events[half:], snapshot) == replayed,
        half,
    )
