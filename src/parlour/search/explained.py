"""Measurements of how much of the results between equal players a luck model explains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev, stdev
from typing import NamedTuple

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.plugin.player import BotPlayer
from parlour.plugin.registry import game_plugin
from parlour.search.chance import LuckSampler, score_leads
from parlour.search.estimates import DEVIATIONS_95
from parlour.search.levels import build_level, precompile_bots


class LuckSplit(NamedTuple):
    """The first seat's lead over the mean of the others, and the part of it that is luck."""

    lead: float
    luck: float


def sample_splits(
    game: AnyGame, equals: BotPlayer, dealer: LuckSampler, seats: int
) -> Iterator[LuckSplit]:
    """Play endless matches between equal players and yield the first seat's lead and luck.

    All draws get the maximum number of samples.
    """
    number = 0
    while True:
        luck, options = Random(f"luck {number}"), game.types.options()
        state = game.setup(options, seats, Rng(luck.randbytes(32))).state
        found = [dealer.deal_luck(options, seats, state, luck, inf)]
        while awaited := game.turn(state).seats:
            seat = Seat(min(awaited))
            before, action = state, equals.choose(game.view(state, seat), seat, luck, inf)
            state = game.apply(before, seat, action).state
            found.append(dealer.action_luck(before, seat, action, state, luck, inf))
        yield LuckSplit(
            score_leads(game.ranking(state))[0],
            sum(one.brought[0] for one in found if one is not None),
        )
        number += 1


def luck_report(game: AnyGame, equals: str, seats: int, matches: int) -> str:
    """Return a line that compares luck with results over matches of one level against itself."""
    name = game.spec.id
    bots = game_plugin(name).bots
    assert bots is not None and bots.luck_model is not None, "the game has no luck model"
    precompile_bots(name)
    dealer = LuckSampler(
        game, bots.luck_player(game), bots.luck_model.rounds, bots.luck_model.settles_on_time
    )
    return describe_splits(
        list(islice(sample_splits(game, build_level(name, equals, game), dealer, seats), matches))
    )


def describe_splits(found: Sequence[LuckSplit]) -> str:
    """Return a line with the mean luck, its correlation with the results, and the deviations."""
    led, brought = zip(*found, strict=True)
    left = [lead - luck for lead, luck in found]
    error = DEVIATIONS_95 * stdev(brought) / sqrt(len(found))
    return (
        f"{len(found)} matches: luck {fmean(brought):.1f} ± {error:.1f} on average, correlation with results {_correlation(led, brought):.2f};"
        f" deviation of results {pstdev(led):.1f}, without luck {pstdev(left):.1f}"
    )


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the correlation of two variables, or 0 if one of them is constant."""
    spread = pstdev(one) * pstdev(other)
    return (
        (fmean(a * b for a, b in zip(one, other, strict=True)) - fmean(one) * fmean(other)) / spread
        if spread
        else 0.0
    )
