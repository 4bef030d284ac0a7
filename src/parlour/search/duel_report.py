"""The result of a duel between two bot levels, with confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from parlour.core.value import Value
from parlour.search.estimates import Estimate, share_estimate


class DuelSetting(Value, frozen=True):
    """What all games of a duel have in common.

    Attributes:
        game: The id of the game.
        options: The options that differ from the defaults.
        seats: The number of seats.
        levels: The level of `a` and that of `b`.
        seconds: The time limit of one decision.
        seed: The seed of the duel.
        folder: The data folder with the operator's own assets.
    """

    game: str
    options: dict[str, Any]
    seats: int
    levels: tuple[str, str]
    seconds: float
    seed: int
    folder: Path | None = None


class DuelReport(Value, frozen=True, kw_only=True):
    """The result of a duel for level `a`, which plays one seat against players of level `b`.

    A round is one game from each seat with the same random numbers. Intervals are computed from
    rounds instead of games. One won and one lost round are added to them, so that they are
    meaningful even if every round is won.

    Attributes:
        score: The mean share of opponents that `a` beat, ties counting half; 0.5 is even for any
            number of seats.
        wins: The share of first ranks; 1 / seats is even.
        won: The number of games with a sole first rank.
        drawn: The number of games with a shared first rank.
        lost: The number of games without a first rank.
        points: The mean scores of `a` and of the others, or None in games without scores.
        rounds: The score of each round.
        decisions: The mean number of decisions per game.
        a_seconds: The mean thinking time (s) of a seat of `a` per game.
        b_seconds: The mean thinking time (s) of a seat of `b` per game.
    """

    game: str
    options: dict[str, Any]
    seats: int
    a: str
    b: str
    games: int
    seconds: float
    won: int
    drawn: int
    lost: int
    score: Estimate
    wins: Estimate
    points: tuple[float, float] | None
    decisions: float
    a_seconds: float
    b_seconds: float
    rounds: tuple[float, ...]


class DuelGame(NamedTuple):
    """One game of a duel.

    Attributes:
        score: The score of `a`.
        win: The share of `a` in the win.
        points: The points of `a` and the mean points of the others.
        decisions: The number of decisions.
        a_seconds: The thinking time (s) of the seat of `a`.
        b_seconds: The mean thinking time (s) of the other seats.
    """

    score: float
    win: float
    points: tuple[float, float] | None
    decisions: int
    a_seconds: float
    b_seconds: float


def summarize_duel(setting: DuelSetting, sittings: Sequence[DuelGame]) -> DuelReport:
    """Return the report of a duel from the games of all its rounds."""
    wins = [one.win for one in sittings]
    points = [one.points for one in sittings if one.points is not None]
    rounds = _round_means([one.score for one in sittings], setting.seats)
    return DuelReport(
        game=setting.game,
        options=setting.options,
        seats=setting.seats,
        a=setting.levels[0],
        b=setting.levels[1],
        games=len(sittings),
        seconds=setting.seconds,
        won=wins.count(1),
        drawn=len(wins) - wins.count(1) - wins.count(0),
        lost=wins.count(0),
        score=share_estimate(rounds),
        wins=share_estimate(_round_means(wins, setting.seats)),
        points=(_mean([own for own, _ in points]), _mean([others for _, others in points]))
        if points
        else None,
        decisions=_mean([one.decisions for one in sittings]),
        a_seconds=_mean([one.a_seconds for one in sittings]),
        b_seconds=_mean([one.b_seconds for one in sittings]),
        rounds=tuple(rounds),
    )


def _round_means(values: Sequence[float], seats: int) -> list[float]:
    """Return the mean of each round of `seats` games."""
    left = iter(values)
    return [_mean(one) for one in iter(lambda: list(islice(left, seats)), [])]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
