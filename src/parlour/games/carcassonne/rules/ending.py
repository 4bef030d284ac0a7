"""The end of a match: final choices for chips, payouts, and the final scoring of the land."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, Transition
from parlour.games.carcassonne.rules.events import FinalScoringBegan, SeatDecided
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
    """Return the state in which seats choose for their chips, or the end of the match.

    The match ends at once if no seat has a choice.
    """
    choosing = frozenset(
        Seat(seat) for seat in range(len(state.scores)) if chip_questions(state, land, Seat(seat))
    )
    if choosing:
        return Transition(
            replace_with_land(state, land, phase="choose", asked=choosing), (FinalScoringBegan(),)
        )
    last = finish_match(state, land, tiles)
    return Transition(last.state, (FinalScoringBegan(), *last.events))


def chip_questions(state: State, land: Land, seat: Seat) -> tuple[ChipStack, ...]:
    """Return the stacks for which a seat has a choice at the end, in the order of its answers."""
    stacks = (
        ChipStack(chip.tile, chip_candidates(state, land, chip.tile))
        for chip in state.laid
        if chip.seat == seat
    )
    return tuple(stack for stack in stacks if len(stack.features) > 1)


def chip_candidates(state: State, land: Land, tile: int) -> tuple[int, ...]:
    """Return the features that a chip's owner can choose from.

    The result has only the first feature if all sizes are equal.
    """
    return distinct_choices(land, countable_features(state.options, land, tile))


def countable_features(options: Options, land: Land, tile: int) -> list[int]:
    """Return the cities and roads that a chip on a tile may count for at the end."""
    return [
        name
        for name in land.bettable_features(tile)
        if land.features[name].open or options.at_end == "any"
    ]


def apply_choice(
    state: State, land: Land, tiles: CarcassonneTileSet, seat: Seat, name: int
) -> Transition[State]:
    """Return the state after a seat answers its next question; the last answer ends the match."""
    choices = (*state.choices[:seat], (*state.choices[seat], name), *state.choices[seat + 1 :])
    after = replace_with_land(state, land, choices=choices)
    events = () if unanswered_questions(after, land, seat) else (SeatDecided(seat),)
    if any(unanswered_questions(after, land, other) for other in state.asked):
        return Transition(after, events)
    last = finish_match(after, land, tiles)
    return Transition(last.state, (*events, *last.events))


def unanswered_questions(state: State, land: Land, seat: Seat) -> tuple[ChipStack, ...]:
    """Return the stacks that a seat has yet to decide in the phase `choose`."""
    return chip_questions(state, land, seat)[len(state.choices[seat]) :]


def finish_match(state: State, land: Land, tiles: CarcassonneTileSet) -> Transition[State]:
    """Return the end of the match, with chips, incomplete features and fields scored."""
    events = list[GameEvent]()
    counted = [(chip, _counted_feature(state, land, chip)) for chip in state.laid]
    for tile in sorted({chip.tile for chip in state.laid}):
        chips = [pair for pair in counted if pair[0].tile == tile]
        state, settled = settle_chips(state, land, tiles, tile, chips, final=True)
        events.append(settled)
    scores = list(state.scores)
    for name, meeples in sorted(
        meeples_by_feature(state.meeples, land).items(),
        key=lambda each: (land.features[each[0]].kind == "field", each[0]),
    ):
        feature, seats = land.features[name], feature_owners(meeples)
        points = feature_points(state.options, land, feature)
        if points:
            for seat in seats:
                scores[seat] = add_points(scores[seat], SCORE_FIELDS[feature.kind], points)
            events.append(scored_event(land, name, seats, points, final=True))
    return Transition(
        replace_with_land(
            state, land, scores=tuple(scores), phase="over", asked=frozenset(), drawn=None
        ),
        tuple(events),
    )


def _counted_feature(state: State, land: Land, chip: PlacedChip) -> int | None:
    """Return the feature that a chip counts for, or None.

    It is the one that the owner chose, or else the first candidate.
    """
    names = chip_candidates(state, land, chip.tile)
    if len(names) < 2:
        return names[0] if names else None
    tiles = [stack.tile for stack in chip_questions(state, land, chip.seat)]
    answers = state.choices[chip.seat]
    number = tiles.index(chip.tile)
    return answers[number] if number < len(answers) else names[0]
