"""Derived information for players: fitting tiles, projected points and chip payouts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.carcassonne.rules.ending import countable_features
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import Land
from parlour.games.carcassonne.rules.prospects import chip_chance, prospect
from parlour.games.carcassonne.rules.scoring import (
    feature_owners,
    feature_points,
    meeples_by_feature,
)
from parlour.games.carcassonne.rules.state import Options, State, bet_segment
from parlour.games.carcassonne.rules.tiles import CarcassonneTileSet, chip_payout


class FeatureChoice(Value, frozen=True):
    """A city or road on the tile of an office, as one choice of a question."""

    segment: str
    """The first segment of the feature on that tile."""
    tiles: int
    """The size of the feature in tiles."""


class ChipQuestion(Value, frozen=True):
    """An office and the features that its chips may count for, as a question to a seat."""

    tile: int
    """The number of the office's tile."""
    choices: tuple[FeatureChoice, ...]
    """The features; if there is only one, no choice is needed."""


class ChipPayouts(Value, frozen=True):
    """What a chip would pay for each feature in its current state, and how likely it pays at all."""

    chip: str
    points: tuple[int, ...]
    """The points for each city or road that can be bet on."""
    chance: int = 0
    """The estimated probability (%) that the chip pays, from the growth of such features."""


class ScoringStep(Value, frozen=True):
    """One step of the final scoring, with the totals after it."""

    of: str
    """The kind of step: `chip` or `feature`."""
    number: int
    """The index of the chip in `turned`, or of the feature in the view."""
    totals: tuple[int, ...]
    """The points of each seat after the step."""


def fit_counts(state: State, kinds: TileKinds, land: Land) -> dict[str, int]:
    """Return the number of stack tiles that fit each empty square next to the land.

    The keys of the result are coordinates such as "1,-2".
    """
    counts = Counter(state.stack)
    codes = {
        code: sum([counts[name] for name in kinds.fitting_ids(code)])
        for code in set(land.frontier.values())
    }
    return {f"{x},{y}": codes[code] for (x, y), code in sorted(land.frontier.items())}


def projected_totals(state: State, land: Land) -> tuple[int, ...]:
    """Return each seat's points if the match ended now, without chips on offices.

    The result is empty if the option `projected` is off.
    """
    if not state.options.projected:
        return ()
    totals = [scores.total for scores in state.scores]
    if state.phase != "over":
        for name, meeples in meeples_by_feature(state.meeples, land).items():
            for seat in feature_owners(meeples):
                totals[seat] += feature_points(state.options, land, land.features[name])
    return tuple(totals)


def countable_question(options: Options, land: Land, tile: int) -> ChipQuestion:
    """Return the cities and roads that chips on an office may still count for, as a question."""
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
    """Return the current payouts of the chips in a seat's hand on the newest tile."""
    number = len(state.placed) - 1
    choices = countable_question(state.options, land, number).choices
    features = [land.features[name] for name in land.bettable_features(number)]
    outlooks = [prospect(each.kind, each.open, each.tiles) for each in features if each.open]
    return tuple(
        ChipPayouts(
            chip,
            tuple(chip_payout(tiles.chips[chip], choice.tiles) for choice in choices),
            round(100 * chip_chance(tiles.chips[chip], outlooks)),
        )
        for chip in state.chips[seat]
    )


def final_chip_numbers(state: State) -> list[int]:
    """Return the indices in `turned` of the chips that were revealed in the final scoring."""
    return [number for number, chip in enumerate(state.turned) if chip.final]


def scoring_steps(state: State, land: Land, chips: Sequence[int]) -> tuple[ScoringStep, ...]:
    """Return the steps of the final scoring in order: chips first, then features.

    Args:
        state: The final state; the result is empty for any other state.
        land: The land of the state.
        chips: The indices in `turned` of the chips revealed in the final scoring.
    """
    if state.phase != "over":
        return ()
    order, meeples = sorted(land.features), meeples_by_feature(state.meeples, land)
    points = {name: feature_points(state.options, land, land.features[name]) for name in meeples}
    gains = [
        ("chip", number, {state.turned[number].seat: state.turned[number].points})
        for number in chips
    ]
    scored = [
        name
        for name in sorted(meeples, key=lambda each: (land.features[each].kind == "field", each))
        if points[name]
    ]
    gains += [
        ("feature", order.index(name), dict.fromkeys(feature_owners(meeples[name]), points[name]))
        for name in scored
    ]
    totals = [scores.total for scores in state.scores]
    for _, _, gain in gains:
        for seat, seat_points in gain.items():
            totals[seat] -= seat_points
    steps = []
    for of, number, gain in gains:
        for seat, seat_points in gain.items():
            totals[seat] += seat_points
        steps.append(ScoringStep(of, number, tuple(totals)))
    return tuple(steps)
