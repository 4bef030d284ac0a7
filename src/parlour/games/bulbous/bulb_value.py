"""The expected value of a bulb before its specimen is complete.

Every seat is assumed to be equally likely to place each remaining bulb.
"""

from __future__ import annotations

from functools import cache

from parlour.games.bulbous.rules.scoring import MAJORITY, SHARED_MAJORITY, Edition


@cache
def expected_points(counts: tuple[int, ...], dark: int, edition: Edition) -> tuple[float, ...]:
    """Return the expected points of each seat for one specimen once it is complete.

    Args:
        counts: The bulbs on the specimen, by seat.
        dark: The number of empty spaces. Each is filled by any seat with equal probability.
        edition: The edition, which decides the points for a majority.
    """
    seats = range(len(counts))
    if dark == 0:
        most = max(counts)
        pays = MAJORITY[edition] if counts.count(most) == 1 else SHARED_MAJORITY
        return tuple(count + pays * (count == most) for count in counts)
    branches = [
        expected_points((*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]), dark - 1, edition)
        for seat in seats
    ]
    return tuple(sum(branch[seat] for branch in branches) / len(branches) for seat in seats)


@cache
def bulb_stake(counts: tuple[int, ...], dark: int, seat: int, edition: Edition) -> float:
    """Return what a seat gains if it places the next bulb instead of another seat.

    The value is in points of lead over the mean of the other seats. Arguments are as in
    `expected_points`.
    """
    seats = len(counts)

    def ahead(winner: int) -> float:
        found = expected_points(
            (*counts[:winner], counts[winner] + 1, *counts[winner + 1 :]), dark - 1, edition
        )
        return found[seat] - (sum(found) - found[seat]) / (seats - 1)

    others = [ahead(winner) for winner in range(seats) if winner != seat]
    return ahead(seat) - sum(others) / len(others)
