"""Scoring: bulbs, majorities on complete specimens, and the author's collections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from parlour.core.game import Ranking, ScoreSource, Seat
from parlour.core.value import Value
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.specimens import SIZES, Places, Specimen, bulb_leaders

Edition = Literal["classic", "author"]

MAJORITY: dict[Edition, int] = {"classic": 2, "author": 3}
"""The points for the most bulbs on a complete specimen."""

SHARED_MAJORITY = 1
"""The points for each of several seats with the most bulbs on a complete specimen."""

ALL_COLOURS = 5
ALL_SIZES = 10
"""The points for majorities in all four colours and in all four sizes (author's edition).

Tied majorities count.
"""


class SeatScore(Value, frozen=True, kw_only=True):
    """The points of a seat by source; collections score 0 in the classic edition."""

    bulbs: int
    majorities: int
    colours: int = 0
    sizes: int = 0

    @property
    def total(self) -> int:
        """The sum of all points."""
        return self.bulbs + self.majorities + self.colours + self.sizes


def majority(specimen: Specimen, edition: Edition) -> tuple[int, tuple[Seat, ...]]:
    """Return the points that each leader of a specimen gains on completion, and the leaders."""
    lead = bulb_leaders(specimen.bulbs)
    return (MAJORITY[edition] if len(lead) == 1 else SHARED_MAJORITY), lead


def seat_scores(
    edition: Edition, seats: int, places: Places, completed: Sequence[Specimen]
) -> tuple[SeatScore, ...]:
    """Return the points of every seat if the match ended now."""
    specimens = [*completed, *(specimen for specimen in places if specimen is not None)]
    found = []
    for seat in map(Seat, range(seats)):
        won = [
            (specimen, majority(specimen, edition)[0])
            for specimen in specimens
            if specimen.is_complete and seat in bulb_leaders(specimen.bulbs)
        ]
        collected = edition == "author"
        found.append(
            SeatScore(
                bulbs=sum(specimen.bulbs.count(seat) for specimen in specimens),
                majorities=sum(points for _, points in won),
                colours=ALL_COLOURS
                * (collected and {specimen.colour for specimen, _ in won} == set(COLOURS)),
                sizes=ALL_SIZES
                * (collected and {specimen.size for specimen, _ in won} == set(SIZES)),
            )
        )
    return tuple(found)


def score_breakdown(
    edition: Edition, seats: int, places: Places, completed: Sequence[Specimen]
) -> Sequence[ScoreSource]:
    """Return the points of every seat by bulbs, by each complete specimen and by collections."""
    found = seat_scores(edition, seats, places, completed)
    complete = [
        specimen
        for specimen in (*completed, *(place for place in places if place is not None))
        if specimen.is_complete
    ]
    majorities = []
    for specimen in complete:
        points, lead = majority(specimen, edition)
        made = tuple(points if seat in lead else 0 for seat in range(seats))
        majorities.append(
            ScoreSource(
                kind="majority",
                points=made,
                details={"colour": specimen.colour, "size": specimen.size},
            )
        )
    collections = [
        ScoreSource(kind=what, points=tuple(getattr(score, what) for score in found))
        for what in ("colours", "sizes")
    ]
    bulbs = ScoreSource(kind="bulbs", points=tuple(score.bulbs for score in found))
    return [bulbs, *majorities, *(source for source in collections if any(source.points))]


def rank_totals(totals: Sequence[int], teams: bool, over: str | None) -> Ranking:
    """Return the ranking of totals, in which ties share a rank.

    Args:
        totals: The points of each seat.
        teams: Whether seats 0 and 2 play as a team against seats 1 and 3. Ranks then compare the
            sums of the teams.
        over: The reason why the match ended, or None.
    """
    sums = [totals[seat] + totals[(seat + 2) % 4] for seat in range(4)] if teams else totals
    ranks = tuple(1 + sum(other > own for other in sums) for own in sums)
    return Ranking(ranks, tuple(totals), over, (0, 1, 0, 1) if teams else None)
