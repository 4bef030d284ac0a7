"""Tests that Reversi obeys the laws and the rules of RULES.md."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from parlour.core.game import Illegal, Seat
from parlour.core.rng import Rng
from parlour.laws.playout import playouts
from parlour.plugin.layout import Grid
from parlour.plugin.lesson import play_lesson
from parlour.testing import Subject, game_tests
from parlour_reversi.bots import LEVELS, evaluate
from parlour_reversi.layout import DISCS, board_layout
from parlour_reversi.lesson import LESSON
from parlour_reversi.plugin import PLUGIN
from parlour_reversi.rules.actions import Pass, Place
from parlour_reversi.rules.board import bits_of, cell_names, legal_cells, turned_discs
from parlour_reversi.rules.game import Reversi
from parlour_reversi.rules.state import Options, State
from parlour_reversi.rules.view import EMPTY_CELL, ReversiView, state_of

GAME = Reversi()
DARK, LIGHT = Seat(0), Seat(1)

TestEveryGame = game_tests(
    Subject(
        plugin=PLUGIN,
        package_folder=Path(__file__).parents[1],
        playouts=list(playouts(GAME, 3)),
        state_interval=6,
        expected_matches=frozenset({"eight", "six"}),
        rare_messages=frozenset({"over-wiped", "over-blocked"}),
    )
)


def position(rows: str, mover: Seat = DARK) -> State:
    """Return the state of a drawing: `x` is dark, `o` is light."""
    cells = "".join(rows.split()).translate(str.maketrans("xo", "01"))
    counts = (cells.count("0"), cells.count("1"))
    names = cell_names(round(len(cells) ** 0.5))
    return state_of(
        ReversiView(cells=cells, names=names, counts=counts, mover=mover, placed=None, turned=())
    )


def refusal(state: State, seat: Seat, action: Place | Pass) -> str:
    """Return the code with which an action is rejected."""
    with pytest.raises(Illegal) as raised:
        GAME.apply(state, seat, action)
    return raised.value.code


def test_dark_begins_with_four_moves_that_turn_one_disc_each() -> None:
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    assert GAME.turn(state).seats == {DARK}
    actions = list(GAME.legal_actions(state, DARK))
    assert actions == [Place("d3"), Place("c4"), Place("f5"), Place("e6")]
    assert {GAME.apply(state, DARK, action).state.counts for action in actions} == {(4, 1)}


def move_paths(own: int, other: int, side: int, depth: int) -> int:
    """Return the number of move sequences of a length, where a pass counts as a move."""
    if depth == 0:
        return 1
    places = legal_cells(own, other, side)
    if not places:
        return move_paths(other, own, side, depth - 1) if legal_cells(other, own, side) else 1
    total = 0
    for cell in bits_of(places):
        turned = turned_discs(own, other, cell, side)
        total += move_paths(other & ~turned, own | turned | 1 << cell, side, depth - 1)
    return total


def test_the_numbers_of_move_sequences_are_the_published_ones() -> None:
    dark, light = GAME.setup(Options(), 2, Rng(bytes(32))).state.discs
    found = [move_paths(dark, light, 8, depth) for depth in range(7)]
    assert found == [1, 4, 12, 56, 244, 1396, 8200]


def test_a_disc_turns_lines_in_all_directions_but_not_beyond_the_edge() -> None:
    state = position(
        """
        x..x..
        .o.o..
        xoo.o.
        ...o..
        ..ox..
        .x....
        """
    )
    after = GAME.apply(state, DARK, Place("d3")).state
    names = cell_names(6)
    assert {names[cell] for cell in bits_of(after.turned)} == {"d2", "b3", "c3", "d4"}
    # A line of light discs that ends at the edge of the board encloses nothing.
    edge = position("xo.ooo ...... ...... ...... ...... ......")
    assert [names[cell] for cell in bits_of(edge.places)] == ["c1"]
    assert GAME.apply(edge, DARK, Place("c1")).state.counts == (3, 3)


def test_a_player_passes_only_without_a_place() -> None:
    blocked = position("ox.... ...... ...... ...... ...... ......")
    assert GAME.turn(blocked).phase == "pass"
    assert list(GAME.legal_actions(blocked, DARK)) == [Pass()]
    after = GAME.apply(blocked, DARK, Pass()).state
    assert after.mover == LIGHT and GAME.turn(after).phase == "place"
    assert refusal(after, LIGHT, Pass()) == "reversi.no-pass"


def test_wrong_moves_are_rejected_with_a_reason() -> None:
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    assert refusal(state, LIGHT, Place("d3")) == "reversi.not-your-turn"
    assert refusal(state, DARK, Place("i1")) == "reversi.no-such-cell"
    assert refusal(state, DARK, Place("d4")) == "reversi.taken"
    assert refusal(state, DARK, Place("a1")) == "reversi.nothing-turned"


@pytest.mark.parametrize(
    ("rows", "over", "ranks"),
    [
        ("xx.... ...... ...... ...... ...... ......", "wiped", (1, 2)),
        ("xx.... ...... ...... ...... ...... ....oo", "blocked", (1, 1)),
        ("xxxxxx xxxxxx xxxxxx xxxxxx xxxxxx xxxxxo", "full", (1, 2)),
        ("x.oxox oxoxox oxoxox oxoxox oxoxox oxoxox", None, (1, 1)),
    ],
)
def test_the_match_ends_when_nobody_can_place_a_disc(
    rows: str, over: str | None, ranks: tuple[int, int]
) -> None:
    ranking = GAME.ranking(position(rows))
    assert ranking.over == over
    assert over is None or ranking.ranks == ranks


def test_overtime_costs_discs() -> None:
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    assert GAME.ranking(state, (1, 0)).ranks == (2, 1)


def test_the_layout_shows_the_discs_and_the_last_move() -> None:
    state = GAME.setup(Options(board="6"), 2, Rng(bytes(32))).state
    action = next(iter(GAME.legal_actions(state, DARK)))
    assert isinstance(action, Place)
    view = GAME.view(GAME.apply(state, DARK, action).state, None)
    layout = board_layout(view)
    (board,) = layout.pieces
    assert isinstance(board, Grid) and board.columns == 6
    assert layout.last_move == (action.cell,)
    assert [part.face for part in board.parts] == [
        None if disc == EMPTY_CELL else DISCS[int(disc)] for disc in view.cells
    ]
    assert set(layout.part_ids()) >= {"a1", "f6"}


def test_the_lesson_ends_with_a_win_of_the_learner() -> None:
    scenes = play_lesson(GAME, LESSON)
    last = scenes[-1].positions[-1].state
    after = GAME.apply(last, DARK, Place("a3")).state
    assert after.counts == (44, 20) and after.is_over


def test_corners_and_mobility_count_until_the_discs_do() -> None:
    corner = position("x..... ..o... .xox.. ..xo.. ...... ......")
    assert evaluate(corner, DARK) > evaluate(corner, LIGHT)
    late = position("oooooo oooooo oooooo xxxxxx xxxxxx xxxx..")
    assert evaluate(late, LIGHT) == 2


@pytest.mark.slow
@pytest.mark.parametrize("level", range(1, len(LEVELS)))
def test_each_level_beats_the_one_below(level: int) -> None:
    stronger, weaker = LEVELS[level].build(GAME), LEVELS[level - 1].build(GAME)
    score = 0.0
    for number in range(12):
        luck, own = Random(number), Seat(number % 2)
        state = GAME.setup(Options(board="6"), 2, Rng(bytes(32))).state
        while seats := GAME.turn(state).seats:
            (seat,) = seats
            player = stronger if seat == own else weaker
            action = player.choose(GAME.view(state, seat), seat, luck, 1.0)
            state = GAME.apply(state, seat, action).state
        ranks = GAME.ranking(state).ranks
        score += (ranks[own] < ranks[1 - own]) + 0.5 * (ranks[0] == ranks[1])
    assert score > 6
