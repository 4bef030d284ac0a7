"""Points are written down: for features, and for the chips of an office that are turned over."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat, replace
from parlour.games.carcassonne.rules.happenings import FeatureScored, StackSettled
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
    """Return the scores of a seat with points more from one source."""
    return replace(scores, **{source: getattr(scores, source) + points})


def scored_event(
    land: Land, name: int, seats: tuple[Seat, ...], points: int, *, final: bool
) -> FeatureScored:
    """Return what the scoring of a feature tells."""
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
    turned: Sequence[tuple[PlacedChip, int | None]],
    *,
    final: bool = False,
) -> tuple[State, StackSettled]:
    """Return the state after these chips of one office were turned over, each for a feature (None: there is none), and the event."""
    scores, chips, lines, where = (
        list(state.scores),
        list(state.chips),
        list[RevealedChip](),
        list[tuple[str, ...]](),
    )
    for chip, name in turned:
        feature = None if name is None else land.features[name]
        size = 0 if feature is None else feature.tiles
        points = chip_payout(tiles.chips[chip.chip], size)
        scores[chip.seat] = add_points(scores[chip.seat], "bets", points)
        chips[chip.seat] = tuple(sorted((*chips[chip.seat], chip.chip)))
        where.append(
            () if feature is None else tuple(land.places[segment] for segment in feature.segments)
        )
        segment = "" if name is None else bet_segment(land, tile, name)
        lines.append(
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
    gone = [chip for chip, _ in turned]
    left = tuple(chip for chip in state.laid if chip not in gone)
    after = replace_with_land(
        state,
        land,
        scores=tuple(scores),
        chips=tuple(chips),
        laid=left,
        turned=(*state.turned, *lines),
    )
    return after, StackSettled(
        tile, tuple(lines), tuple(tiles.chip_label(line.chip) for line in lines), tuple(where)
    )
