"""Statistical odds for chips: how large a city or road is when settled, and the best bets."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.games.carcassonne.rules.outlook import ChipQuestion
from parlour.games.carcassonne.rules.prospects import (
    GROWTH_CHANCES,
    Prospect,
    average_worth,
    prospect,
)
from parlour.games.carcassonne.rules.tiles import Chip, chip_payout
from parlour.games.carcassonne.rules.view import CarcassonneView, FeatureView


def prospects(view: CarcassonneView, tile: int) -> list[Prospect]:
    """Return the prospects of the open cities and roads on a tile."""
    return [
        prospect(feature.kind, feature.open, feature.tiles)
        for feature in view.features
        if feature.open and feature.kind in GROWTH_CHANCES and is_on_tile(feature, tile)
    ]


def is_on_tile(feature: FeatureView, tile: int) -> bool:
    """Return whether a feature extends over a tile, given the number of the tile."""
    number = str(tile)
    return any(
        place.startswith(number) and not place[len(number)].isdigit() for place in feature.places
    )


def chip_expectation(chip: Chip, features: Iterable[Prospect]) -> float:
    """Return the expected points of a chip on an office where these features meet."""
    return average_worth(features, lambda tiles: float(chip_payout(chip, tiles)))


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
