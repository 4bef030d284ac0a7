"""What the table can tell of a land before it is finished: where tiles still fit, points as they stand, and what chips would pay now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.carcassonne.rules.ending import countable_features
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.scoring import (
    feature_owners,
    feature_points,
    meeples_by_feature,
)
from parlour.games.carcassonne.rules.state import Options, State, bet_segment
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, chip_payout


class FeatureChoice(Value, frozen=True):
    """A city or road of an office's tile, by its segment there, with its number of tiles."""

    segment: str
    tiles: int


class ChipQuestion(Value, frozen=True):
    """An office and the features its chips may be counted for; with a single one it is decided."""

    tile: int
    choices: tuple[FeatureChoice, ...]


class ChipPayouts(Value, frozen=True):
    """What a chip at hand would pay now for each city and road that can be bet on, in their order."""

    chip: str
    points: tuple[int, ...]


class ScoringStep(Value, frozen=True):
    """A step of the final scoring: the chip or the feature of this number, and everybody's points after it."""

    of: str
    number: int
    totals: tuple[int, ...]


def fit_counts(state: State, kinds: TileKinds, land: Land) -> dict[str, int]:
    """Return for each empty square beside a tile how many tiles of the stack could be laid there: 0 is a hole for ever."""
    counts = [(kinds[name], state.stack.count(name)) for name in set(state.stack)]
    codes = {
        code: sum(count for kind, count in counts if kind.fitting_turns(code))
        for code in set(land.frontier.values())
    }
    return {f"{x},{y}": codes[code] for (x, y), code in sorted(land.frontier.items())}


def projected_totals(state: State, land: Land) -> tuple[int, ...]:
    """Return everybody's points if the match ended now, chips that lie left out; none where the table plays without."""
    if not state.options.projected:
        return ()
    totals = [scores.total for scores in state.scores]
    if state.phase != "over":
        for name, crowd in meeples_by_feature(state.meeples, land).items():
            for seat in feature_owners(crowd):
                totals[seat] += feature_points(state.options, land, land.features[name])
    return tuple(totals)


def countable_question(options: Options, land: Land, tile: int) -> ChipQuestion:
    """Return the cities and roads for which chips on an office may still count, with their sizes."""
    names = countable_features(options, land, tile)
    return ChipQuestion(
        tile,
        tuple(
            FeatureChoice(bet_segment(land, tile, name), land.features[name].tiles)
            for name in names
        ),
    )


def chip_wagers(
    state: State, land: Land, tiles: CarcassonneTileSet, seat: Seat
) -> tuple[ChipPayouts, ...]:
    """Return what each chip of a seat would pay if the newest tile were settled now."""
    choices = countable_question(state.options, land, len(state.placed) - 1).choices
    return tuple(
        ChipPayouts(chip, tuple(chip_payout(tiles.chips[chip], choice.tiles) for choice in choices))
        for chip in state.chips[seat]
    )


def final_chip_numbers(state: State) -> list[int]:
    """Return the numbers, in `turned`, of the chips that were turned over in the final scoring."""
    return [number for number, line in enumerate(state.turned) if line.final]


def scoring_steps(state: State, land: Land, chips: Sequence[int]) -> tuple[ScoringStep, ...]:
    """Return the steps of the final scoring in order: chips, by their number in `turned`, then features, by their order in the view.

    `chips` are the numbers of the chips turned over in it.
    """
    if state.phase != "over":
        return ()
    order, crowd = sorted(land.features), meeples_by_feature(state.meeples, land)
    points = {name: feature_points(state.options, land, land.features[name]) for name in crowd}
    gains = [
        ("chip", number, {state.turned[number].seat: state.turned[number].points})
        for number in chips
    ]
    scored = [
        name
        for name in sorted(crowd, key=lambda each: (land.features[each].kind == "field", each))
        if points[name]
    ]
    gains += [
        ("feature", order.index(name), dict.fromkeys(feature_owners(crowd[name]), points[name]))
        for name in scored
    ]
    totals = [scores.total for scores in state.scores]
    for _, _, gain in gains:
        for seat, gained in gain.items():
            totals[seat] -= gained
    found = []
    for of, number, gain in gains:
        for seat, gained in gain.items():
            totals[seat] += gained
        found.append(ScoringStep(of, number, tuple(totals)))
    return tuple(found)
