"""The end of a match: everybody chooses for their chips, the chips are turned over, and what is left is scored."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, Transition
from parlour.games.carcassonne.rules.happenings import FinalScoringBegan, SeatDecided
from parlour.games.carcassonne.rules.land import Land
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
    Options,
    PlacedChip,
    State,
    replace_with_land,
)
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet


def begin_final_scoring(state: State, land: Land, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the state in which those who have a choice for their chips are asked, or the last state."""
    asked = frozenset(
        Seat(seat) for seat in range(len(state.scores)) if chip_questions(state, land, Seat(seat))
    )
    if asked:
        return Transition(
            replace_with_land(state, land, phase="choose", asked=asked), (FinalScoringBegan(),)
        )
    last = finish_match(state, land, tiles)
    return Transition(last.state, (FinalScoringBegan(), *last.events))


def chip_questions(state: State, land: Land, seat: Seat) -> tuple[ChipStack, ...]:
    """Return the offices where a seat has a choice for its chip at the end, in the order in which it is asked."""
    stacks = (
        ChipStack(chip.tile, chip_candidates(state, land, chip.tile))
        for chip in state.laid
        if chip.seat == seat
    )
    return tuple(stack for stack in stacks if len(stack.features) > 1)


def chip_candidates(state: State, land: Land, tile: int) -> tuple[int, ...]:
    """Return the features that a chip on this tile may be counted for at the end; one represents all if their sizes are equal."""
    return distinct_choices(land, countable_features(state.options, land, tile))


def countable_features(options: Options, land: Land, tile: int) -> list[int]:
    """Return the cities and roads of a tile for which a chip on its office may still count: the unfinished ones, or all."""
    return [
        name
        for name in land.bettable_features(tile)
        if land.features[name].open or options.at_end == "any"
    ]


def apply_choice(
    state: State, land: Land, tiles: CarcassonneTileSet, seat: Seat, name: int
) -> Transition[State]:
    """Return the state after a seat has chosen for the next of its chips; with the last choice of all the match is scored."""
    choices = (*state.choices[:seat], (*state.choices[seat], name), *state.choices[seat + 1 :])
    after = replace_with_land(state, land, choices=choices)
    told = () if unanswered_questions(after, land, seat) else (SeatDecided(seat),)
    if any(unanswered_questions(after, land, other) for other in state.asked):
        return Transition(after, told)
    last = finish_match(after, land, tiles)
    return Transition(last.state, (*told, *last.events))


def unanswered_questions(state: State, land: Land, seat: Seat) -> tuple[ChipStack, ...]:
    """Return the questions that a seat has not yet answered at the end."""
    return chip_questions(state, land, seat)[len(state.choices[seat]) :]


def finish_match(state: State, land: Land, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the last state: chips first, each for what its owner chose, then features that are not complete, then fields."""
    told, turned = (
        list[GameEvent](),
        [(chip, _counted_feature(state, land, chip)) for chip in state.laid],
    )
    for tile in sorted({chip.tile for chip in state.laid}):
        state, settling = settle_chips(
            state, land, tiles, tile, [pair for pair in turned if pair[0].tile == tile], final=True
        )
        told.append(settling)
    scores = list(state.scores)
    for name, crowd in sorted(
        meeples_by_feature(state.meeples, land).items(),
        key=lambda found: (land.features[found[0]].kind == "field", found[0]),
    ):
        feature, seats = land.features[name], feature_owners(crowd)
        points = feature_points(state.options, land, feature)
        if points:
            for seat in seats:
                scores[seat] = add_points(scores[seat], SCORE_FIELDS[feature.kind], points)
            told.append(scored_event(land, name, seats, points, final=True))
    return Transition(
        replace_with_land(
            state, land, scores=tuple(scores), phase="over", asked=frozenset(), drawn=None
        ),
        tuple(told),
    )


def _counted_feature(state: State, land: Land, chip: PlacedChip) -> int | None:
    """Return the feature that a chip is counted for: the one chosen, or the only one; the first where nobody was asked."""
    names = chip_candidates(state, land, chip.tile)
    if len(names) < 2:
        return names[0] if names else None
    asked = [stack.tile for stack in chip_questions(state, land, chip.seat)]
    answers = state.choices[chip.seat]
    number = asked.index(chip.tile)
    return answers[number] if number < len(answers) else names[0]
