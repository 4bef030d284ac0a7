"""The ten opponents: each decides legally and at once about everything, and what the strongest think can be asked."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne import bots
from parlour.games.carcassonne.kernel.player import (
    CarcassonneKernelPlayer,
    most_common_reply,
    unbeaten_candidates,
)
from parlour.games.carcassonne.odds import (
    GROWTH_CHANCES,
    SETTLED_CHANCES,
    best_bet,
    chip_expectation,
    prospects,
)
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.state import Options, State
from parlour.games.carcassonne.tests.test_cases import Table
from parlour.plugin.player import LEVEL_IDS as NAMES
from parlour.plugin.player import BotLevel, Candidate, RankingPlayer
from parlour.search.dial import same_for_all
from parlour.search.lazy import LazyResource

pytestmark = pytest.mark.uncounted

RULES = GAME()


def played(levels: list[BotLevel], seed: int, options: Options | None = None) -> State:
    """Return the last state of a match; every decision must be legal."""
    luck = Random(seed)
    players = [level.build(RULES) for level in levels]
    state = RULES.setup(options or Options(), len(players), Rng(luck.randbytes(32))).state
    while awaited := RULES.turn(state).seats:
        seat = min(awaited)
        action = players[seat].choose(RULES.view(state, seat), seat, luck, 1.0)
        if not isinstance(action, Place):
            assert action in list(RULES.legal_actions(state, seat))
        state = RULES.apply(state, seat, action).state
    return state


NAMED = {level.id: level for level in bots.LEVELS}


def test_there_are_ten() -> None:
    assert tuple(NAMED) == NAMES


def test_all_sit_at_one_table_and_play_to_the_end() -> None:
    for one in (bots.LEVELS[:5], bots.LEVELS[5:]):
        state = played(list(one), 1)
        assert state.phase == "over"
        assert state.turned


def test_whoever_counts_beats_whoever_looks() -> None:
    for seed in range(2):
        state = played([NAMED["club"], NAMED["beginner"]], seed)
        assert state.scores[0].total > state.scores[1].total


def test_the_base_game_is_played_without_a_chip() -> None:
    state = played([NAMED["club"], NAMED["casual"]], 3, Options(bets=False, farmers=False))
    assert all(scores.bets == scores.fields == 0 for scores in state.scores)


def test_what_is_misjudged_is_misjudged_within_a_judgement() -> None:
    """Narrow sight leaves placements out, noise moves their values; without either all are there, the best first."""
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    view = RULES.view(state, state.mover)
    sharp = bots.HeuristicPlayer(RULES).ranked_placements(view, state.mover, Random(1))
    narrow = bots.HeuristicPlayer(RULES, bots.EvaluationSettings(places=1)).ranked_placements(
        view, state.mover, Random(1)
    )
    blurred = bots.HeuristicPlayer(
        RULES, bots.EvaluationSettings(noise=same_for_all(2.0))
    ).ranked_placements(view, state.mover, Random(1))
    assert (
        len({(one.action.x, one.action.y) for one in narrow})
        == 1
        < len({(one.action.x, one.action.y) for one in sharp})
    )
    assert {one.action for one in blurred} == {one.action for one in sharp}
    assert {one.action: one.value for one in blurred} != {one.action: one.value for one in sharp}


def test_whoever_is_clearly_beaten_leaves_and_the_best_comes_first() -> None:
    luck = np.random.default_rng(1)
    leads = luck.normal(0.0, 1.0, (64, 1)) + luck.normal([0.0, 0.1, 9.0, -9.0], 1.0, (64, 4))
    assert unbeaten_candidates(np.arange(4), leads).tolist() == [2]
    assert unbeaten_candidates(np.arange(2), leads)[0] in (0, 1)
    assert len(unbeaten_candidates(np.arange(2), leads)) == 2
    assert len(unbeaten_candidates(np.arange(4), leads[:4])) == 4, "a few playouts show nothing"


@pytest.mark.parametrize("playouts", [0, 60])
def test_the_compiled_player_ranks_legal_placements(playouts: int) -> None:
    state = RULES.setup(Options(), 3, Rng(bytes(32))).state
    seat = state.mover
    ranking = CarcassonneKernelPlayer(same_for_all(playouts)).rank(
        RULES, RULES.view(state, seat), seat, Random(1), 60.0
    )
    legal = set(RULES.legal_actions(state, seat))
    assert all(candidate.action in legal for candidate in ranking)
    assert len({candidate.action for candidate in ranking}) == len(ranking)
    assert [candidate.value for candidate in ranking] == sorted(
        (candidate.value for candidate in ranking), reverse=True
    )
    again = CarcassonneKernelPlayer(same_for_all(playouts)).rank(
        RULES, RULES.view(state, seat), seat, Random(1), 60.0
    )
    assert again == ranking


def test_a_ranking_by_playouts_tells_the_commonest_answer() -> None:
    """Each answer lies on a square that is still free beside the land that its placement makes, and names a part of some tile to come."""
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    seat = state.mover
    view = RULES.view(state, seat)
    taken = {(tile.x, tile.y) for tile in view.tiles}
    parts = {
        segment.name
        for kind in bots.CarcassonneSearchPlayer(RULES, bots.EXPERT).tile_kinds_of(view).values()
        for segment in kind.segments
    }
    for candidate in CarcassonneKernelPlayer(same_for_all(60)).rank(
        RULES, view, seat, Random(1), 60.0
    ):
        (answer,) = candidate.line
        around = {
            (x + dx, y + dy)
            for x, y in taken | {(candidate.action.x, candidate.action.y)}
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        assert (answer.x, answer.y) in around - taken - {(candidate.action.x, candidate.action.y)}
        assert answer.meeple is None or answer.meeple in parts
    assert all(
        candidate.line == ()
        for candidate in CarcassonneKernelPlayer(same_for_all(0)).rank(
            RULES, view, seat, Random(1), 60.0
        )
    )


def test_the_answer_is_the_one_that_came_most_often() -> None:
    kinds = list(
        bots.CarcassonnePlayer(RULES)
        .tile_kinds_of(
            RULES.view(state := RULES.setup(Options(), 2, Rng(bytes(32))).state, state.mover)
        )
        .values()
    )
    answers = np.array(
        [[-1, 0, 0, 0], [-1, 0, 0, 0], [-1, 0, 0, 0], [2, 1, 0, -1], [3, 130, 1, 0], [3, 130, 1, 0]]
    )
    assert most_common_reply(answers, kinds) == (Place(2, 1, 1, kinds[3].segments[0].name),)
    assert most_common_reply(answers[:3], kinds) == (), "with the last tile nobody answers"


def test_the_strongest_says_what_it_thinks_after_a_longer_thought_than_at_the_table() -> None:
    asked = list[str]()

    class Told(CarcassonneKernelPlayer):
        def __init__(self, name: str) -> None:
            super().__init__(same_for_all(0))
            self.name = name

        def rank(self, *question: Any) -> list[Candidate]:
            asked.append(self.name)
            return super().rank(*question)

    table, adviser = (
        LazyResource[CarcassonneKernelPlayer](lambda: Told("table")),
        LazyResource[CarcassonneKernelPlayer](lambda: Told("adviser")),
    )
    for lazy in (table, adviser):
        lazy.load()
    player = bots.CarcassonneSearchPlayer(RULES, table, adviser)
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    view = RULES.view(state, state.mover)
    assert (
        player.choose(view, state.mover, Random(5), 60.0)
        == player.rank(view, state.mover, Random(5), 60.0)[0].action
    )
    assert asked == ["table", "adviser"]


def test_whoever_ranks_takes_the_first_of_its_ranking() -> None:
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    seat = state.mover
    view = RULES.view(state, seat)
    player = NAMED["expert"].build(RULES)
    assert isinstance(player, RankingPlayer)
    assert (
        player.choose(view, seat, Random(5), 1.0)
        == player.rank(view, seat, Random(5), 1.0)[0].action
    )


def test_nobody_gives_away_a_city_for_nothing() -> None:
    """To close one's own city of four is worth more at first sight than to lay the tile elsewhere."""
    table = Table(2)
    table.lay(0, "F", 0, -1, 90, "c0")
    table.state = replace(table.state, mover=Seat(0), drawn="E")
    view = RULES.view(table.state, Seat(0))
    best = bots.HeuristicPlayer(RULES).choose_placement(view, Seat(0), Random(1), 1.0)
    assert (best.x, best.y, best.turns) == (0, -2, 2)


def test_odds_are_odds_and_bets_follow_them() -> None:
    for kind, by_open in GROWTH_CHANCES.items():
        for open_sides, chances in by_open.items():
            assert sum(chances) == pytest.approx(1)
            assert 0 < SETTLED_CHANCES[kind][open_sides] < 1
    table = Table(2)
    table.lay(0, "U", 1, 0, 90)
    table.lay(0, "BM07", 2, 0, 0)
    view = RULES.view(table.state, Seat(0))
    found = prospects(view, 2)
    assert sorted(prospect.size for prospect in found) == [1, 3]
    worth = {chip.id: chip_expectation(chip, found) for chip in view.bets}
    assert best_bet(view, 0.0) == max(worth, key=lambda chip: worth[chip])
    assert best_bet(view, 100.0) is None
    assert NAMED["club"].build(RULES).choose(view, Seat(0), Random(1), 1.0) == Bet(
        best_bet(view, bots.MIN_EXPECTATION)
    )
