"""The odds of sizes: how large a city or road will be when it is completed, and what chips can expect of that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from parlour.games.carcassonne.rules.kinds import FeatureKind
from parlour.games.carcassonne.rules.outlook import ChipQuestion
from parlour.games.carcassonne.rules.tiles import Chip, chip_payout
from parlour.games.carcassonne.rules.view import CarcassonneView, FeatureView

GROWTH_CHANCES: dict[FeatureKind, dict[int, tuple[float, ...]]] = {
    "city": {
        1: (0.13, 0.56, 0.14, 0.03, 0.04, 0.03, 0.04, 0.03),
        2: (0.33, 0.05, 0.27, 0.13, 0.08, 0.05, 0.03, 0.06),
        3: (0.22, 0.06, 0.03, 0.20, 0.13, 0.12, 0.05, 0.19),
    },
    "road": {
        1: (0.30, 0.40, 0.17, 0.05, 0.02, 0.03, 0.00, 0.03),
        2: (0.34, 0.10, 0.09, 0.15, 0.12, 0.07, 0.02, 0.11),
    },
}
"""By kind and open sides, how likely a feature of the newest tile grows by 0, 1, 2, … tiles until its chips are settled.

What happened to 492 features of bookmaker tiles in 32 matches of master against casual, two seats, a little towards what was guessed
before (as if 15 more had been seen). None at all is the likeliest of many: most are never completed, and count at the end as they lie.
"""

SETTLED_CHANCES: dict[FeatureKind, dict[int, float]] = {
    "city": {1: 0.65, 2: 0.55, 3: 0.71},
    "road": {1: 0.60, 2: 0.64},
}
"""By kind and open sides, how often it was the feature for which the chips of its office counted, in the same matches."""


class Prospect(NamedTuple):
    """A feature that chips may be settled for: its size, and how likely it ends with 0, 1, 2, … tiles more, given that it is the one."""

    weight: float
    size: int
    growth: Sequence[float]


def prospects(view: CarcassonneView, tile: int) -> list[Prospect]:
    """Return the features that a stack on this tile may be settled for, weighed by how often such a one is it."""
    return [
        prospect(feature)
        for feature in view.features
        if feature.open and feature.kind in GROWTH_CHANCES and is_on_tile(feature, tile)
    ]


def prospect(feature: FeatureView) -> Prospect:
    """Return how a city or road is likely to grow."""
    by_open = GROWTH_CHANCES[feature.kind]
    sides = min(feature.open, max(by_open))
    return Prospect(SETTLED_CHANCES[feature.kind][sides], feature.tiles, by_open[sides])


def is_on_tile(feature: FeatureView, tile: int) -> bool:
    """Return whether a feature lies on a tile."""
    name = str(tile)
    return any(
        place.startswith(name) and not place[len(name)].isdigit() for place in feature.places
    )


def chip_expectation(chip: Chip, found: Iterable[Prospect]) -> float:
    """Return what a chip can expect of an office with these features."""
    found = list(found)
    weights = sum(each.weight for each in found)
    paid = (
        each.weight * chance * chip_payout(chip, each.size + more)
        for each in found
        for more, chance in enumerate(each.growth)
    )
    return sum(paid) / weights if weights else 0.0


def best_bet(view: CarcassonneView, least: float) -> str | None:
    """Return the chip at hand that can expect most of the newest tile, or None where none can expect this much."""
    found = prospects(view, len(view.tiles) - 1)
    worth = {chip.id: chip_expectation(chip, found) for chip in view.bets if chip.id in view.chips}
    best = max(sorted(worth), key=lambda chip: worth[chip], default=None)
    return best if best is not None and worth[best] >= least else None


def best_choice(view: CarcassonneView, question: ChipQuestion, own: bool) -> str:
    """Return the segment for which one's own chip on an office can expect most; unless the others' there count too, as in play.

    Nobody may look at chips that lie: one's own are those not at hand, any of them equally likely; of others any chip may lie there.
    """
    seats = next(office.seats for office in view.offices if office.tile == question.tile)
    mine = [chip for chip in view.bets if chip.id not in view.chips]

    def gain(tiles: int) -> float:
        expected = (
            sum(chip_payout(chip, tiles) for chip in mine) / len(mine)
            if mine and view.seat in seats
            else 0.0
        )
        others = 0 if own else sum(seat != view.seat for seat in seats)
        average = sum(chip_payout(chip, tiles) for chip in view.bets) / max(1, len(view.bets))
        return expected - others * average / max(1, len(view.totals) - 1)

    return max(question.choices, key=lambda choice: gain(choice.tiles)).segment
