"""What features are worth, and to whom."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.carcassonne.rules.kinds import FeatureKind
from parlour.games.carcassonne.rules.land import NEIGHBOUR_STEPS, Feature, Land
from parlour.games.carcassonne.rules.state import Meeple, Options

FIELD_CITY_POINTS = 3
"""What a field scores for each completed city that it touches."""

SCORE_FIELDS: dict[FeatureKind, str] = {
    "city": "cities",
    "road": "roads",
    "monastery": "monasteries",
    "field": "fields",
}
"""Under which source of points a feature is counted."""


def feature_points(options: Options, land: Land, feature: Feature) -> int:
    """Return the points of a feature as it stands: whole if completed, what the end of the match would pay if not."""
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
    """Return the owners of each meeple by the feature it stands on."""
    found: dict[int, list[Seat]] = {}
    for meeple in meeples:
        found.setdefault(land.feature[meeple.segment], []).append(meeple.seat)
    return found


def feature_owners(crowd: list[Seat]) -> tuple[Seat, ...]:
    """Return the seats that have the most of these meeples; each of them gets all the points."""
    if not crowd:
        return ()
    most = max(map(crowd.count, crowd))
    return tuple(sorted({seat for seat in crowd if crowd.count(seat) == most}))


def distinct_choices(land: Land, names: list[int]) -> tuple[int, ...]:
    """Return these features, or only the first where all have the same number of tiles and a choice would change nothing."""
    return (
        tuple(names) if len({land.features[name].tiles for name in names}) > 1 else tuple(names[:1])
    )
