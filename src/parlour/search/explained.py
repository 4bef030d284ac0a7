"""How much of results a game's judge of luck explains: matches of equals, and what their draws brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf, sqrt
from random import Random
from statistics import fmean, pstdev, stdev
from typing import NamedTuple

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.plugin.player import Player
from parlour.plugin.registry import plugin
from parlour.search.chance import Dealer, leads
from parlour.search.duel import NORMAL, level, warm


class Split(NamedTuple):
    """By how much the first seat came out ahead of the mean of the others, and how much of that its judge calls luck."""

    lead: float
    luck: float


def splits(game: AnyGame, equals: Player, dealer: Dealer, seats: int) -> Iterator[Split]:
    """Yield matches of equals, without end; each draw is made anew as often as may be, so that it does not hang on the machine."""
    number = 0
    while True:
        luck, options = Random(f"luck {number}"), game.types.options()
        state = game.setup(options, seats, Rng(luck.randbytes(32))).state
        found = [dealer.opening(options, seats, state, luck, inf)]
        while awaited := game.turn(state).seats:
            seat = Seat(min(awaited))
            before, action = state, equals.choose(game.view(state, seat), seat, luck, inf)
            state = game.apply(before, seat, action).state
            found.append(dealer.step(before, seat, action, state, luck, inf))
        yield Split(leads(game.standing(state))[0], sum(one.brought[0] for one in found if one is not None))
        number += 1


def judged(game: AnyGame, equals: str, seats: int, matches: int) -> str:
    """Return a line that tells how well the luck that a game's judge finds goes with the results of so many matches of a level."""
    name = game.spec.id
    bots = plugin(name).bots
    assert bots is not None and bots.judge is not None, "a game whose luck is judged has a judge"
    warm(name)
    dealer = Dealer(game, bots.judging(game), bots.judge.rounds, bots.judge.settled)
    return told(list(islice(splits(game, level(name, equals, game), dealer, seats), matches)))


def told(found: Sequence[Split]) -> str:
    """Return a line about some matches: luck on average, how it goes with the results, and how far these stray with it and without."""
    led, brought = zip(*found, strict=True)
    left = [lead - luck for lead, luck in found]
    error = NORMAL * stdev(brought) / sqrt(len(found))
    return (
        f"{len(found)} matches: luck {fmean(brought):.1f} ± {error:.1f} on average, goes with the result by {_together(led, brought):.2f};"
        f" results stray by {pstdev(led):.1f}, without luck by {pstdev(left):.1f}"
    )


def _together(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the correlation, 0 where either is always the same."""
    spread = pstdev(one) * pstdev(other)
    return (fmean(a * b for a, b in zip(one, other, strict=True)) - fmean(one) * fmean(other)) / spread if spread else 0.0
