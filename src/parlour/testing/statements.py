"""The law that a view tells the truth: what it and the previews state is compared with what the rules then do.

It is checked along random matches that cover every pair of option values and seat counts, since a statement that forgets an option is true
with the usual ones.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from parlour.core.game import AnyGame, Seat
from parlour.laws.playout import FEW, Playout, applied, covering, decided, hold, luck, playouts, sample
from parlour.testing.subject import Subject
from parlour.testing.taken import Taken

ROWS = 6
"""Playouts in the usual tests."""

NIGHTLY_ROWS = 48
"""Playouts in the nightly tests: more than the pairs of option values of any game need."""

SAMPLED = 4
"""Legal actions whose previews are compared with their effects, at every state."""


def statement_tests(subject: Subject) -> type[Any]:
    """Return the tests that every statement of a game's views holds, or an empty class for a game that names no statements."""
    if subject.statements is None:
        return type("NoStatementTests", (), {})
    found = list(playouts(subject.game, 1, subject.option_rows or None))
    rows = list(islice(covering(found), NIGHTLY_ROWS))

    class StatementTests:
        def test_views_and_previews_tell_the_truth(self) -> None:
            for playout in rows[:ROWS]:
                check_statements(subject, playout)

        @pytest.mark.slow
        def test_views_and_previews_tell_the_truth_with_every_pair_of_options(self) -> None:
            for playout in rows:
                check_statements(subject, playout)

    return StatementTests


def check_statements(subject: Subject, playout: Playout) -> None:
    """Check all statements along one random match; raises LawBroken."""
    game, rng = subject.game, luck(playout).fork("statements")
    state = game.setup(playout.options, playout.seats, luck(playout)).state
    decisions = 0
    while game.turn(state).seats:
        seat, action, rng = decided(game, state, playout, decisions, rng)
        view = game.view(state, seat)
        others = sample(list(islice(game.legal(state, seat), FEW)), SAMPLED, rng.fork(decisions))
        for each in (action, *others):
            taken = _taken(game, playout, state, seat, each, view)
            hold("a legal action has no problem", taken.preview.problem is None, playout, (each, taken.preview))
            if subject.statements is not None:
                for name, is_true in subject.statements(game, taken):
                    hold(name, is_true, playout, (each, taken.preview, taken.after.happened))
        state = applied(game, state, seat, action, playout).state
        decisions += 1


def _taken(game: AnyGame, playout: Playout, state: Any, seat: Seat, action: Any, view: Any) -> Taken:
    (preview,) = game.previews(view, seat, [action])
    return Taken(state, seat, action, applied(game, state, seat, action, playout), view, preview)
