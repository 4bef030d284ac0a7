"""Statistical odds for chips: how large a city or road is when settled, and the best bets."""

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
"""The chances that a feature grows by 0, 1, 2, … tiles until settled, by kind and open sides.

They were measured on 492 features of bookmaker tiles in 32 matches of master against casual with
two seats, with a prior that weighs as much as 15 more features. No growth is often the most likely
case, because most features are never completed and count at the end as they are.
"""

SETTLED_CHANCES: dict[FeatureKind, dict[int, float]] = {
    "city": {1: 0.65, 2: 0.55, 3: 0.71},
    "road": {1: 0.60, 2: 0.64},
}
"""The share of features for which the chips were settled, by kind and open sides."""


class Prospect(NamedTuple):
    """A feature for which chips may be settled, with its probabilities."""

    weight: float
    """The relative probability that the chips are settled for this feature."""
    size: int
    """The current size of the feature in tiles."""
    growth: Sequence[float]
    """The chances that the feature grows by 0, 1, 2, … tiles, if the chips are settled for it."""


def prospects(view: CarcassonneView, tile: int) -> list[Prospect]:
    """Return the prospects of the open cities and roads on a tile."""
    return [
        prospect(feature)
        for feature in view.features
        if feature.open and feature.kind in GROWTH_CHANCES and is_on_tile(feature, tile)
    ]


def prospect(feature: FeatureView) -> Prospect:
    """Return the statistical prospect of an open city or road."""
    by_open = GROWTH_CHANCES[feature.kind]
    sides = min(feature.open, max(by_open))
    return Prospect(SETTLED_CHANCES[feature.kind][sides], feature.tiles, by_open[sides])


def is_on_tile(feature: FeatureView, tile: int) -> bool:
    """Return whether a feature extends over a tile, given the number of the tile."""
    number = str(tile)
    return any(
        place.startswith(number) and not place[len(number)].isdigit() for place in feature.places
    )


def chip_expectation(chip: Chip, features: Iterable[Prospect]) -> float:
    """Return the expected points of a chip on an office where these features meet."""
    features = list(features)
    weights = sum(feature.weight for feature in features)
    payouts = (
        feature.weight * chance * chip_payout(chip, feature.size + more)
        for feature in features
        for more, chance in enumerate(feature.growth)
    )
    return sum(payouts) / weights if weights else 0.0


def best_bet(view: CarcassonneView, least: float) -> str | None:
    """Return the id of the chip in hand with the highest expected points on the newest tile.

    The result is None if no chip can expect at least `least` points.
    """
    features = prospects(view, len(view.tiles) - 1)
    expectations = {
        chip.id: chip_expectation(chip, features) for chip in view.bets if chip.id in view.chips
    }
    best = max(sorted(expectations), key=lambda chip: expectations[chip], default=None)
    return best if best is not None and expectations[best] >= least else None


def best_choice(view: CarcassonneView, question: ChipQuestion, own: bool) -> str:
    """Return the segment of the feature that is best for the seat's chip on an office.

    Players may not look at placed chips, so the values are estimates: the seat's own chip is any
    chip that is not in its hand, all equally likely, and a chip of another seat may be any chip.

    Args:
        view: The view.
        question: The office and its features.
        own: Whether to count only the seat's own chip, as at the end, or all chips on the office.
    """
    seats = next(office.seats for office in view.offices if office.tile == question.tile)
    own_chips = [chip for chip in view.bets if chip.id not in view.chips]

    def gain(tiles: int) -> float:
        expected = (
            sum(chip_payout(chip, tiles) for chip in own_chips) / len(own_chips)
            if own_chips and view.seat in seats
            else 0.0
        )
        others = 0 if own else sum(seat != view.seat for seat in seats)
        average = sum(chip_payout(chip, tiles) for chip in view.bets) / max(1, len(view.bets))
        return expected - others * average / max(1, len(view.totals) - 1)

    return max(question.choices, key=lambda choice: gain(choice.tiles)).segment
