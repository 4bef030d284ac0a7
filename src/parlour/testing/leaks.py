"""Which secrets a game reveals, for tests that a mistake in it would be found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import AnyGame
from parlour.core.rng import Rng
from parlour.laws.playout import Playout, playout_rng, random_states
from parlour.laws.secrecy import check_disguises, check_view_secrecy
from parlour.laws.trial import Trial
from parlour.laws.violation import LawViolation
from parlour.plugin.secrets import Disguise, Scramble


def view_leaks(game: AnyGame, playout: Playout, secrets: Mapping[str, Scramble]) -> frozenset[str]:
    """Return the names of the secrets that change some view along a random match."""
    return frozenset(
        name
        for name, secret in secrets.items()
        if _is_violated(
            Trial(game=game, playout=playout, secrets={name: secret}), check_view_secrecy
        )
    )


def disguise_leaks(
    game: AnyGame, playout: Playout, disguises: Mapping[str, Disguise]
) -> frozenset[str]:
    """Return the names of the disguises that another seat can see along a random match."""
    return frozenset(
        name
        for name, disguise in disguises.items()
        if _is_violated(
            Trial(game=game, playout=playout, disguises={name: disguise}), check_disguises
        )
    )


def _is_violated(trial: Trial, check: Callable[[Trial, Any, Rng], None]) -> bool:
    """Return whether a law is violated in some state of a match."""
    rng = playout_rng(trial.playout).fork("leaks")
    try:
        for number, state in enumerate(random_states(trial.game, trial.playout)):
            check(trial, state, rng.fork(number))
    except LawViolation:
        return True
    return False
