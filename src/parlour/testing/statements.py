"""The law that a view tells the truth: what it and the previews state is compared with what the rules then do.

It is checked along random matches that cover every pair of option values and seat counts, since a statement that forgets an option is true
with the usual ones.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from parlour.core.game import AnyGame, Seat
from parlour.laws.playout import (
    MAX_LEGAL_ACTIONS,
    Playout,
    apply_legal,
    pairwise_order,
    playout_rng,
    playouts,
    random_decision,
    random_sample,
    require_law,
)
from parlour.testing.subject import Subject
from parlour.testing.taken import AppliedAction

ROW_COUNT = 6
"""Playouts in the usual tests."""

NIGHTLY_ROW_COUNT = 48
"""Playouts in the nightly tests: more than the pairs of option values of any game need."""

SAMPLE_COUNT = 4
"""Legal actions whose previews are compared with their effects, at every state."""


def statement_tests(subject: Subject) -> type[Any]:
    """Return the tests that every statement of a game's views holds, or an empty class for a game that names no statements."""
    if subject.statements is None:
        return type("NoStatementTests", (), {})
    found = list(playouts(subject.game, 1, subject.option_rows or None))
    rows = list(islice(pairwise_order(found), NIGHTLY_ROW_COUNT))

    class StatementTests:
        def test_views_and_previews_tell_the_truth(self) -> None:
            for playout in rows[:ROW_COUNT]:
                check_statements(subject, playout)

        @pytest.mark.slow
        def test_views_and_previews_tell_the_truth_with_every_pair_of_options(self) -> None:
            for playout in rows:
                check_statements(subject, playout)

    return StatementTests


def check_statements(subject: Subject, playout: Playout) -> None:
    """Check all statements along one random match; raises LawBroken."""
    game, rng = subject.game, playout_rng(playout).fork("statements")
    state = game.setup(playout.options, playout.seats, playout_rng(playout)).state
    decisions = 0
    while game.turn(state).seats:
        seat, action, rng = random_decision(game, state, playout, decisions, rng)
        view = game.view(state, seat)
        others = random_sample(
            list(islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS)),
            SAMPLE_COUNT,
            rng.fork(decisions),
        )
        for each in (action, *others):
            taken = _applied_action(game, playout, state, seat, each, view)
            require_law(
                "a legal action has no problem",
                taken.preview.problem is None,
                playout,
                (each, taken.preview),
            )
            if subject.statements is not None:
                for name, is_true in subject.statements(game, taken):
                    require_law(name, is_true, playout, (each, taken.preview, taken.after.events))
        state = apply_legal(game, state, seat, action, playout).state
        decisions += 1


def _applied_action(
    game: AnyGame, playout: Playout, state: Any, seat: Seat, action: Any, view: Any
) -> AppliedAction:
    (preview,) = game.previews(view, seat, [action])
    return AppliedAction(
        state, seat, action, apply_legal(game, state, seat, action, playout), view, preview
    )
