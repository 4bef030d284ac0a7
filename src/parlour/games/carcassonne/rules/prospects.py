"""Statistical prospects of open cities and roads, and the chances of chips that are bet on them.

All numbers follow from public information, so a view may show them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from parlour.games.carcassonne.rules.kinds import FeatureKind
from parlour.games.carcassonne.rules.tiles import Chip, chip_payout

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


def prospect(kind: FeatureKind, open_sides: int, tiles: int) -> Prospect:
    """Return the statistical prospect of an open city or road."""
    by_open = GROWTH_CHANCES[kind]
    sides = min(open_sides, max(by_open))
    return Prospect(SETTLED_CHANCES[kind][sides], tiles, by_open[sides])


def chip_chance(chip: Chip, features: Iterable[Prospect]) -> float:
    """Return the probability that a chip pays on an office where these features meet."""
    return average_worth(features, lambda tiles: float(chip_payout(chip, tiles) > 0))


def average_worth(features: Iterable[Prospect], worth: Callable[[int], float]) -> float:
    """Return the expected worth of the final size of the feature that the chips count for."""
    features = list(features)
    weights = sum(feature.weight for feature in features)
    worths = (
        feature.weight * chance * worth(feature.size + more)
        for feature in features
        for more, chance in enumerate(feature.growth)
    )
    return sum(worths) / weights if weights else 0.0
