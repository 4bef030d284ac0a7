"""The course of a turn: a tile is drawn and laid, features are scored, chips settled, bets made."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, Transition
from parlour.games.carcassonne.rules.betting import bettors, place_bets
from parlour.games.carcassonne.rules.ending import begin_final_scoring
from parlour.games.carcassonne.rules.happenings import SeatDecided, TileDiscarded, TilePlaced
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE, Land, Square
from parlour.games.carcassonne.rules.scoring import (
    SCORE_FIELDS,
    distinct_choices,
    feature_owners,
    feature_points,
    meeples_by_feature,
)
from parlour.games.carcassonne.rules.settling import add_points, scored_event, settle_chips
from parlour.games.carcassonne.rules.state import (
    ChipStack,
    Meeple,
    PlacedTile,
    State,
    land_of,
    replace_with_land,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet


def apply_placement(
    state: State,
    kinds: TileKinds,
    tiles: CarcassonneTileSet,
    square: Square,
    turns: int,
    meeple: int | None,
) -> Transition[State]:
    """Return the state after the drawn tile was laid, with a meeple on this segment of it; whether that is allowed is not asked."""
    assert state.drawn is not None
    kind, number = kinds[state.drawn], len(state.placed)
    land = land_of(state, kinds).with_tile(kind, square, turns)
    tile = PlacedTile(tile=state.drawn, x=square[0], y=square[1], turns=turns, seat=state.mover)
    own = () if meeple is None else (Meeple(state.mover, SEGMENT_STRIDE * number + meeple),)
    after = replace_with_land(
        state, land, placed=(*state.placed, tile), drawn=None, meeples=(*state.meeples, *own)
    )
    told = TilePlaced(
        seat=state.mover,
        tile=kind.id,
        place=str(number) if meeple is None else land.places[SEGMENT_STRIDE * number + meeple],
        meeple=None if meeple is None else kind.segments[meeple].kind,
    )
    completed = land.completed_features(number)
    claimed = {land.feature[standing.segment] for standing in after.meeples}
    counting = [
        name for name in completed if after.options.unclaimed == "settles" or name in claimed
    ]
    after, scored = _score_features(after, land, completed)
    later = settle_stacks(
        replace_with_land(after, land, settling=_settled_stacks(after, land, counting)),
        kinds,
        tiles,
    )
    return Transition(later.state, (told, *scored, *later.events))


def settle_stacks(state: State, kinds: TileKinds, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the state after the stacks of this turn were settled and the bets asked for, or waiting for the mover to choose."""
    land, told = land_of(state, kinds), list[GameEvent]()
    if any(len(stack.features) > 1 for stack in state.settling):
        return Transition(replace_with_land(state, land, phase="settle"))
    for stack in state.settling:
        here = [(chip, stack.features[0]) for chip in state.laid if chip.tile == stack.tile]
        state, settling = settle_chips(state, land, tiles, stack.tile, here)
        told.append(settling)
    state = replace_with_land(state, land, settling=())
    asked = bettors(state, kinds, land)
    if asked:
        return Transition(replace_with_land(state, land, phase="bet", asked=asked), tuple(told))
    later = draw_tile(_pass_turn(state, land), kinds, tiles)
    return Transition(later.state, (*told, *later.events))


def apply_bet(
    state: State, kinds: TileKinds, tiles: CarcassonneTileSet, seat: Seat, chip: str | None
) -> Transition[State]:
    """Return the state after a seat has decided on a chip; with the last decision the chips are laid."""
    land = land_of(state, kinds)
    after = replace_with_land(
        state, land, bets=(*state.bets[:seat], chip or "", *state.bets[seat + 1 :])
    )
    if any(after.bets[other] is None for other in state.asked):
        return Transition(after, (SeatDecided(seat),))
    after, laid = place_bets(after, land)
    later = draw_tile(_pass_turn(after, land), kinds, tiles)
    return Transition(later.state, (SeatDecided(seat), laid, *later.events))


def draw_tile(state: State, kinds: TileKinds, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the state in which the mover has drawn a tile that can be laid, or in which the match comes to its end."""
    land, told = land_of(state, kinds), list[GameEvent]()
    stack, discarded = state.stack, state.discarded
    while stack:
        tile, stack = stack[0], stack[1:]
        if any(True for _ in land.placements_of(kinds[tile])):
            return Transition(
                replace_with_land(
                    state, land, phase="place", drawn=tile, stack=stack, discarded=discarded
                ),
                tuple(told),
            )
        discarded = (*discarded, tile)
        told.append(TileDiscarded(tile))
    later = begin_final_scoring(
        replace_with_land(state, land, stack=stack, discarded=discarded), land, tiles
    )
    return Transition(later.state, (*told, *later.events))


def _score_features(
    state: State, land: Land, completed: list[int]
) -> tuple[State, list[GameEvent]]:
    """Return the state after completed features were scored and their meeples came home."""
    crowd, scores, told = (
        meeples_by_feature(state.meeples, land),
        list(state.scores),
        list[GameEvent](),
    )
    for name in completed:
        feature, seats = land.features[name], feature_owners(crowd.get(name, []))
        if seats:
            points = feature_points(state.options, land, feature)
            for seat in seats:
                scores[seat] = add_points(scores[seat], SCORE_FIELDS[feature.kind], points)
            told.append(scored_event(land, name, seats, points, final=False))
    left = tuple(
        meeple for meeple in state.meeples if land.feature[meeple.segment] not in completed
    )
    return replace_with_land(state, land, scores=tuple(scores), meeples=left), told


def _settled_stacks(state: State, land: Land, completed: list[int]) -> tuple[ChipStack, ...]:
    """Return the stacks that completed features settle; where sizes differ the mover has a choice."""
    found = []
    for tile in sorted({chip.tile for chip in state.laid}):
        names = [name for name in land.bettable_features(tile) if name in completed]
        if names:
            found.append(ChipStack(tile, distinct_choices(land, names)))
    return tuple(found)


def _pass_turn(state: State, land: Land) -> State:
    return replace_with_land(state, land, mover=Seat((state.mover + 1) % len(state.scores)))
