"""Statements of views and previews, compared with the actual effects of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from parlour.core.game import AnyGame, Seat
from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.events import FeatureScored, StackSettled
from parlour.games.carcassonne.rules.state import BETS_OPTIONS, Options, Scores, State
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.testing.applied_action import AppliedAction

OTHER_VALUES: dict[str, str | bool] = {
    "offices": "every",
    "no_bets": "land",
    "last": "placeable",
    "unclaimed": "waits",
    "at_end": "any",
    "small_city": "two",
    "farmers": False,
}

COMBINATIONS = tuple(product((False, True), repeat=len(OTHER_VALUES)))

OPTION_ROWS = [
    Options(bets=False),
    *(
        msgspec.convert(
            {
                name: OTHER_VALUES[name]
                for name, is_other in zip(OTHER_VALUES, row, strict=True)
                if is_other
            },
            Options,
        )
        for row in COMBINATIONS
    ),
]
"""All combinations of the options that change the rules."""

assert set(BETS_OPTIONS) < set(OTHER_VALUES)


def statements(game: AnyGame, taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Yield each statement about an action and whether it is true."""
    before, after = taken.before, taken.after.state
    view: CarcassonneView = taken.view
    if isinstance(taken.action, Place):
        yield from _placement(taken)
    if isinstance(taken.action, Bet) and view.betting is not None:
        for wager in view.wagers:
            yield (
                "a wager names a payout for each feature that can be bet on",
                len(wager.points) == len(view.betting.choices),
            )
    yield from _offices(game, before, view)
    if after.phase == "over":
        yield from _final_scoring(game, taken)


def _placement(taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Compare a placement's preview with the features scored and the chips settled."""
    scored = [
        event
        for event in taken.after.events
        if isinstance(event, FeatureScored) and not event.final
    ]
    own = sum(event.points for event in scored if taken.seat in event.seats)
    yield "the preview's points are the mover's", taken.preview.points == own
    stated = {
        (gain.places, gain.points, gain.seats) for gain in taken.preview.completed if gain.seats
    }
    yield (
        "the completed features are those that score",
        stated == {(event.places, event.points, event.seats) for event in scored},
    )
    during = {
        event.tile
        for event in taken.after.events
        if isinstance(event, StackSettled) and not any(chip.final for chip in event.chips)
    }
    waiting = {stack.tile for stack in taken.after.state.settling}
    yield (
        "the preview names the offices that are settled",
        set(taken.preview.settles) == during | waiting,
    )


def _offices(game: AnyGame, state: State, view: CarcassonneView) -> Iterator[tuple[str, bool]]:
    """Compare the features listed for each office with the questions at the end."""
    offices = {
        office.tile: {choice.segment: choice.tiles for choice in office.choices}
        for office in view.offices
    }
    yield "the offices are those with chips", set(offices) == {chip.tile for chip in state.laid}
    for seat in map(Seat, range(len(state.scores))):
        for question in game.view(state, seat).questions:
            choices = {choice.segment: choice.tiles for choice in question.choices}
            yield (
                "an office lists what its owner may choose at the end",
                choices == offices[question.tile],
            )


def _final_scoring(game: AnyGame, taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Compare the steps of the final scoring in the view with the events."""
    after = taken.after.state
    view: CarcassonneView = game.view(after, None)
    chips = [
        chip
        for event in taken.after.events
        if isinstance(event, StackSettled)
        for chip in event.chips
        if chip.final
    ]
    stated = [after.turned[step.number] for step in view.steps if step.of == "chip"]
    yield "the steps name the chips of the final scoring, in order", stated == chips
    features = [
        event.places
        for event in taken.after.events
        if isinstance(event, FeatureScored) and event.final
    ]
    yield (
        "the steps name the features of the final scoring",
        [view.features[step.number].places for step in view.steps if step.of == "feature"]
        == features,
    )
    totals = tuple(scores.total for scores in after.scores)
    yield (
        "the last step ends with the final scores",
        not view.steps or view.steps[-1].totals == totals,
    )
    yield "the view's totals are the scores", view.totals == totals
    if isinstance(taken.before.scores[0], Scores) and view.options.projected:
        yield "the projection at the end is the result", view.projected == totals
