"""The course of a turn: a tile is drawn and laid, features are scored, chips settled, bets made."""

from __future__ import annotations

from parlour.core.game import Happening, Seat, Transition
from parlour.games.carcassonne.rules.betting import bettors, opened
from parlour.games.carcassonne.rules.ending import ended
from parlour.games.carcassonne.rules.happenings import Decided, Discarded, TilePlaced
from parlour.games.carcassonne.rules.kinds import Kinds
from parlour.games.carcassonne.rules.land import STRIDE, Land, Square
from parlour.games.carcassonne.rules.scoring import SOURCES, crowds, distinct, owners, worth
from parlour.games.carcassonne.rules.settling import add, feature_scored, paid
from parlour.games.carcassonne.rules.state import Meeple, Placed, Stack, State, changed, land_of
from parlour.games.carcassonne.rules.tiles import TileSet


def placed(state: State, kinds: Kinds, tiles: TileSet, square: Square, turns: int, meeple: int | None) -> Transition[State]:
    """Return the state after the drawn tile was laid, with a meeple on this segment of it; whether that is allowed is not asked."""
    assert state.drawn is not None
    kind, number = kinds[state.drawn], len(state.placed)
    land = land_of(state, kinds).extended(kind, square, turns)
    tile = Placed(tile=state.drawn, x=square[0], y=square[1], turns=turns, seat=state.mover)
    own = () if meeple is None else (Meeple(state.mover, STRIDE * number + meeple),)
    after = changed(state, land, placed=(*state.placed, tile), drawn=None, meeples=(*state.meeples, *own))
    told = TilePlaced(
        seat=state.mover,
        tile=kind.id,
        place=str(number) if meeple is None else land.places[STRIDE * number + meeple],
        meeple=None if meeple is None else kind.segments[meeple].kind,
    )
    completed = land.completed(number)
    claimed = {land.feature[standing.segment] for standing in after.meeples}
    counting = [name for name in completed if after.options.unclaimed == "settles" or name in claimed]
    after, scored = _scored(after, land, completed)
    later = settled(changed(after, land, settling=_stacks(after, land, counting)), kinds, tiles)
    return Transition(later.state, (told, *scored, *later.happened))


def settled(state: State, kinds: Kinds, tiles: TileSet) -> Transition[State]:
    """Return the state after the stacks of this turn were settled and the bets asked for, or waiting for the mover to choose."""
    land, told = land_of(state, kinds), list[Happening]()
    if any(len(stack.features) > 1 for stack in state.settling):
        return Transition(changed(state, land, phase="settle"))
    for stack in state.settling:
        here = [(chip, stack.features[0]) for chip in state.laid if chip.tile == stack.tile]
        state, settling = paid(state, land, tiles, stack.tile, here)
        told.append(settling)
    state = changed(state, land, settling=())
    asked = bettors(state, kinds, land)
    if asked:
        return Transition(changed(state, land, phase="bet", asked=asked), tuple(told))
    later = drawn(_passed_on(state, land), kinds, tiles)
    return Transition(later.state, (*told, *later.happened))


def bet(state: State, kinds: Kinds, tiles: TileSet, seat: Seat, chip: str | None) -> Transition[State]:
    """Return the state after a seat has decided on a chip; with the last decision the chips are laid."""
    land = land_of(state, kinds)
    after = changed(state, land, bets=(*state.bets[:seat], chip or "", *state.bets[seat + 1 :]))
    if any(after.bets[other] is None for other in state.asked):
        return Transition(after, (Decided(seat),))
    after, laid = opened(after, land)
    later = drawn(_passed_on(after, land), kinds, tiles)
    return Transition(later.state, (Decided(seat), laid, *later.happened))


def drawn(state: State, kinds: Kinds, tiles: TileSet) -> Transition[State]:
    """Return the state in which the mover has drawn a tile that can be laid, or in which the match comes to its end."""
    land, told = land_of(state, kinds), list[Happening]()
    stack, discarded = state.stack, state.discarded
    while stack:
        tile, stack = stack[0], stack[1:]
        if any(True for _ in land.fits(kinds[tile])):
            return Transition(changed(state, land, phase="place", drawn=tile, stack=stack, discarded=discarded), tuple(told))
        discarded = (*discarded, tile)
        told.append(Discarded(tile))
    later = ended(changed(state, land, stack=stack, discarded=discarded), land, tiles)
    return Transition(later.state, (*told, *later.happened))


def _scored(state: State, land: Land, completed: list[int]) -> tuple[State, list[Happening]]:
    """Return the state after completed features were scored and their meeples came home."""
    crowd, scores, told = crowds(state.meeples, land), list(state.scores), list[Happening]()
    for name in completed:
        feature, seats = land.features[name], owners(crowd.get(name, []))
        if seats:
            points = worth(state.options, land, feature)
            for seat in seats:
                scores[seat] = add(scores[seat], SOURCES[feature.kind], points)
            told.append(feature_scored(land, name, seats, points, final=False))
    left = tuple(meeple for meeple in state.meeples if land.feature[meeple.segment] not in completed)
    return changed(state, land, scores=tuple(scores), meeples=left), told


def _stacks(state: State, land: Land, completed: list[int]) -> tuple[Stack, ...]:
    """Return the stacks that completed features settle; where sizes differ the mover has a choice."""
    found = []
    for tile in sorted({chip.tile for chip in state.laid}):
        names = [name for name in land.bettable(tile) if name in completed]
        if names:
            found.append(Stack(tile, distinct(land, names)))
    return tuple(found)


def _passed_on(state: State, land: Land) -> State:
    return changed(state, land, mover=Seat((state.mover + 1) % len(state.scores)))
