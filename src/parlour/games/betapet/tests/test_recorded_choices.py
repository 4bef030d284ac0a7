"""Tests that the bots choose the recorded actions for fixed seeds (choices.json)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import inf
from random import Random

import pytest

pytest.importorskip("numba")

from parlour.core.game import Seat
from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.kernel.endgame import EndgameSearch
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.plays.generator import fastest_generator
from parlour.games.betapet.records.notation import letters_text, play_notation
from parlour.games.betapet.rules.actions import AnyAction, Exchange, Play
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, FOLDER, graph, new_match

pytestmark = pytest.mark.uncounted

RECORDED: list[list[str]] = json.loads((FOLDER / "choices.json").read_text())


def action_text(board: Board, action: AnyAction) -> str:
    """Return an action in crossword notation."""
    if isinstance(action, Play):
        return " ".join(play_notation(board, action.tiles))
    return f"-{letters_text(action.letters)}" if isinstance(action, Exchange) else "-"


def chosen_turns(seed: int) -> Iterator[list[str]]:
    """Yield the choices of a static player and two vocabulary players, then endgame margins."""
    generator = fastest_generator(graph("en"), TILE_SETS["english"], wait=True)
    assert isinstance(generator, CompiledGenerator)
    static, search = StaticPlayer(BETAPET), EndgameSearch(generator)
    weak = [LEVELS[index].build(BETAPET) for index in (1, 5)]
    state = new_match(seed=b"%d" % seed)
    while BETAPET.turn(state).seats:
        seat, board = Seat(state.mover), state.board
        view = BETAPET.view(state, seat)
        actions = [player.choose(view, seat, Random(seed), inf) for player in (static, *weak)]
        texts = [action_text(board, action) for action in actions]
        if not state.bag:
            packed = generator.pack_board(board, state.premiums)
            mine, theirs = state.racks[seat], state.racks[1 - seat]
            texts.append(str(search.solve(packed, mine, theirs, False, nodes=200).margin))
        yield texts
        state = BETAPET.apply(state, seat, actions[0]).state


def test_choices_are_as_recorded() -> None:
    assert [turn for seed in range(2) for turn in chosen_turns(seed)] == RECORDED
