"""Tests of the rules: reference cases, whole matches, illegal actions, endings, log entries."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.game import Illegal, LogEntry, Seat
from parlour.core.rng import Rng
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Place, Raise, Take
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import MAX_TURNS, Options, Ply, State, Variant
from parlour.games.pylos.rules.turn import state_from_position, turn_actions
from parlour.games.pylos.rules.view import PylosPreview
from parlour.games.pylos.tests.reference_data import PERFT

PYLOS = Pylos()
WHITE, BLACK = Seat(0), Seat(1)
SQUARE_DUE = "ww..w......b..bb/........./..../. w"
EMPTY_RESERVE = "wwwwwwbbbbwwwwbw/wwbbbwwb./..../. w"


def state_after(state: State, *texts: str) -> State:
    for text in texts:
        for action in turn_actions(state, text):
            state = PYLOS.apply(state, state.mover, action).state
    return state


def last_log_entries(state: State, *texts: str) -> list[LogEntry]:
    """Return the log entries of the last action in a series of turns."""
    *before, text = texts
    state = state_after(state, *before)
    *earlier, last = turn_actions(state, text)
    for action in earlier:
        state = PYLOS.apply(state, state.mover, action).state
    return list(PYLOS.log_entries(PYLOS.apply(state, state.mover, last).events, None))


def legal_turns(state: State) -> tuple[int, set[str]]:
    """Return the number of ordered turns, and the notation of all distinct turns."""
    texts, sequences = set(), 0
    for action in PYLOS.legal_actions(state, state.mover):
        assert not isinstance(action, Take)
        source = action.source if isinstance(action, Raise) else None
        after = PYLOS.apply(state, state.mover, action).state
        takes = (
            [
                take.balls
                for take in PYLOS.legal_actions(after, after.mover)
                if isinstance(take, Take)
            ]
            if after.due
            else [()]
        )
        sequences += len(takes)
        texts |= {notation.move_text(source, action.cell, balls) for balls in takes}
    return sequences, texts


def error_code(state: State, action: AnyAction, seat: Seat | None = None) -> str:
    with pytest.raises(Illegal) as error:
        PYLOS.apply(state, state.mover if seat is None else seat, action)
    return error.value.code


@pytest.mark.parametrize(
    "case", PERFT["rule_cases"], ids=lambda case: f"{case['name']} {case['variant']}"
)
def test_rule_cases(case: dict[str, Any]) -> None:
    sequences, texts = legal_turns(state_from_position(case["variant"], case["pos"]))
    assert sorted(texts) == sorted(case["legal"])
    assert sequences == case["sequences"]


@pytest.mark.parametrize(
    "game", PERFT["random_games"], ids=lambda game: f"{game['variant']} {len(game['moves'])}"
)
def test_complete_games(game: dict[str, Any]) -> None:
    state = PYLOS.setup(Options(game["variant"]), 2, Rng(bytes(32))).state
    for legal, text in zip(game["legal_counts"], game["moves"], strict=False):
        assert len(legal_turns(state)[1]) == legal
        state = state_after(state, text)
        assert PYLOS.view(state, None).notation == text
    assert notation.position_text(state.white, state.black, state.mover) == game["final"]
    assert list(PYLOS.view(state, None).reserve) == game["reserves"]
    assert PYLOS.ranking(state).ranks == ((1, 2) if game["winner"] == "w" else (2, 1))
    assert not PYLOS.turn(state).seats and not PYLOS.legal_actions(state, state.mover)


def test_illegal_actions_have_codes() -> None:
    start = state_from_position("standard", notation.START_POSITION)
    assert error_code(start, Place("1a1"), BLACK) == "pylos.not-your-turn"
    assert error_code(start, Place("2a1")) == "pylos.not-open"
    assert error_code(start, Place("9z9")) == "pylos.no-such-hollow"
    assert error_code(start, Take(("1a1",))) == "pylos.no-bonus"
    supporting = state_from_position("standard", "wb.bbw.........w/........./..../. w")
    assert error_code(supporting, Raise("1a1", "2a1")) == "pylos.own-support"
    assert error_code(supporting, Raise("1b1", "2a1")) == "pylos.not-your-ball"
    assert error_code(supporting, Raise("1d4", "1c1")) == "pylos.not-higher"
    covered = state_from_position("standard", "wbbwwbbwwbbwwbbw/w......../..../. w")
    assert error_code(covered, Raise("1a1", "2b1")) == "pylos.not-free"
    empty_reserve = state_from_position("basic", EMPTY_RESERVE)
    assert error_code(empty_reserve, Place("2c3")) == "pylos.reserve-empty"


def test_removal_of_one_or_two_free_balls() -> None:
    due = state_after(state_from_position("standard", SQUARE_DUE), "1b2")
    assert PYLOS.turn(due).phase == "take" and due.mover == WHITE
    assert error_code(due, Place("1c1")) == "pylos.bonus-due"
    assert error_code(due, Take(())) == "pylos.one-or-two"
    assert error_code(due, Take(("1a1", "1b1", "1a2"))) == "pylos.one-or-two"
    assert error_code(due, Take(("1d3",))) == "pylos.not-your-ball"
    assert error_code(due, Take(("1a1", "1a1"))) == "pylos.not-your-ball"
    after = PYLOS.apply(due, WHITE, Take(("1b2", "1a1"))).state
    assert after.mover == BLACK and after.white.bit_count() == 2
    assert after.last == Ply(WHITE, "1b2", None, ("1a1", "1b1", "1a2", "1b2"), ("1b2", "1a1"))


def test_apex_wins() -> None:
    game = next(game for game in PERFT["random_games"] if game["moves"][-1] == "4a1")
    end = state_after(state_from_position(game["variant"], notation.START_POSITION), *game["moves"])
    assert end.over == "apex"
    assert PYLOS.ranking(end).over == "apex" and PYLOS.turn(end).phase == "over"
    assert last_log_entries(
        state_from_position(game["variant"], notation.START_POSITION), *game["moves"]
    )[-1] == LogEntry("won", Seat(1 - end.mover), {"how": "apex"})


def test_side_without_a_turn_loses() -> None:
    game = next(game for game in PERFT["random_games"] if game["moves"][-1] != "4a1")
    end = state_after(state_from_position(game["variant"], notation.START_POSITION), *game["moves"])
    assert end.over == "stuck"
    assert PYLOS.ranking(end).ranks[end.mover] == 2
    assert last_log_entries(
        state_from_position(game["variant"], notation.START_POSITION), *game["moves"]
    )[-1] == LogEntry("won", Seat(1 - end.mover), {"how": "stuck"})
    assert error_code(end, Place("4a1")) == "pylos.not-your-turn"


def test_third_occurrence_is_a_draw() -> None:
    start = state = state_from_position("standard", SQUARE_DUE)
    for occurrence in (1, 2):
        assert PYLOS.view(state, WHITE).repeats == occurrence and state.over is None
        state = state_after(state, "1b2x1b2", "1c3x1c3")
    assert state.over == "repetition" and state.turns == 4
    assert PYLOS.ranking(state).ranks == (1, 1)
    assert PYLOS.view(state, WHITE).repeats == 3
    assert last_log_entries(start, *("1b2x1b2", "1c3x1c3") * 2)[-1] == LogEntry(
        "drawn", None, {"how": "repetition"}
    )


def test_view_contains_past_positions() -> None:
    state = state_after(
        state_from_position("standard", SQUARE_DUE), "1b2x1b2", "1c3x1c3", "1b2x1b2"
    )
    determinized = PYLOS.determinize(PYLOS.view(state, BLACK), Rng(bytes(32)))
    assert determinized == state
    assert state_after(determinized, "1c3x1c3").over == "repetition"


def test_basic_keeps_no_past_positions() -> None:
    state = state_after(state_from_position("basic", notation.START_POSITION), "1a1", "1b1")
    assert state.past == () and PYLOS.view(state, None).repeats == 1


def test_maximum_length_is_a_draw() -> None:
    state = msgspec.structs.replace(
        state_from_position("standard", notation.START_POSITION), turns=MAX_TURNS - 1
    )
    state = state_after(state, "1a1")
    assert state.over == "length" and PYLOS.ranking(state).ranks == (1, 1)


@pytest.mark.parametrize(
    ("variant", "position", "action", "preview"),
    [
        (
            "standard",
            SQUARE_DUE,
            Place("1b2"),
            PylosPreview(bonus=True, made=("1a1", "1b1", "1a2", "1b2"), reserve=(11, 12)),
        ),
        ("basic", SQUARE_DUE, Place("1b2"), PylosPreview(bonus=False, made=(), reserve=(11, 12))),
        (
            "standard",
            "wb.bbw.........w/........./..../. w",
            Raise("1d4", "2a1"),
            PylosPreview(bonus=False, made=(), reserve=(12, 12)),
        ),
        (
            "advanced",
            "www............./........./..../. w",
            Place("1d1"),
            PylosPreview(bonus=True, made=("1a1", "1b1", "1c1", "1d1"), reserve=(11, 15)),
        ),
    ],
)
def test_move_previews(
    variant: Variant, position: str, action: AnyAction, preview: PylosPreview
) -> None:
    state = state_from_position(variant, position)
    assert PYLOS.previews(PYLOS.view(state, WHITE), WHITE, [action])[0] == preview


def test_removal_preview() -> None:
    due = state_after(state_from_position("standard", SQUARE_DUE), "1b2")
    assert PYLOS.previews(PYLOS.view(due, WHITE), WHITE, [Take(("1b2", "1a1"))])[0].reserve == (
        13,
        12,
    )


def test_log_entries_name_places() -> None:
    start = state_from_position("standard", SQUARE_DUE)
    assert [entry.what for entry in last_log_entries(start, "1b2")] == ["placed", "bonus"]
    assert last_log_entries(start, "1b2x1b2") == [
        LogEntry(
            "took", WHITE, {"notation": "1b2x1b2", "left": 12, "balls": "1b2", "count": 1}, ("1b2",)
        )
    ]
    raised = state_from_position("basic", "wb.bbw.........w/........./..../. w")
    assert last_log_entries(raised, "1d4-2a1") == [
        LogEntry(
            "raised",
            WHITE,
            {"notation": "1d4-2a1", "left": 12, "source": "1d4", "cell": "2a1"},
            ("1d4", "2a1"),
        )
    ]
