"""How steady a ranking is: whether a player asked twice about a decision, with other luck, puts the same action first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from parlour.core.game import AnyGame, Seat
from parlour.core.player import Player, RankingPlayer
from parlour.core.rng import Rng
from parlour.search.duel import NORMAL

APART = 3
"""One in so many decisions of a match is asked about."""


class Asked(NamedTuple):
    """A decision asked about twice: by how much the first answer preferred its first action to the second, and whether the second answer agreed."""

    gap: float
    agreed: bool


class Agreement(NamedTuple):
    """How often, of so many decisions, the first choice was the same; 95 times in 100, the truth lies between `low` and `high` (Wilson)."""

    decisions: int
    share: float
    low: float
    high: float


def asked(game: AnyGame, player: RankingPlayer, mover: Player, options: Any, seats: int, seconds: float, seed: int) -> Iterator[Asked]:
    """Yield decisions of matches that a quick player moves in, as a ranking player with so many seconds sees them, without end."""
    number = 0
    while True:
        luck = Random(f"{seed} {number}")
        state, count = game.setup(options, seats, Rng(luck.randbytes(32))).state, number
        while awaited := game.turn(state).seats:
            seat = Seat(min(awaited))
            view = game.view(state, seat)
            if count % APART == 0:
                first, again = (player.rank(view, seat, Random(luck.getrandbits(63)), seconds) for _ in range(2))
                if len(first) > 1:
                    yield Asked(first[0].value - first[1].value, first[0].action == again[0].action)
            state = game.apply(state, seat, mover.choose(view, seat, luck, seconds)).state
            count += 1
        number += 1


def agreement(found: Sequence[Asked], threshold: float) -> Agreement:
    """Return how often the answers agreed where the gap exceeded a threshold."""
    apart = [one.agreed for one in found if one.gap > threshold]
    count = len(apart)
    if not count:
        return Agreement(0, 0.0, 0.0, 1.0)
    share, square = sum(apart) / count, NORMAL**2
    middle, spread = share + square / (2 * count), NORMAL * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return Agreement(count, share, (middle - spread) / (1 + square / count), (middle + spread) / (1 + square / count))


def told(found: Iterator[Asked], decisions: int, thresholds: Sequence[float]) -> Iterator[str]:
    """Yield a line for each threshold over so many decisions."""
    some = list(islice(found, decisions))
    for threshold in thresholds:
        apart = agreement(some, threshold)
        steady = f"the same first {apart.share:.1%} ({apart.low:.1%} to {apart.high:.1%})"
        yield f"gap over {threshold:g}: {apart.decisions} of {len(some)} decisions, {steady}"
