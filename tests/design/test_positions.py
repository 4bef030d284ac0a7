"""Tests of the positions that `parlour design` shows for a seed and a step."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.design.match_walk import seed_playout, walk_match
from parlour.design.position import PositionInfo, position_info
from parlour.games.betta.rules.game import Betta
from parlour.games.pylos.rules.game import Pylos
from parlour.laws.playout import random_walk


def position(game: AnyGame, seats: int, seed: int, step: int) -> PositionInfo:
    playout = seed_playout(game.types.options(), seats, seed)
    return position_info(game, playout, walk_match(game, playout), seed, step)


@pytest.mark.parametrize(("game", "seats"), [(Pylos(), 2), (Betta(), 3)])
def test_each_step_is_the_position_of_the_match_that_the_laws_are_checked_along(
    game: AnyGame, seats: int
) -> None:
    steps = list(random_walk(game, seed_playout(game.types.options(), seats, 2)))
    for step in (0, 3, len(steps) - 1):
        found = position(game, seats, 2, step)
        assert (found.step, found.last_step) == (step, len(steps) - 1)
        assert [board.seat for board in found.boards] == [*range(seats), None]
        for board in found.boards:
            assert board.frame is not None and board.frame.view is not None
            seen = game.view(steps[step].state, board.seat)
            assert bytes(board.frame.view) == encode(seen)
            is_to_move = board.seat is not None and board.seat in game.turn(steps[step].state).seats
            assert board.frame.mine == is_to_move
            assert (board.frame.legal_actions is not None) == (
                is_to_move and game.spec.lists_actions
            )
        decision = steps[step].decision
        assert (found.decision is None) == (decision is None)
        if decision is not None and found.decision is not None:
            assert found.decision.seat == decision[0]
            assert bytes(found.decision.action) == encode(decision[1])


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    first, again, other = (encode(position(Pylos(), 2, seed, 9)) for seed in (4, 4, 5))
    assert first == again
    assert first != other


def test_a_step_beyond_the_match_is_its_last_one() -> None:
    found = position(Pylos(), 2, 0, 100_000)
    assert found.step == found.last_step > 0
    assert all(board.legal_actions is None for board in found.boards)
    assert position(Pylos(), 2, 0, -1).step == 0


def test_awaited_seats_have_the_number_of_their_legal_actions() -> None:
    found = position(Pylos(), 2, 0, 0)
    assert [board.legal_actions for board in found.boards] == [16, None, None]


def test_a_match_that_the_rules_cannot_continue_is_shown_up_to_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decisions: list[Any] = []
    apply = Pylos.apply

    def fail_at_the_fifth(game: Pylos, state: Any, seat: Seat, action: Any) -> Any:
        decisions.append(action)
        if len(decisions) == 5:
            raise ZeroDivisionError("no rule for this yet")
        return apply(game, state, seat, action)

    monkeypatch.setattr(Pylos, "apply", fail_at_the_fifth)
    found = position(Pylos(), 2, 0, 9)
    assert found.last_step == 4
    assert found.failure is not None
    assert found.failure.summary == "ZeroDivisionError: no rule for this yet"
    assert "fail_at_the_fifth" in found.failure.traceback


def test_a_view_that_fails_hides_only_the_board_of_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = Betta.view

    def fail_for_seat_1(game: Betta, state: Any, seat: Seat | None) -> Any:
        if seat == 1:
            raise KeyError("hand")
        return view(game, state, seat)

    monkeypatch.setattr(Betta, "view", fail_for_seat_1)
    boards = position(Betta(), 3, 0, 2).boards
    assert [board.frame is None for board in boards] == [False, True, False, False]
    assert boards[1].failure is not None and boards[1].failure.summary == "KeyError: 'hand'"


def test_a_match_that_cannot_be_dealt_has_no_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise IndexError("no cards")

    monkeypatch.setattr(Betta, "setup", fail)
    found = position(Betta(), 3, 0, 2)
    assert found.boards == () and found.failure is not None
    assert msgspec.json.decode(encode(found))["last_step"] == 0
