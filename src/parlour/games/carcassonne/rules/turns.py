"""The course of a turn: draw and place a tile, score features, settle chips, bet."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, Transition
from parlour.games.carcassonne.rules.betting import bettors, place_bets
from parlour.games.carcassonne.rules.ending import begin_final_scoring
from parlour.games.carcassonne.rules.events import SeatDecided, TileDiscarded, TilePlaced
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
    """Return the state after the drawn tile is placed, without checking that it is legal.

    Args:
        state: The state before.
        kinds: The kinds of tiles.
        tiles: The tile set.
        square: The square of the tile.
        turns: The clockwise quarter turns of the tile.
        meeple: The index of the segment that gets a meeple, or None.
    """
    assert state.drawn is not None
    kind, number = kinds[state.drawn], len(state.placed)
    land = land_of(state, kinds).with_tile(kind, square, turns)
    tile = PlacedTile(tile=state.drawn, x=square[0], y=square[1], turns=turns, seat=state.mover)
    own = () if meeple is None else (Meeple(state.mover, SEGMENT_STRIDE * number + meeple),)
    after = replace_with_land(
        state, land, placed=(*state.placed, tile), drawn=None, meeples=(*state.meeples, *own)
    )
    placed = TilePlaced(
        seat=state.mover,
        tile=kind.id,
        place=str(number) if meeple is None else land.places[SEGMENT_STRIDE * number + meeple],
        meeple=None if meeple is None else kind.segments[meeple].kind,
    )
    completed = land.completed_features(number)
    claimed = {land.feature[each.segment] for each in after.meeples}
    settling = [
        name for name in completed if after.options.unclaimed == "settles" or name in claimed
    ]
    after, scored = _score_features(after, land, completed)
    later = settle_stacks(
        replace_with_land(after, land, settling=_settled_stacks(after, land, settling)),
        kinds,
        tiles,
    )
    return Transition(later.state, (placed, *scored, *later.events))


def settle_stacks(state: State, kinds: TileKinds, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the state after the stacks of a turn are settled and the turn continues.

    If a stack has several features, the result is instead the state in which the mover must choose.
    """
    land, events = land_of(state, kinds), list[GameEvent]()
    if any(len(stack.features) > 1 for stack in state.settling):
        return Transition(replace_with_land(state, land, phase="settle"))
    for stack in state.settling:
        chips = [(chip, stack.features[0]) for chip in state.laid if chip.tile == stack.tile]
        state, settled = settle_chips(state, land, tiles, stack.tile, chips)
        events.append(settled)
    state = replace_with_land(state, land, settling=())
    seats = bettors(state, kinds, land)
    if seats:
        return Transition(replace_with_land(state, land, phase="bet", asked=seats), tuple(events))
    later = draw_tile(_pass_turn(state, land), kinds, tiles)
    return Transition(later.state, (*events, *later.events))


def apply_bet(
    state: State, kinds: TileKinds, tiles: CarcassonneTileSet, seat: Seat, chip: str | None
) -> Transition[State]:
    """Return the state after a seat's bet; after the last bet, all chips are placed."""
    land = land_of(state, kinds)
    after = replace_with_land(
        state, land, bets=(*state.bets[:seat], chip or "", *state.bets[seat + 1 :])
    )
    if any(after.bets[other] is None for other in state.asked):
        return Transition(after, (SeatDecided(seat),))
    after, chips_laid = place_bets(after, land)
    later = draw_tile(_pass_turn(after, land), kinds, tiles)
    return Transition(later.state, (SeatDecided(seat), chips_laid, *later.events))


def draw_tile(state: State, kinds: TileKinds, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the state after the mover draws a tile that fits.

    If no remaining tile fits, the result is the beginning of the final scoring.
    """
    land, events = land_of(state, kinds), list[GameEvent]()
    stack, discarded = state.stack, state.discarded
    while stack:
        tile, stack = stack[0], stack[1:]
        if any(True for _ in land.placements_of(kinds[tile])):
            return Transition(
                replace_with_land(
                    state, land, phase="place", drawn=tile, stack=stack, discarded=discarded
                ),
                tuple(events),
            )
        discarded = (*discarded, tile)
        events.append(TileDiscarded(tile))
    later = begin_final_scoring(
        replace_with_land(state, land, stack=stack, discarded=discarded), land, tiles
    )
    return Transition(later.state, (*events, *later.events))


def _score_features(
    state: State, land: Land, completed: list[int]
) -> tuple[State, list[GameEvent]]:
    """Return the state after completed features are scored, and the events.

    The meeples of these features return to their supplies.
    """
    meeples = meeples_by_feature(state.meeples, land)
    scores, events = list(state.scores), list[GameEvent]()
    for name in completed:
        feature, seats = land.features[name], feature_owners(meeples.get(name, []))
        if seats:
            points = feature_points(state.options, land, feature)
            for seat in seats:
                scores[seat] = add_points(scores[seat], SCORE_FIELDS[feature.kind], points)
            events.append(scored_event(land, name, seats, points, final=False))
    remaining = tuple(
        meeple for meeple in state.meeples if land.feature[meeple.segment] not in completed
    )
    return replace_with_land(state, land, scores=tuple(scores), meeples=remaining), events


def _settled_stacks(state: State, land: Land, completed: list[int]) -> tuple[ChipStack, ...]:
    """Return the chip stacks that must be settled because of completed features.

    A stack has several features if their sizes differ; the mover then chooses one.
    """
    stacks = []
    for tile in sorted({chip.tile for chip in state.laid}):
        names = [name for name in land.bettable_features(tile) if name in completed]
        if names:
            stacks.append(ChipStack(tile, distinct_choices(land, names)))
    return tuple(stacks)


def _pass_turn(state: State, land: Land) -> State:
    return replace_with_land(state, land, mover=Seat((state.mover + 1) % len(state.scores)))
