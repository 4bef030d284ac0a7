"""The law that determinize draws deals with the right probabilities.

Immediately after the setup, only random draws have been made. The true state and the states that
determinize draws from one of its views are then equally distributed, so the true one takes every
place in their sorted order equally often. If determinize always returns the same state, if its
generator is constant or if a deal is biased, the true one takes some places more often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from parlour.core.codec import Codec, encode
from parlour.core.game import AnyGame, Seat
from parlour.laws.playout import Playout, playout_rng
from parlour.laws.violation import LawViolation
from parlour.laws.worlds import state_parts

LAW = "knowledge: determinize draws deals with the right probabilities"

WORLDS = 7
"""The number of determinized states that are compared with each deal."""

CRITICAL_VALUE = 70.0
"""The chi-square value that counts as a violation.

With seven degrees of freedom a correct game exceeds it with a probability of 1e-12.
"""

CRITICAL_MEAN = 7.0
"""The mean place, in standard errors from the middle, that counts as a violation.

A correct game exceeds it with a probability of 3e-12. It notices a small bias in one direction with
fewer deals than the chi-square value.
"""

MIN_DEALS = 80
"""The minimum number of deals in which a part of the state varies, so that the test applies."""


def check_deals(game: AnyGame, playouts: Iterable[Playout]) -> int:
    """Check the law over the deals of many matches together and return their number.

    Args:
        game: The rules.
        playouts: The matches, each with a seed of its own.
    """
    places: dict[str, Counter[int]] = {}
    deals = 0
    for playout in playouts:
        deals += 1
        for path, place in deal_places(game, playout):
            places.setdefault(path, Counter())[place] += 1
    for path, counts in sorted(places.items()):
        if counts.total() >= MIN_DEALS and is_uneven(counts):
            shares = [counts[place] for place in range(WORLDS + 1)]
            raise LawViolation(
                LAW,
                f"state.{path}: among {WORLDS} determinized values in ascending order the true one "
                f"was {shares} times in each place",
            )
    return deals


def deal_places(game: AnyGame, playout: Playout) -> Iterable[tuple[str, int]]:
    """Yield each part of a deal that varies, with its place among the determinized ones."""
    rng, codec = playout_rng(playout).fork("deals"), Codec(game)
    state = game.setup(playout.options, playout.seats, playout_rng(playout)).state
    viewer, rng = rng.choice((None, *map(Seat, range(playout.seats))))
    view = codec.decode_view(encode(game.view(state, viewer)))
    worlds = [
        dict(state_parts(game.determinize(view, rng.fork(number)), playout.seats))
        for number in range(WORLDS)
    ]
    for path, true_value in state_parts(state, playout.seats):
        values = [world.get(path, b"") for world in worlds]
        if any(value != true_value for value in values):
            equal = values.count(true_value)
            above, rng = rng.below(equal + 1)
            yield path, sum(value < true_value for value in values) + above


def is_uneven(counts: Counter[int]) -> bool:
    """Return whether the places of the true values contradict chance."""
    return chi_square(counts) > CRITICAL_VALUE or abs(mean_place(counts)) > CRITICAL_MEAN


def mean_place(counts: Counter[int]) -> float:
    """Return the distance of the mean place from the middle, in standard errors.

    >>> mean_place(Counter({0: 10, WORLDS: 10}))
    0.0
    """
    count = counts.total()
    mean = sum(place * number for place, number in counts.items()) / count
    return (mean - WORLDS / 2) / sqrt((WORLDS + 1) ** 2 - 1) * sqrt(12 * count)


def chi_square(counts: Counter[int]) -> float:
    """Return the chi-square value of the places of the true values, if all are equally likely.

    >>> chi_square(Counter({place: 10 for place in range(8)}))
    0.0
    """
    expected = counts.total() / (WORLDS + 1)
    return sum((counts[place] - expected) ** 2 / expected for place in range(WORLDS + 1))
