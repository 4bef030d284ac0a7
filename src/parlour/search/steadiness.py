"""Ranking stability: how often two rankings of a decision agree on the best action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.plugin.player import BotPlayer, RankingPlayer
from parlour.plugin.registry import game_plugin
from parlour.search.estimates import DEVIATIONS_95
from parlour.search.levels import build_level, precompile_bots

SAMPLE_INTERVAL = 3
"""The interval of the decisions in a match that are repeated."""


class RepeatedDecision(NamedTuple):
    """A decision that was ranked twice.

    Attributes:
        gap: The difference between the two best values of the first ranking.
        agreed: Whether the second ranking has the same first action; None if the gap was too small
            to repeat it.
    """

    gap: float
    agreed: bool | None


class AgreementRate(NamedTuple):
    """The rate of agreement over some decisions, with its 95 % confidence interval (Wilson)."""

    decisions: int
    share: float
    low: float
    high: float


def any_state(state: Any) -> bool:
    """Return True for every state, so that every decision may be repeated."""
    return True


@dataclass(frozen=True, kw_only=True)
class RankingStability:
    """A measurement of the ranking stability of a game's strongest level.

    Attributes:
        game: Returns the rules.
        mover: The level that plays the matches.
        decisions: The number of decisions to repeat, by number of seats.
        gaps: The thresholds to report; by default the two smallest mistake thresholds of the game.
        sample_interval: The interval of the decisions that are repeated.
        is_sampled: Selects the states whose decisions may be repeated.
        seconds: The time limit of a ranking; usually the amount of work is fixed.
    """

    game: Callable[[], AnyGame]
    mover: str
    decisions: Mapping[int, int]
    gaps: Sequence[float] = ()
    sample_interval: int = SAMPLE_INTERVAL
    is_sampled: Callable[[Any], bool] = any_state
    seconds: float = inf

    def report_lines(self) -> Iterator[str]:
        """Yield a line for each number of seats and each threshold."""
        game = self.game()
        name = game.spec.id
        bots = game_plugin(name).bots
        assert bots is not None, "a game that is measured has opponents"
        precompile_bots(name)
        strongest, mover, gaps = (
            build_level(name, bots.levels[-1].id, game),
            build_level(name, self.mover, game),
            self.gaps or bots.mistake_thresholds[:2],
        )
        assert isinstance(strongest, RankingPlayer)
        for seats, decisions in self.decisions.items():
            for line in threshold_lines(
                self.sample_decisions(game, strongest, mover, seats, min(gaps)), decisions, gaps
            ):
                yield f"{seats} seats, {line}"

    def sample_decisions(
        self, game: AnyGame, strongest: RankingPlayer, mover: BotPlayer, seats: int, least: float
    ) -> Iterator[RepeatedDecision]:
        """Yield repeated decisions from an endless sequence of matches."""
        number = 0
        while True:
            luck, count = Random(f"1 {number}"), number
            state = game.setup(game.types.options(), seats, Rng(luck.randbytes(32))).state
            while awaited := game.turn(state).seats:
                seat = Seat(min(awaited))
                view = game.view(state, seat)
                if self.is_sampled(state):
                    found = (
                        rank_twice(strongest, view, seat, luck, self.seconds, least)
                        if count % self.sample_interval == 0
                        else None
                    )
                    if found is not None:
                        yield found
                    count += 1
                state = game.apply(state, seat, mover.choose(view, seat, luck, self.seconds)).state
            number += 1


def rank_twice(
    strongest: RankingPlayer, view: Any, seat: Seat, luck: Random, seconds: float, least: float
) -> RepeatedDecision | None:
    """Return a decision that was ranked twice, or None if there is no choice.

    The second ranking is made only if the gap exceeds the smallest threshold.
    """
    one, other = (Random(luck.getrandbits(63)) for _ in range(2))
    first = strongest.rank(view, seat, one, seconds)
    if len(first) < 2:
        return None
    gap = first[0].value - first[1].value
    return RepeatedDecision(
        gap,
        strongest.rank(view, seat, other, seconds)[0].action == first[0].action
        if gap > least
        else None,
    )


def agreement_rate(found: Sequence[RepeatedDecision], threshold: float) -> AgreementRate:
    """Return the rate of agreement among decisions whose gap exceeds a threshold."""
    apart = [one.agreed is True for one in found if one.gap > threshold]
    count = len(apart)
    if not count:
        return AgreementRate(0, 0.0, 0.0, 1.0)
    share, square = sum(apart) / count, DEVIATIONS_95**2
    middle, spread = (
        share + square / (2 * count),
        DEVIATIONS_95 * sqrt(share * (1 - share) / count + square / (4 * count**2)),
    )
    return AgreementRate(
        count,
        share,
        (middle - spread) / (1 + square / count),
        (middle + spread) / (1 + square / count),
    )


def threshold_lines(
    found: Iterator[RepeatedDecision], decisions: int, thresholds: Sequence[float]
) -> Iterator[str]:
    """Yield a line with the rate of agreement for each threshold."""
    some = list(islice(found, decisions))
    for threshold in thresholds:
        apart = agreement_rate(some, threshold)
        steady = f"the same first {apart.share:.1%} ({apart.low:.1%} to {apart.high:.1%})"
        yield f"gap over {threshold:g}: {apart.decisions} of {len(some)} decisions, {steady}"
