"""Points: bulbs anywhere, majorities on complete specimens, and the collections of the author's edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from parlour.core.game import Ranking, ScoreSource, Seat
from parlour.core.value import Value
from parlour.games.bulbous.rules.cards import COLOURS
from parlour.games.bulbous.rules.specimens import SIZES, Places, Specimen, bulb_leaders

Edition = Literal["classic", "author"]

MAJORITY: dict[Edition, int] = {"classic": 2, "author": 3}
"""Points for most bulbs on a complete specimen."""

SHARED_MAJORITY = 1
"""Points for each of several who tie for most bulbs."""

ALL_COLOURS = 5
ALL_SIZES = 10
"""Points of the author's edition for a majority, alone or shared, in all four colours, and in all four sizes."""


class SeatScore(Value, frozen=True, kw_only=True):
    """The points of a seat by where they come from; the collections are 0 in the classic edition."""

    bulbs: int
    majorities: int
    colours: int = 0
    sizes: int = 0

    @property
    def total(self) -> int:
        """All together."""
        return self.bulbs + self.majorities + self.colours + self.sizes


def majority(specimen: Specimen, edition: Edition) -> tuple[int, tuple[Seat, ...]]:
    """Return what each leader of a specimen gains when it is complete, and who they are."""
    lead = bulb_leaders(specimen.bulbs)
    return (MAJORITY[edition] if len(lead) == 1 else SHARED_MAJORITY), lead


def seat_scores(
    edition: Edition, seats: int, places: Places, completed: Sequence[Specimen]
) -> tuple[SeatScore, ...]:
    """Return the points of every seat if the game ended now."""
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
    """Return the points of every seat by bulbs, by the majority on each complete specimen, and by collections."""
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
    """Return the ranks of totals: ties share one; with teams the sums of seats 0 and 2 and of seats 1 and 3 decide."""
    sums = [totals[seat] + totals[(seat + 2) % 4] for seat in range(4)] if teams else totals
    ranks = tuple(1 + sum(other > own for other in sums) for own in sums)
    return Ranking(ranks, tuple(totals), over, (0, 1, 0, 1) if teams else None)
