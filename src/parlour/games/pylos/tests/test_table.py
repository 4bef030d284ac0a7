"""Tables of all positions: numbered as in C, found whole or refused, read block by block, and played by."""

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
from parlour.games.pylos.table import file, numbering, shelf
from parlour.games.pylos.table.oracle import DRAW, DRAW_VALUE, ExactOutcome, Oracle, state_after
from parlour.games.pylos.tests.facts import VALUED
from parlour.games.pylos.tests.little import LATE, little_numbering, little_table, masks, true_value
from parlour.plugin.player import RankingPlayer, SolvingPlayer

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
MANY = 3 * file.BLOCK_SIZE + 5


def values() -> file.Values:
    """Return values that stand for a table of four blocks, the last of them short."""
    return np.random.default_rng(3).integers(0, 40, MANY).astype(np.uint8)


@pytest.fixture
def equipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a house with a little table that the bots of this process know of."""
    monkeypatch.setattr(numbering, "position_numbering", little_numbering)
    monkeypatch.setattr(bots, "TABLEBASES", shelf.TablebaseStore())
    little_table(tmp_path)
    bots.TABLEBASES.set_data_folder(tmp_path)
    return tmp_path


def refusal(path: Path, **other: Any) -> str:
    """Return why a table is refused."""
    with pytest.raises(Illegal) as reason:
        file.Tablebase(path, **{"variant": "basic", "positions": MANY, **other})
    return reason.value.code


def test_positions_are_numbered_as_in_c() -> None:
    native = load_library("solution")
    if native is None:
        pytest.skip("no C compiler on this machine")
    native.prepare.restype = native.number.restype = c_uint32
    numbers, luck = numbering.position_numbering(), Random(5)
    assert numbers.count == native.prepare()
    asked = [
        masks(row["pos"])
        for section in VALUED.values()
        if isinstance(section, list)
        for row in section
    ]
    asked += [solution.position_at(luck.randrange(numbers.count)) for _ in range(2000)]
    for own, other in asked:
        number = native.number(c_uint32(own), c_uint32(other))
        images = [(transformed_balls(own, by), transformed_balls(other, by)) for by in SYMMETRIES]
        assert number in {numbers.number(*image) for image in images}
        assert solution.position_at(numbers.number(own, other)) in images


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    told: list[int] = []
    path = file.write_tablebase(tmp_path / "new" / "basic.table", "basic", values(), told.append)
    table = file.Tablebase(path, "basic", MANY)
    assert (table.read_all() == values()).all()
    for number in (0, file.BLOCK_SIZE - 1, file.BLOCK_SIZE, MANY - 1):
        assert table.value(number) == values()[number]
    assert told[-1] == MANY and told == sorted(told)
    assert table.size == path.stat().st_size < MANY
    assert [each.name for each in path.parent.iterdir()] == ["basic.table"]


def test_what_is_not_whole_is_refused(tmp_path: Path) -> None:
    path = file.write_tablebase(tmp_path / "basic.table", "basic", values())
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
        assert refusal(path) == "pylos.table-broken"
    path.write_bytes(body)
    assert refusal(path, positions=MANY + 1) == "pylos.table-broken"
    assert refusal(tmp_path / "nowhere") == "pylos.table-broken"
    assert file.Tablebase(path, "basic", MANY).value(7) == values()[7]


def test_a_table_of_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file.write_tablebase(tmp_path / "basic.table", "basic", values())
    assert refusal(path, variant="standard") == "pylos.table-other"
    monkeypatch.setattr(
        file, "Pylos", type("Pylos", (), {"spec": type("Spec", (), {"version": 99})})
    )
    assert refusal(path) == "pylos.table-other"


def test_a_house_takes_up_a_table_that_comes_and_refuses_one_that_broke(equipped: Path) -> None:
    path, tables = shelf.tablebase_path(equipped, "basic"), shelf.TablebaseStore()
    assert tables.oracle("basic") is None, "no folder yet"
    tables.set_data_folder(equipped)
    first = tables.oracle("basic")
    assert first is not None and tables.oracle("basic") is first
    assert tables.oracle("standard") is None
    tables.set_data_folder(equipped)
    assert tables.oracle("basic") is first
    path.write_bytes(path.read_bytes()[:-1])
    with capture_logs() as told:
        assert tables.oracle("basic") is None and tables.oracle("basic") is None
    assert [line["code"] for line in told] == ["pylos.table-broken"]
    path.unlink()
    assert tables.oracle("basic") is None
    little_table(equipped)
    again = tables.oracle("basic")
    assert again is not None and again.value(*masks(LATE[0]["pos"])) == LATE[0]["dtw"]


def test_without_numpy_there_is_no_table(equipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise ImportError("no numpy")

    monkeypatch.setattr(shelf, "open_oracle", missing)
    tables = shelf.TablebaseStore()
    tables.set_data_folder(equipped)
    assert tables.oracle("basic") is None


@pytest.mark.parametrize("row", LATE, ids=lambda row: f"{row['dtw']} {row['pos']}")
def test_the_master_plays_and_tells_what_the_table_says(
    row: dict[str, Any], equipped: Path
) -> None:
    assert true_value(*masks(row["pos"])) == row["dtw"]
    state, master = state_from_position("basic", row["pos"]), bots.LEVELS[-1].build(PYLOS)
    view = PYLOS.view(state, state.mover)
    assert isinstance(master, RankingPlayer) and isinstance(master, SolvingPlayer)
    best = {turn_actions(state, text)[0] for text in row["best"]}
    if not PYLOS.legal_actions(state, state.mover):
        assert row["dtw"] == 0
        return
    assert {
        master.choose(view, state.mover, Random(seed), 1.0) for seed in range(3)
    } <= best or row["n_best"] > len(best)
    ranking = master.rank(view, state.mover, Random(1), 1.0)
    assert {candidate.action for candidate in ranking} == set(
        PYLOS.legal_actions(state, state.mover)
    )
    assert ranking[0].ends_in == row["dtw"] and ranking[0].value == (
        1.0 if row["value"] == "win" else -1.0
    )
    assert sum(candidate.value == 1 for candidate in ranking) == row["win_moves"]
    for candidate in ranking:
        own, other = masks_of(state_after(state, candidate.action))
        assert candidate.ends_in == 1 + true_value(own, other)
        assert candidate.value == (-1.0 if candidate.ends_in % 2 == 0 else 1.0)
        assert master.exact_value(view, state.mover, candidate.action, Random(1)) == candidate
        assert played(state, candidate.action, *candidate.line).turns == state.turns + 1 + min(
            4, candidate.ends_in - 1
        )


def test_whoever_wins_by_the_table_wins_in_time(equipped: Path) -> None:
    master = bots.LEVELS[-1].build(PYLOS)
    for number, row in enumerate(LATE):
        state, luck = state_from_position("basic", row["pos"]), Random(number)
        winner = state.mover if row["value"] == "win" else Seat(1 - state.mover)
        begun = state.turns
        while state.over is None:
            view = PYLOS.view(state, state.mover)
            action = (
                master.choose(view, state.mover, luck, 1.0)
                if state.mover == winner
                else luck.choice(PYLOS.legal_actions(state, state.mover))
            )
            state = state_after(state, action)
        assert PYLOS.ranking(state).ranks[winner] == 1 and state.turns - begun <= row["dtw"]


def test_elsewhere_the_master_searches(equipped: Path) -> None:
    master, state = bots.LEVELS[-1].build(PYLOS), state_from_position("standard", START_POSITION)
    assert isinstance(master, RankingPlayer) and isinstance(master, SolvingPlayer)
    view, seat = PYLOS.view(state, Seat(0)), Seat(0)
    action = master.choose(view, seat, Random(1), 0.02)
    assert action in PYLOS.legal_actions(state, seat)
    assert master.exact_value(view, seat, action, Random(1)) is None
    assert all(candidate.ends_in is None for candidate in master.rank(view, seat, Random(1), 0.1))


def test_ends_are_ordered_as_anybody_would() -> None:
    ends = [
        ExactOutcome(-1, 2),
        ExactOutcome(-1, 20),
        DRAW,
        ExactOutcome(1, 21),
        ExactOutcome(1, 1),
    ]
    assert sorted([ends[place] for place in (3, 0, 4, 2, 1)], key=lambda end: end.sort_key) == ends


BONUS = "ww..w......b..bb/........./..../. w"


def by_reserve(own: int, other: int) -> int:
    """Stand for a table: whoever is to move and has more balls on the board loses in so many turns more; equal is a draw."""
    ahead = own.bit_count() - other.bit_count()
    return DRAW_VALUE if ahead == 0 else 2 * ahead if ahead > 0 else -2 * ahead + 1


def test_a_ball_is_worth_its_best_taking_and_takings_their_own() -> None:
    oracle, state = Oracle(by_reserve), state_from_position("standard", BONUS)
    ends = oracle.outcomes_by_action(state)
    square = turn_actions(state, "1b2")[0]
    assert (
        max(ends, key=lambda action: ends[action].sort_key)
        == square
        == oracle.best_action(state, Random(1))
    )
    due = state_after(state, square)
    assert due.due
    takings = oracle.outcomes_by_action(due)
    assert max(end.sort_key for end in takings.values()) == ends[square].sort_key
    assert set(takings) == set(PYLOS.legal_actions(due, due.mover))
    line = oracle.rank(state)[0].line
    assert (
        takings[line[0]] == ends[square] and played(state, square, *line).turns == state.turns + 5
    )


def test_what_would_come_a_third_time_is_a_draw() -> None:
    oracle, state = Oracle(lambda own, other: 3), state_from_position("standard", BONUS)
    for text, end in (
        ("1b2x1b2", ExactOutcome(-1, 4)),
        ("1c3x1c3", ExactOutcome(-1, 4)),
        ("1b2x1b2", ExactOutcome(-1, 4)),
        ("1c3x1c3", DRAW),
    ):
        square, back = turn_actions(state, text)
        state = state_after(state, square)
        assert oracle.outcomes_by_action(state)[back] == end
        state = state_after(state, back)
    assert state.over == "repetition"


def test_where_nothing_is_won_the_other_is_given_most_to_get_wrong() -> None:
    row = max(
        (row for row in LATE if row["value"] == "loss" and 1 < row["n_best"] < 9),
        key=lambda row: row["dtw"],
    )
    oracle, state = Oracle(true_value), state_from_position("basic", row["pos"])
    chosen = {oracle.best_action(state, Random(seed)) for seed in range(4)}
    assert {written_of(action) for action in chosen} <= set(row["best"])
    kept = {
        action: winning_share(oracle, state_after(state, action))
        for text in row["best"]
        for action in turn_actions(state, text)
    }
    assert all(kept[action] == min(kept.values()) for action in chosen)


def winning_share(oracle: Oracle, state: State) -> float:
    results = [end.result for end in oracle.outcomes_by_action(state).values()]
    return results.count(max(results)) / len(results)


def written_of(action: Any) -> str:
    return f"{action.source}-{action.cell}" if hasattr(action, "source") else str(action.cell)


def masks_of(state: State) -> tuple[int, int]:
    return state.own, state.occupied_cells & ~state.own


def played(state: State, *actions: Any) -> State:
    for action in actions:
        state = state_after(state, action)
    return state


@pytest.mark.slow
def test_basic_is_solved_and_every_known_value_agrees(tmp_path: Path) -> None:
    path = file.write_tablebase(tmp_path / "basic.table", "basic", solution.solve("basic"))
    oracle = shelf.open_oracle(path, "basic")
    assert oracle.value(0, 0) == 36
    for row in VALUED["basic"]:
        state = state_from_position("basic", row["pos"])
        assert oracle.value(*masks(row["pos"])) == row["dtw"]
        assert (
            sum(end.result == 1 for end in oracle.outcomes_by_action(state).values())
            == row["win_moves"]
        )
        assert {written_of(action) for action in [oracle.best_action(state, Random(1))]} <= set(
            row["best"]
        ) or row["n_best"] > len(row["best"])
