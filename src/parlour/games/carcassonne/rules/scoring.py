"""The points and the owners of features."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.carcassonne.rules.kinds import FeatureKind
from parlour.games.carcassonne.rules.land import NEIGHBOUR_STEPS, Feature, Land
from parlour.games.carcassonne.rules.state import Meeple, Options

FIELD_CITY_POINTS = 3
"""The points of a field for each completed city that it touches."""

SCORE_FIELDS: dict[FeatureKind, str] = {
    "city": "cities",
    "road": "roads",
    "monastery": "monasteries",
    "field": "fields",
}
"""The field of `Scores` for each kind of feature."""


def feature_points(options: Options, land: Land, feature: Feature) -> int:
    """Return the points that a feature is worth in its current state, complete or not."""
    if feature.kind == "road":
        return feature.tiles
    if feature.kind == "monastery":
        return 1 + len(NEIGHBOUR_STEPS) - feature.open
    if feature.kind == "field":
        return FIELD_CITY_POINTS * len(land.completed_cities(feature))
    size = feature.tiles
    small = size == 2 and options.small_city == "two"
    return (size + feature.shields) * (1 if feature.open or small else 2)


def meeples_by_feature(meeples: tuple[Meeple, ...], land: Land) -> dict[int, list[Seat]]:
    """Return, for each feature with meeples, the seat of each meeple."""
    by_feature: dict[int, list[Seat]] = {}
    for meeple in meeples:
        by_feature.setdefault(land.feature[meeple.segment], []).append(meeple.seat)
    return by_feature


def feature_owners(meeples: list[Seat]) -> tuple[Seat, ...]:
    """Return the seats with the most meeples on a feature; each of them scores all its points.

    >>> feature_owners([Seat(1), Seat(0), Seat(1), Seat(0), Seat(2)])
    (0, 1)
    """
    if not meeples:
        return ()
    most = max(map(meeples.count, meeples))
    return tuple(sorted({seat for seat in meeples if meeples.count(seat) == most}))


def distinct_choices(land: Land, names: list[int]) -> tuple[int, ...]:
    """Return the given features, or only the first if all have the same size.

    Chips pay by size, so a choice between features of equal size has no effect.
    """
    return (
        tuple(names) if len({land.features[name].tiles for name in names}) > 1 else tuple(names[:1])
    )
