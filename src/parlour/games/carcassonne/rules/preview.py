"""What a draft would do, told from the view alone."""

from __future__ import annotations

from parlour.core.game import Preview, Seat
from parlour.core.value import Value
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Place
from parlour.games.carcassonne.rules.kinds import FeatureKind, TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land
from parlour.games.carcassonne.rules.scoring import feature_owners, feature_points
from parlour.games.carcassonne.rules.view import CarcassonneView, segment_of, view_land


class FeatureGain(Value, frozen=True, kw_only=True):
    """A feature that would be completed: its places, its points and who would have them."""

    kind: FeatureKind
    places: tuple[str, ...]
    tiles: int
    points: int
    seats: tuple[Seat, ...]


class CarcassonnePreview(Preview, frozen=True, kw_only=True):
    """What laying the tile would do. `points` are the mover's own; `settles` are the offices whose chips would be turned over.

    `claims`: what the meeple would claim, as the feature would then stand.
    """

    completed: tuple[FeatureGain, ...] = ()
    settles: tuple[int, ...] = ()
    claims: FeatureGain | None = None


def action_preview(
    view: CarcassonneView, kinds: TileKinds, seat: Seat, action: AnyAction
) -> CarcassonnePreview:
    """Return what an action would do, or why it is none."""
    if seat not in view.awaited:
        return CarcassonnePreview(problem="carcassonne.not-your-turn")
    if isinstance(action, Place):
        return _placement_preview(view, kinds, seat, action)
    if isinstance(action, Bet):
        known = view.phase == "bet" and (action.chip is None or action.chip in view.chips)
        return CarcassonnePreview(problem=None if known else "carcassonne.no-such-chip")
    asked = view.settling if view.phase == "settle" else view.questions
    opened = next((question for question in asked if len(question.choices) > 1), None)
    known = (
        opened is not None
        and opened.tile == action.tile
        and action.segment in (choice.segment for choice in opened.choices)
    )
    return CarcassonnePreview(problem=None if known else "carcassonne.no-such-choice")


def _placement_preview(
    view: CarcassonneView, kinds: TileKinds, seat: Seat, action: Place
) -> CarcassonnePreview:
    way = next(
        (
            way
            for way in view.placements
            if (way.x, way.y, way.turns) == (action.x, action.y, action.turns)
        ),
        None,
    )
    if way is None or view.drawn is None:
        return CarcassonnePreview(problem="carcassonne.does-not-fit")
    if action.meeple is not None and action.meeple not in way.free.split():
        return CarcassonnePreview(problem="carcassonne.not-free")
    land = view_land(view, kinds).with_tile(kinds[view.drawn], (action.x, action.y), action.turns)
    crowd: dict[int, list[Seat]] = {}
    for meeple in view.meeples:
        crowd.setdefault(land.feature[segment_of(land, meeple.place)], []).append(meeple.seat)
    number = len(view.tiles)
    own = (
        None
        if action.meeple is None
        else land.feature[SEGMENT_STRIDE * number + kinds[view.drawn].number[action.meeple]]
    )
    if own is not None:
        crowd[own] = [seat]
    completed = land.completed_features(number)
    gains = {
        name: _feature_gain(view, land, name, feature_owners(crowd.get(name, [])))
        for name in {*completed, *([] if own is None else [own])}
    }
    counting = {name for name in completed if view.options.unclaimed == "settles" or name in crowd}
    stacks = [
        office.tile
        for office in view.offices
        if counting & set(land.bettable_features(office.tile))
    ]
    return CarcassonnePreview(
        points=sum(gains[name].points for name in completed if seat in gains[name].seats),
        completed=tuple(gains[name] for name in completed),
        settles=tuple(stacks),
        claims=None if own is None else gains[own],
    )


def _feature_gain(
    view: CarcassonneView, land: Land, name: int, seats: tuple[Seat, ...]
) -> FeatureGain:
    feature = land.features[name]
    return FeatureGain(
        kind=feature.kind,
        places=tuple(land.places[segment] for segment in feature.segments),
        tiles=feature.tiles,
        points=feature_points(view.options, land, feature),
        seats=seats,
    )
