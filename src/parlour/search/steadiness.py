"""How steady a ranking is: whether a player asked twice about a decision, with other luck, puts the same action first."""

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
from parlour.search.duel import DEVIATIONS_95, build_level, precompile_bots

SAMPLE_INTERVAL = 3
"""One in so many decisions of a match is asked about."""


class RepeatedDecision(NamedTuple):
    """A decision asked about: by how much the first answer preferred its first action to the second, and whether another answer agreed.

    None: nobody was asked again, since the gap was too small to count.
    """

    gap: float
    agreed: bool | None


class AgreementRate(NamedTuple):
    """How often, of so many decisions, the first choice was the same; 95 times in 100, the truth lies between `low` and `high` (Wilson)."""

    decisions: int
    share: float
    low: float
    high: float


def any_state(state: Any) -> bool:
    """Return that every decision may be asked about."""
    return True


@dataclass(frozen=True, kw_only=True)
class RankingStability:
    """The measurement of a game's strongest, with what is the game's own: players of level `mover` play matches in which it is asked.

    One in `apart` of the decisions that `asks` allows is asked about, until there are so many for each number of seats. `gaps` are the
    thresholds to tell about, the two smallest mistakes of the game unless told. `seconds` bound what is fixed work otherwise.
    """

    game: Callable[[], AnyGame]
    mover: str
    decisions: Mapping[int, int]
    gaps: Sequence[float] = ()
    sample_interval: int = SAMPLE_INTERVAL
    is_sampled: Callable[[Any], bool] = any_state
    seconds: float = inf

    def report_lines(self) -> Iterator[str]:
        """Yield a line for every number of seats and each threshold."""
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
        """Yield decisions as the strongest sees them, one match after the other, without end."""
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
    """Return what comes of asking about a decision, and again where the gap is more than the least; None where there is nothing to choose."""
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
    """Return how often the answers agreed where the gap exceeded a threshold."""
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
    """Yield a line for each threshold over so many decisions."""
    some = list(islice(found, decisions))
    for threshold in thresholds:
        apart = agreement_rate(some, threshold)
        steady = f"the same first {apart.share:.1%} ({apart.low:.1%} to {apart.high:.1%})"
        yield f"gap over {threshold:g}: {apart.decisions} of {len(some)} decisions, {steady}"
