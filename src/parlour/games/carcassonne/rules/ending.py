"""The end of a match: everybody chooses for their chips, the chips are turned over, and what is left is scored."""

from __future__ import annotations

from parlour.core.game import Happening, Seat, Transition
from parlour.games.carcassonne.rules.happenings import Decided, Ended
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.scoring import SOURCES, crowds, distinct, owners, worth
from parlour.games.carcassonne.rules.settling import add, feature_scored, paid
from parlour.games.carcassonne.rules.state import Laid, Options, Stack, State, changed
from parlour.games.carcassonne.rules.tiles import TileSet


def ended(state: State, land: Land, tiles: TileSet) -> Transition[State]:
    """Return the state in which those who have a choice for their chips are asked, or the last state."""
    asked = frozenset(Seat(seat) for seat in range(len(state.scores)) if questions(state, land, Seat(seat)))
    if asked:
        return Transition(changed(state, land, phase="choose", asked=asked), (Ended(),))
    last = finished(state, land, tiles)
    return Transition(last.state, (Ended(), *last.happened))


def questions(state: State, land: Land, seat: Seat) -> tuple[Stack, ...]:
    """Return the offices where a seat has a choice for its chip at the end, in the order in which it is asked."""
    stacks = (Stack(chip.tile, candidates(state, land, chip.tile)) for chip in state.laid if chip.seat == seat)
    return tuple(stack for stack in stacks if len(stack.features) > 1)


def candidates(state: State, land: Land, tile: int) -> tuple[int, ...]:
    """Return the features that a chip on this tile may be counted for at the end; one represents all if their sizes are equal."""
    return distinct(land, countable(state.options, land, tile))


def countable(options: Options, land: Land, tile: int) -> list[int]:
    """Return the cities and roads of a tile for which a chip on its office may still count: the unfinished ones, or all."""
    return [name for name in land.bettable(tile) if land.features[name].open or options.at_end == "any"]


def chosen(state: State, land: Land, tiles: TileSet, seat: Seat, name: int) -> Transition[State]:
    """Return the state after a seat has chosen for the next of its chips; with the last choice of all the match is scored."""
    choices = (*state.choices[:seat], (*state.choices[seat], name), *state.choices[seat + 1 :])
    after = changed(state, land, choices=choices)
    told = () if undecided(after, land, seat) else (Decided(seat),)
    if any(undecided(after, land, other) for other in state.asked):
        return Transition(after, told)
    last = finished(after, land, tiles)
    return Transition(last.state, (*told, *last.happened))


def undecided(state: State, land: Land, seat: Seat) -> tuple[Stack, ...]:
    """Return the questions that a seat has not yet answered at the end."""
    return questions(state, land, seat)[len(state.choices[seat]) :]


def finished(state: State, land: Land, tiles: TileSet) -> Transition[State]:
    """Return the last state: chips first, each for what its owner chose, then features that are not complete, then fields."""
    told, turned = list[Happening](), [(chip, _counted(state, land, chip)) for chip in state.laid]
    for tile in sorted({chip.tile for chip in state.laid}):
        state, settling = paid(state, land, tiles, tile, [pair for pair in turned if pair[0].tile == tile], final=True)
        told.append(settling)
    scores = list(state.scores)
    for name, crowd in sorted(crowds(state.meeples, land).items(), key=lambda found: (land.features[found[0]].kind == "field", found[0])):
        feature, seats = land.features[name], owners(crowd)
        points = worth(state.options, land, feature)
        if points:
            for seat in seats:
                scores[seat] = add(scores[seat], SOURCES[feature.kind], points)
            told.append(feature_scored(land, name, seats, points, final=True))
    return Transition(changed(state, land, scores=tuple(scores), phase="over", asked=frozenset(), drawn=None), tuple(told))


def _counted(state: State, land: Land, chip: Laid) -> int | None:
    """Return the feature that a chip is counted for: the one chosen, or the only one; the first where nobody was asked."""
    names = candidates(state, land, chip.tile)
    if len(names) < 2:
        return names[0] if names else None
    asked = [stack.tile for stack in questions(state, land, chip.seat)]
    answers = state.choices[chip.seat]
    number = asked.index(chip.tile)
    return answers[number] if number < len(answers) else names[0]
