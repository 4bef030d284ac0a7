"""Options that do not change how a game is played."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

from parlour.core.game import AnyGame, Illegal, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.laws.playout import option_values
from parlour.search.balance.play import play_matches
from parlour.search.balance.records import RANDOM_LEVEL, BalanceSetting
from parlour.search.levels import loaded_game

TRIAL_MATCHES = 10
"""The number of random matches that are played with each value of an option."""


class OptionValue(Value, frozen=True):
    """A value of an option.

    Attributes:
        option: The name of the option.
        value: The value.
    """

    option: str
    value: Any


def ineffective_options(pool: Executor, setting: BalanceSetting) -> tuple[OptionValue, ...]:
    """Return the other values of options that change neither legal actions nor results.

    Random matches with the same random numbers are compared. Only options with finitely many
    values are tried, one at a time. Those that the game declares to be inactive are left out.
    """
    trial = replace(setting, level=RANDOM_LEVEL, opening=0)
    expected = _fingerprints(pool, trial)
    game = loaded_game(setting.game, setting.folder, setting.version)
    return tuple(
        other
        for other in _other_values(game, setting)
        if expected
        == _fingerprints(
            pool, replace(trial, options=setting.options | {other.option: other.value})
        )
    )


def _fingerprints(pool: Executor, setting: BalanceSetting) -> list[str]:
    return [match.fingerprint for match in play_matches(pool, setting, range(TRIAL_MATCHES))]


def _other_values(game: AnyGame, setting: BalanceSetting) -> Iterator[OptionValue]:
    """Yield the values with which the same number of seats can play."""
    options = game.types.options(**setting.options)
    for name in options.__struct_fields__:
        if name in game.inactive_options(options):
            continue
        for value in option_values(options, name):
            if value != getattr(options, name) and _is_playable(
                game, replace(options, **{name: value}), setting.seats
            ):
                yield OptionValue(name, value)


def _is_playable(game: AnyGame, options: Any, seats: int) -> bool:
    try:
        if seats not in game.seat_counts(options):
            return False
        game.setup(options, seats, Rng(bytes(32)))
    except Illegal:
        return False
    return True
