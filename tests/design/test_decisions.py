"""Tests of matches with decisions of their own: their text, and rules that refuse a decision."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.design.decisions_text import decisions_from_text, decisions_text
from parlour.design.match_walk import MatchWalk, seed_playout, walk_decisions, walk_match
from parlour.games.betta.rules.game import Betta
from parlour.games.pylos.rules.game import Pylos
from parlour.laws.playout import Playout


def random_match(game: AnyGame, seats: int) -> tuple[Playout, MatchWalk]:
    playout = seed_playout(game.types.options(), seats, 3)
    return playout, walk_match(game, playout)


@pytest.mark.parametrize(("game", "seats"), [(Pylos(), 2), (Betta(), 3)])
def test_the_decisions_of_a_match_lead_to_the_same_positions(game: AnyGame, seats: int) -> None:
    playout, walk = random_match(game, seats)
    decisions = [step.decision for step in walk.steps if step.decision]
    text = decisions_text(decisions)
    again = walk_decisions(game, playout, decisions_from_text(text))
    assert again == walk
    assert len(text) < len(encode(decisions))
    start = walk_decisions(game, playout, decisions_from_text(decisions_text(())))
    assert start.steps == walk.steps[:1] and start.failure is None


@pytest.mark.parametrize("text", ["", "moves", "e30", "eJyLjgUAARUAu", "%", "é", "A" * 41])
def test_a_text_without_decisions_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no decisions"):
        decisions_from_text(text)


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, b'{"do":"fly"}'), (1, b"null"), (9, None), (0, None)],
)
def test_a_match_ends_before_a_decision_that_the_rules_refuse(
    seat: int, action: bytes | None
) -> None:
    playout, walk = random_match(Pylos(), 2)
    decisions = [
        (decided[0], msgspec.Raw(encode(decided[1])))
        for step in walk.steps[1:5]
        if (decided := step.decision)
    ]
    # An action of an earlier turn is occupied, and it is not the turn of seat 9.
    refused = (Seat(seat), decisions[0][1] if action is None else msgspec.Raw(action))
    found = walk_decisions(Pylos(), playout, [*decisions, refused, decisions[0]])
    assert found.steps == walk.steps[:5]
    assert found.failure is not None
    assert found.failure.summary.startswith("Decision 5 is not legal in these rules")


def test_rules_that_raise_an_error_end_the_match_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    playout, walk = random_match(Pylos(), 2)
    text = decisions_text([step.decision for step in walk.steps if step.decision])

    def fail(*_: object) -> None:
        raise ZeroDivisionError("no rule for this yet")

    monkeypatch.setattr(Pylos, "apply", fail)
    found = walk_decisions(Pylos(), playout, decisions_from_text(text))
    assert len(found.steps) == 1
    assert found.failure is not None and "ZeroDivisionError" in found.failure.traceback
