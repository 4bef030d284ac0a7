"""Tests that compare the statements of views and previews with the results of the rules.

They run along random matches that cover all pairs of option values and seat counts, because a
statement that ignores an option may hold for the default options.
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
from parlour.testing.applied_action import AppliedAction
from parlour.testing.subject import Subject

ROW_COUNT = 6
"""The number of playouts in the usual tests."""

NIGHTLY_ROW_COUNT = 48
"""The number of playouts in the nightly tests.

Enough for all pairs of option values of any game.
"""

SAMPLE_COUNT = 4
"""The number of legal actions per state whose previews are compared with their effects."""


def statement_tests(subject: Subject) -> type[Any]:
    """Return the tests of a game's statements, or an empty class for a game without statements."""
    if subject.statements is None:
        return type("NoStatementTests", (), {})
    candidates = list(playouts(subject.game, 1, subject.option_rows or None))
    rows = list(islice(pairwise_order(candidates), NIGHTLY_ROW_COUNT))

    class StatementTests:
        def test_views_and_previews_are_true(self) -> None:
            for playout in rows[:ROW_COUNT]:
                check_statements(subject, playout)

        @pytest.mark.slow
        def test_views_and_previews_are_true_for_all_pairs_of_options(self) -> None:
            for playout in rows:
                check_statements(subject, playout)

    return StatementTests


def check_statements(subject: Subject, playout: Playout) -> None:
    """Check all statements along one random match; raises LawViolation."""
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
            applied = _applied_action(game, playout, state, seat, each, view)
            require_law(
                "a legal action has no problem",
                applied.preview.problem is None,
                playout,
                (each, applied.preview),
            )
            if subject.statements is not None:
                for name, is_true in subject.statements(game, applied):
                    require_law(
                        name, is_true, playout, (each, applied.preview, applied.after.events)
                    )
        state = apply_legal(game, state, seat, action, playout).state
        decisions += 1


def _applied_action(
    game: AnyGame, playout: Playout, state: Any, seat: Seat, action: Any, view: Any
) -> AppliedAction:
    (preview,) = game.previews(view, seat, [action])
    return AppliedAction(
        state, seat, action, apply_legal(game, state, seat, action, playout), view, preview
    )
