"""Helpers that score features and settle the chips of an office."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat, replace
from parlour.games.carcassonne.rules.events import FeatureScored, StackSettled
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.state import (
    PlacedChip,
    RevealedChip,
    Scores,
    State,
    bet_segment,
    replace_with_land,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, chip_payout


def add_points(scores: Scores, source: str, points: int) -> Scores:
    """Return a seat's scores with points added to one source."""
    return replace(scores, **{source: getattr(scores, source) + points})


def scored_event(
    land: Land, name: int, seats: tuple[Seat, ...], points: int, *, final: bool
) -> FeatureScored:
    """Return the event for a feature that was scored."""
    feature = land.features[name]
    return FeatureScored(
        kind=feature.kind,
        seats=seats,
        points=points,
        tiles=feature.tiles,
        shields=feature.shields,
        cities=len(land.completed_cities(feature)) if feature.kind == "field" else 0,
        places=tuple(land.places[segment] for segment in feature.segments),
        final=final,
    )


def settle_chips(
    state: State,
    land: Land,
    tiles: CarcassonneTileSet,
    tile: int,
    counted: Sequence[tuple[PlacedChip, int | None]],
    *,
    final: bool = False,
) -> tuple[State, StackSettled]:
    """Return the state after chips of an office are settled, and the event.

    Args:
        state: The state before.
        land: The land of the state.
        tiles: The tile set.
        tile: The number of the office's tile.
        counted: The chips, each with the feature that it counts for, or None.
        final: Whether this is part of the final scoring.
    """
    scores, chips = list(state.scores), list(state.chips)
    revealed, places = list[RevealedChip](), list[tuple[str, ...]]()
    for chip, name in counted:
        feature = None if name is None else land.features[name]
        size = 0 if feature is None else feature.tiles
        points = chip_payout(tiles.chips[chip.chip], size)
        scores[chip.seat] = add_points(scores[chip.seat], "bets", points)
        chips[chip.seat] = tuple(sorted((*chips[chip.seat], chip.chip)))
        places.append(
            () if feature is None else tuple(land.places[segment] for segment in feature.segments)
        )
        segment = "" if name is None else bet_segment(land, tile, name)
        revealed.append(
            RevealedChip(
                tile=tile,
                seat=chip.seat,
                chip=chip.chip,
                segment=segment,
                tiles=size,
                points=points,
                final=final,
            )
        )
    settled = [chip for chip, _ in counted]
    remaining = tuple(chip for chip in state.laid if chip not in settled)
    after = replace_with_land(
        state,
        land,
        scores=tuple(scores),
        chips=tuple(chips),
        laid=remaining,
        turned=(*state.turned, *revealed),
    )
    return after, StackSettled(
        tile=tile,
        chips=tuple(revealed),
        labels=tuple(tiles.chip_label(chip.chip) for chip in revealed),
        places=tuple(places),
    )
