"""What a bulb is worth before its specimen is complete: points expected if every dark space were anybody's alike."""

from __future__ import annotations

from functools import cache

from parlour.games.bulbous.rules.scoring import MAJORITY, SHARED_MAJORITY, Edition


@cache
def expected_points(counts: tuple[int, ...], dark: int, edition: Edition) -> tuple[float, ...]:
    """Return the points each seat may expect of a specimen with these bulbs by seat and so many empty spaces, all filled in the end."""
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
    """Return what lighting the next space gains a seat ahead of the mean of the others, over any other seat's lighting it."""
    seats = len(counts)

    def ahead(winner: int) -> float:
        found = expected_points(
            (*counts[:winner], counts[winner] + 1, *counts[winner + 1 :]), dark - 1, edition
        )
        return found[seat] - (sum(found) - found[seat]) / (seats - 1)

    others = [ahead(winner) for winner in range(seats) if winner != seat]
    return ahead(seat) - sum(others) / len(others)
