"""Tests of tablebases: equal numbering in C, integrity checks, reading, and exact play."""

from __future__ import annotations

import json
from ctypes import c_uint32
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from structlog.testing import capture_logs

from parlour.core.game import Illegal, Seat
from parlour.games.pylos import bots
from parlour.games.pylos.kernel import solution
from parlour.games.pylos.native import load_library
from parlour.games.pylos.rules.board import SYMMETRIES, transformed_balls
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.state import State
from parlour.games.pylos.rules.turn import state_from_position, turn_actions
from parlour.games.pylos.table import file, numbering, store
from parlour.games.pylos.table.oracle import DRAW, DRAW_VALUE, ExactOutcome, Oracle, state_after
from parlour.games.pylos.tests.reference_data import VALUED
from parlour.games.pylos.tests.small_tablebase import (
    LATE_POSITIONS,
    masks,
    small_numbering,
    true_value,
    write_small_table,
)
from parlour.plugin.player import RankingPlayer, SolvingPlayer

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
POSITIONS = 3 * file.BLOCK_SIZE + 5


def random_values() -> file.TablebaseValues:
    """Return random values for a tablebase of four blocks with a short last block."""
    return np.random.default_rng(3).integers(0, 40, POSITIONS).astype(np.uint8)


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a small tablebase that the bots of this process use."""
    monkeypatch.setattr(numbering, "position_numbering", small_numbering)
    monkeypatch.setattr(bots, "TABLEBASES", store.TablebaseStore())
    write_small_table(tmp_path)
    bots.TABLEBASES.set_data_folder(tmp_path)
    return tmp_path


def error_code(path: Path, **other: Any) -> str:
    """Return the code of the Illegal error raised when a tablebase is opened."""
    with pytest.raises(Illegal) as error:
        file.Tablebase(path, **{"variant": "basic", "positions": POSITIONS, **other})
    return error.value.code


def test_numbering_matches_c() -> None:
    native = load_library("solution")
    if native is None:
        pytest.skip("no C compiler on this machine")
    native.prepare.restype = native.number.restype = c_uint32
    numbers, rng = numbering.position_numbering(), Random(5)
    assert numbers.count == native.prepare()
    positions = [
        masks(row["pos"])
        for section in VALUED.values()
        if isinstance(section, list)
        for row in section
    ]
    positions += [solution.position_at(rng.randrange(numbers.count)) for _ in range(2000)]
    for own, other in positions:
        number = native.number(c_uint32(own), c_uint32(other))
        images = [
            (transformed_balls(own, symmetry), transformed_balls(other, symmetry))
            for symmetry in SYMMETRIES
        ]
        assert number in {numbers.number(*image) for image in images}
        assert solution.position_at(numbers.number(own, other)) in images


def test_tablebase_round_trips(tmp_path: Path) -> None:
    progress: list[int] = []
    path = file.write_tablebase(
        tmp_path / "new" / "basic.table", "basic", random_values(), progress.append
    )
    table = file.Tablebase(path, "basic", POSITIONS)
    assert (table.read_all() == random_values()).all()
    for number in (0, file.BLOCK_SIZE - 1, file.BLOCK_SIZE, POSITIONS - 1):
        assert table.value(number) == random_values()[number]
    assert progress[-1] == POSITIONS and progress == sorted(progress)
    assert table.size == path.stat().st_size < POSITIONS
    assert [each.name for each in path.parent.iterdir()] == ["basic.table"]


def test_incomplete_file_is_rejected(tmp_path: Path) -> None:
    path = file.write_tablebase(tmp_path / "basic.table", "basic", random_values())
    body = path.read_bytes()
    start = body.index(b"}") + 1
    assert json.loads(body[len(file.MAGIC) + 4 : start])["variant"] == "basic"
    middle = len(body) // 2
    for broken in (
        b"",
        body[:10],
        body[:-1],
        body + b"\0",
        b"x" + body[1:],
        body[: start - 9] + b"zz" + body[start - 7 :],
        body[: start - 1] + b"," + body[start:],
        body[:start] + b"\xff" + body[start + 1 :],
        body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :],
    ):
        path.write_bytes(broken)
        assert error_code(path) == "pylos.table-broken"
    path.write_bytes(body)
    assert error_code(path, positions=POSITIONS + 1) == "pylos.table-broken"
    assert error_code(tmp_path / "nowhere") == "pylos.table-broken"
    assert file.Tablebase(path, "basic", POSITIONS).value(7) == random_values()[7]


def test_other_variant_and_rules_are_rejected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file.write_tablebase(tmp_path / "basic.table", "basic", random_values())
    assert error_code(path, variant="standard") == "pylos.table-other"
    monkeypatch.setattr(
        file, "Pylos", type("Pylos", (), {"spec": type("Spec", (), {"version": 99})})
    )
    assert error_code(path) == "pylos.table-other"


def test_store_reopens_changed_files(data_folder: Path) -> None:
    path, tables = store.tablebase_path(data_folder, "basic"), store.TablebaseStore()
    assert tables.oracle("basic") is None, "no folder yet"
    tables.set_data_folder(data_folder)
    first = tables.oracle("basic")
    assert first is not None and tables.oracle("basic") is first
    assert tables.oracle("standard") is None
    tables.set_data_folder(data_folder)
    assert tables.oracle("basic") is first
    path.write_bytes(path.read_bytes()[:-1])
    with capture_logs() as progress:
        assert tables.oracle("basic") is None and tables.oracle("basic") is None
    assert [line["code"] for line in progress] == ["pylos.table-broken"]
    path.unlink()
    assert tables.oracle("basic") is None
    write_small_table(data_folder)
    reopened = tables.oracle("basic")
    assert (
        reopened is not None
        and reopened.value(*masks(LATE_POSITIONS[0]["pos"])) == LATE_POSITIONS[0]["dtw"]
    )


def test_no_oracle_without_numpy(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise ImportError("no numpy")

    monkeypatch.setattr(store, "open_oracle", missing)
    tables = store.TablebaseStore()
    tables.set_data_folder(data_folder)
    assert tables.oracle("basic") is None


@pytest.mark.parametrize("row", LATE_POSITIONS, ids=lambda row: f"{row['dtw']} {row['pos']}")
def test_perfect_player_follows_the_tablebase(row: dict[str, Any], data_folder: Path) -> None:
    assert true_value(*masks(row["pos"])) == row["dtw"]
    state, player = state_from_position("basic", row["pos"]), bots.LEVELS[-1].build(PYLOS)
    view = PYLOS.view(state, state.mover)
    assert isinstance(player, RankingPlayer) and isinstance(player, SolvingPlayer)
    best = {turn_actions(state, text)[0] for text in row["best"]}
    if not PYLOS.legal_actions(state, state.mover):
        assert row["dtw"] == 0
        return
    assert {
        player.choose(view, state.mover, Random(seed), 3_600) for seed in range(3)
    } <= best or row["n_best"] > len(best)
    ranking = player.rank(view, state.mover, Random(1), 3_600)
    assert {candidate.action for candidate in ranking} == set(
        PYLOS.legal_actions(state, state.mover)
    )
    assert ranking[0].ends_in == row["dtw"] and ranking[0].value == (
        1.0 if row["value"] == "win" else -1.0
    )
    assert sum(candidate.value == 1 for candidate in ranking) == row["win_moves"]
    for candidate in ranking:
        own, other = state_masks(state_after(state, candidate.action))
        assert candidate.ends_in == 1 + true_value(own, other)
        assert candidate.value == (-1.0 if candidate.ends_in % 2 == 0 else 1.0)
        assert player.exact_value(view, state.mover, candidate.action, Random(1)) == candidate
        assert play_actions(
            state, candidate.action, *candidate.line
        ).turns == state.turns + 1 + min(4, candidate.ends_in - 1)


def test_tablebase_win_takes_the_stated_turns(data_folder: Path) -> None:
    player = bots.LEVELS[-1].build(PYLOS)
    for number, row in enumerate(LATE_POSITIONS):
        state, rng = state_from_position("basic", row["pos"]), Random(number)
        winner = state.mover if row["value"] == "win" else Seat(1 - state.mover)
        first_turn = state.turns
        while state.over is None:
            view = PYLOS.view(state, state.mover)
            action = (
                player.choose(view, state.mover, rng, 1.0)
                if state.mover == winner
                else rng.choice(PYLOS.legal_actions(state, state.mover))
            )
            state = state_after(state, action)
        assert PYLOS.ranking(state).ranks[winner] == 1 and state.turns - first_turn <= row["dtw"]


def test_perfect_player_searches_without_a_tablebase(data_folder: Path) -> None:
    player, state = bots.LEVELS[-1].build(PYLOS), state_from_position("standard", START_POSITION)
    assert isinstance(player, RankingPlayer) and isinstance(player, SolvingPlayer)
    view, seat = PYLOS.view(state, Seat(0)), Seat(0)
    action = player.choose(view, seat, Random(1), 0.02)
    assert action in PYLOS.legal_actions(state, seat)
    assert player.exact_value(view, seat, action, Random(1)) is None
    assert all(candidate.ends_in is None for candidate in player.rank(view, seat, Random(1), 0.1))


def test_outcomes_are_ordered_by_preference() -> None:
    outcomes = [
        ExactOutcome(-1, 2),
        ExactOutcome(-1, 20),
        DRAW,
        ExactOutcome(1, 21),
        ExactOutcome(1, 1),
    ]
    assert (
        sorted([outcomes[place] for place in (3, 0, 4, 2, 1)], key=lambda outcome: outcome.sort_key)
        == outcomes
    )


SQUARE_DUE = "ww..w......b..bb/........./..../. w"


def value_by_reserve(own: int, other: int) -> int:
    """Return a fake value: the side with more balls on the board loses; equal numbers draw."""
    ahead = own.bit_count() - other.bit_count()
    return DRAW_VALUE if ahead == 0 else 2 * ahead if ahead > 0 else -2 * ahead + 1


def test_move_has_the_value_of_its_best_removal() -> None:
    oracle, state = Oracle(value_by_reserve), state_from_position("standard", SQUARE_DUE)
    outcomes = oracle.outcomes_by_action(state)
    square = turn_actions(state, "1b2")[0]
    assert (
        max(outcomes, key=lambda action: outcomes[action].sort_key)
        == square
        == oracle.best_action(state, Random(1))
    )
    due = state_after(state, square)
    assert due.due
    removals = oracle.outcomes_by_action(due)
    assert max(outcome.sort_key for outcome in removals.values()) == outcomes[square].sort_key
    assert set(removals) == set(PYLOS.legal_actions(due, due.mover))
    line = oracle.rank(state)[0].line
    assert (
        removals[line[0]] == outcomes[square]
        and play_actions(state, square, *line).turns == state.turns + 5
    )


def test_third_occurrence_is_a_draw() -> None:
    oracle, state = Oracle(lambda own, other: 3), state_from_position("standard", SQUARE_DUE)
    for text, outcome in (
        ("1b2x1b2", ExactOutcome(-1, 4)),
        ("1c3x1c3", ExactOutcome(-1, 4)),
        ("1b2x1b2", ExactOutcome(-1, 4)),
        ("1c3x1c3", DRAW),
    ):
        square, back = turn_actions(state, text)
        state = state_after(state, square)
        assert oracle.outcomes_by_action(state)[back] == outcome
        state = state_after(state, back)
    assert state.over == "repetition"


def test_lost_position_offers_most_mistakes() -> None:
    row = max(
        (row for row in LATE_POSITIONS if row["value"] == "loss" and 1 < row["n_best"] < 9),
        key=lambda row: row["dtw"],
    )
    oracle, state = Oracle(true_value), state_from_position("basic", row["pos"])
    chosen = {oracle.best_action(state, Random(seed)) for seed in range(4)}
    assert {action_text(action) for action in chosen} <= set(row["best"])
    shares = {
        action: winning_share(oracle, state_after(state, action))
        for text in row["best"]
        for action in turn_actions(state, text)
    }
    assert all(shares[action] == min(shares.values()) for action in chosen)


def winning_share(oracle: Oracle, state: State) -> float:
    results = [outcome.result for outcome in oracle.outcomes_by_action(state).values()]
    return results.count(max(results)) / len(results)


def action_text(action: Any) -> str:
    return f"{action.source}-{action.cell}" if hasattr(action, "source") else str(action.cell)


def state_masks(state: State) -> tuple[int, int]:
    return state.own, state.occupied_cells & ~state.own


def play_actions(state: State, *actions: Any) -> State:
    for action in actions:
        state = state_after(state, action)
    return state


@pytest.mark.slow
def test_basic_solution_matches_reference_values(tmp_path: Path) -> None:
    path = file.write_tablebase(tmp_path / "basic.table", "basic", solution.solve("basic"))
    oracle = store.open_oracle(path, "basic")
    assert oracle.value(0, 0) == 36
    for row in VALUED["basic"]:
        state = state_from_position("basic", row["pos"])
        assert oracle.value(*masks(row["pos"])) == row["dtw"]
        assert (
            sum(outcome.result == 1 for outcome in oracle.outcomes_by_action(state).values())
            == row["win_moves"]
        )
        assert {action_text(action) for action in [oracle.best_action(state, Random(1))]} <= set(
            row["best"]
        ) or row["n_best"] > len(row["best"])
