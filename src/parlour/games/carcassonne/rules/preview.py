"""Previews of actions, computed from a view without the state."""

from __future__ import annotations

from parlour.core.game import Preview, Seat
from parlour.core.value import Value
from parlour.games.carcassonne.rules.actions import AnyAction, Bet, Place
from parlour.games.carcassonne.rules.kinds import FeatureKind, TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land
from parlour.games.carcassonne.rules.scoring import feature_owners, feature_points
from parlour.games.carcassonne.rules.view import CarcassonneView, segment_of, view_land


class FeatureGain(Value, frozen=True, kw_only=True):
    """A feature in the state that it would have after a placement."""

    kind: FeatureKind
    places: tuple[str, ...]
    """The places of the feature's segments."""
    tiles: int
    """Number of tiles."""
    points: int
    seats: tuple[Seat, ...]
    """The owners, who would score the points."""


class FeaturePart(Value, frozen=True, kw_only=True):
    """A segment of the tile and the feature that it would belong to."""

    segment: str
    kind: FeatureKind
    places: tuple[str, ...]
    """The places of the feature's segments."""
    tiles: int
    """Number of tiles."""
    open: int
    """Number of open sides; 0 for a completed feature and for a field."""
    points: int
    seats: tuple[Seat, ...]
    """The seats with a meeple in the feature, before the placed meeple."""


class CarcassonnePreview(Preview, frozen=True, kw_only=True):
    """The effects of an action; `points` are those of the mover."""

    completed: tuple[FeatureGain, ...] = ()
    """The features that the placement would complete."""
    settles: tuple[int, ...] = ()
    """The offices whose chips would be settled."""
    claims: FeatureGain | None = None
    """The feature that the meeple would claim."""
    parts: tuple[FeaturePart, ...] = ()
    """Every segment of the tile, for a placement without a meeple."""


def action_preview(
    view: CarcassonneView, kinds: TileKinds, seat: Seat, action: AnyAction
) -> CarcassonnePreview:
    """Return the effects of an action, or the reason why it is illegal."""
    if seat not in view.awaited:
        return CarcassonnePreview(problem="carcassonne.not-your-turn")
    if isinstance(action, Place):
        return _placement_preview(view, kinds, seat, action)
    if isinstance(action, Bet):
        is_legal = view.phase == "bet" and (action.chip is None or action.chip in view.chips)
        return CarcassonnePreview(problem=None if is_legal else "carcassonne.no-such-chip")
    questions = view.settling if view.phase == "settle" else view.questions
    question = next((each for each in questions if len(each.choices) > 1), None)
    is_legal = (
        question is not None
        and question.tile == action.tile
        and action.segment in (choice.segment for choice in question.choices)
    )
    return CarcassonnePreview(problem=None if is_legal else "carcassonne.no-such-choice")


def _placement_preview(
    view: CarcassonneView, kinds: TileKinds, seat: Seat, action: Place
) -> CarcassonnePreview:
    placement = next(
        (
            each
            for each in view.placements
            if (each.x, each.y, each.turns) == (action.x, action.y, action.turns)
        ),
        None,
    )
    if placement is None or view.drawn is None:
        return CarcassonnePreview(problem="carcassonne.does-not-fit")
    if action.meeple is not None and action.meeple not in placement.free.split():
        return CarcassonnePreview(problem="carcassonne.not-free")
    land = view_land(view, kinds).with_tile(kinds[view.drawn], (action.x, action.y), action.turns)
    meeples: dict[int, list[Seat]] = {}
    for meeple in view.meeples:
        meeples.setdefault(land.feature[segment_of(land, meeple.place)], []).append(meeple.seat)
    number = len(view.tiles)
    parts = _feature_parts(view, land, number, meeples) if action.meeple is None else ()
    own = (
        None
        if action.meeple is None
        else land.feature[SEGMENT_STRIDE * number + kinds[view.drawn].number[action.meeple]]
    )
    if own is not None:
        meeples[own] = [seat]
    completed = land.completed_features(number)
    gains = {
        name: _feature_gain(view, land, name, feature_owners(meeples.get(name, [])))
        for name in {*completed, *([] if own is None else [own])}
    }
    settling = {
        name for name in completed if view.options.unclaimed == "settles" or name in meeples
    }
    stacks = [
        office.tile
        for office in view.offices
        if settling & set(land.bettable_features(office.tile))
    ]
    return CarcassonnePreview(
        points=sum(gains[name].points for name in completed if seat in gains[name].seats),
        completed=tuple(gains[name] for name in completed),
        settles=tuple(stacks),
        claims=None if own is None else gains[own],
        parts=parts,
    )


def _feature_parts(
    view: CarcassonneView, land: Land, number: int, meeples: dict[int, list[Seat]]
) -> tuple[FeaturePart, ...]:
    """Return every segment of a tile with its feature and the seats that are already in it."""
    parts = []
    for index, segment in enumerate(land.tiles[number].kind.segments):
        if segment.kind == "field" and not view.options.farmers:
            continue
        name = land.feature[SEGMENT_STRIDE * number + index]
        gain = _feature_gain(view, land, name, tuple(sorted(set(meeples.get(name, [])))))
        parts.append(
            FeaturePart(
                segment=segment.name,
                kind=gain.kind,
                places=gain.places,
                tiles=gain.tiles,
                open=0 if gain.kind == "field" else land.features[name].open,
                points=gain.points,
                seats=gain.seats,
            )
        )
    return tuple(parts)


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
