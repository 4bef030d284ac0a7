"""The five opponents: each decides legally and at once about everything, and what the strongest think can be asked."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.game import Seat, replace
from parlour.core.player import LEVELS as NAMES
from parlour.core.player import Level, RankingPlayer
from parlour.core.rng import Rng
from parlour.games.carcassonne import bots
from parlour.games.carcassonne.kernel.player import KernelPlayer
from parlour.games.carcassonne.odds import COUNTED, GROWN, best_bet, expectation, prospects
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.state import Options, State
from parlour.games.carcassonne.tests.test_cases import Table

RULES = GAME()


def played(levels: list[Level], seed: int, options: Options | None = None) -> State:
    """Return the last state of a match; every decision must be legal."""
    luck = Random(seed)
    players = [level.build(RULES) for level in levels]
    state = RULES.setup(options or Options(), len(players), Rng(luck.randbytes(32))).state
    while awaited := RULES.turn(state).seats:
        seat = min(awaited)
        action = players[seat].choose(RULES.view(state, seat), seat, luck, 1.0)
        if not isinstance(action, Place):
            assert action in list(RULES.legal(state, seat))
        state = RULES.apply(state, seat, action).state
    return state


def test_there_are_five() -> None:
    assert tuple(level.id for level in bots.LEVELS) == NAMES


def test_all_sit_at_one_table_and_play_to_the_end() -> None:
    state = played(list(bots.LEVELS), 1)
    assert state.phase == "over"
    assert state.turned


def test_whoever_counts_beats_whoever_looks() -> None:
    beginner, casual = bots.LEVELS[:2]
    for seed in range(2):
        state = played([casual, beginner], seed)
        assert state.scores[0].total > state.scores[1].total


def test_the_base_game_is_played_without_a_chip() -> None:
    state = played([bots.LEVELS[2], bots.LEVELS[1]], 3, Options(bets=False, farmers=False))
    assert all(scores.bets == scores.fields == 0 for scores in state.scores)


@pytest.mark.parametrize("playouts", [0, 60])
def test_the_compiled_player_ranks_legal_placements(playouts: int) -> None:
    state = RULES.setup(Options(), 3, Rng(bytes(32))).state
    seat = state.mover
    ranking = KernelPlayer(playouts).rank(RULES, RULES.view(state, seat), seat, Random(1), 60.0)
    legal = set(RULES.legal(state, seat))
    assert all(candidate.action in legal for candidate in ranking)
    assert len({candidate.action for candidate in ranking}) == len(ranking)
    assert [candidate.value for candidate in ranking] == sorted((candidate.value for candidate in ranking), reverse=True)
    again = KernelPlayer(playouts).rank(RULES, RULES.view(state, seat), seat, Random(1), 60.0)
    assert again == ranking


def test_whoever_ranks_takes_the_first_of_its_ranking() -> None:
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    seat = state.mover
    view = RULES.view(state, seat)
    player = bots.LEVELS[3].build(RULES)
    assert isinstance(player, RankingPlayer)
    assert player.choose(view, seat, Random(5), 1.0) == player.rank(view, seat, Random(5), 1.0)[0].action


def test_nobody_gives_away_a_city_for_nothing() -> None:
    """To close one's own city of four is worth more at first sight than to lay the tile elsewhere."""
    table = Table(2)
    table.lay(0, "F", 0, -1, 90, "c0")
    table.state = replace(table.state, mover=Seat(0), drawn="E")
    view = RULES.view(table.state, Seat(0))
    best = bots.LEVELS[2].build(RULES).choose(view, Seat(0), Random(1), 1.0)
    assert (best.x, best.y, best.turns) == (0, -2, 2)


def test_odds_are_odds_and_bets_follow_them() -> None:
    for kind, by_open in GROWN.items():
        for open_sides, chances in by_open.items():
            assert sum(chances) == pytest.approx(1)
            assert 0 < COUNTED[kind][open_sides] < 1
    table = Table(2)
    table.lay(0, "U", 1, 0, 90)
    table.lay(0, "BM07", 2, 0, 0)
    view = RULES.view(table.state, Seat(0))
    found = prospects(view, 2)
    assert sorted(prospect.size for prospect in found) == [1, 3]
    worth = {chip.id: expectation(chip, found) for chip in view.bets}
    assert best_bet(view, 0.0) == max(worth, key=lambda chip: worth[chip])
    assert best_bet(view, 100.0) is None
    assert bots.LEVELS[2].build(RULES).choose(view, Seat(0), Random(1), 1.0) == Bet(best_bet(view, bots.LEAST))
