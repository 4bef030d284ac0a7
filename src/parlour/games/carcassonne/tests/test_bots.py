"""Tests that all ten bots act legally and that the stronger ones rank placements."""

from __future__ import annotations

from math import inf
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
from parlour.games.carcassonne.odds import best_bet, chip_expectation, prospects
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.prospects import (
    GROWTH_CHANCES,
    SETTLED_CHANCES,
    chip_chance,
)
from parlour.games.carcassonne.rules.state import Options, State
from parlour.games.carcassonne.tests.table import KINDS, Table
from parlour.plugin.player import LEVEL_IDS, BotLevel, Candidate, RankingPlayer
from parlour.search.lazy import LazyResource
from parlour.search.strength import same_for_all

pytestmark = pytest.mark.uncounted

RULES = GAME()


def play_match(levels: list[BotLevel], seed: int, options: Options | None = None) -> State:
    """Return the final state of a match between bots, after checking that each action is legal."""
    rng = Random(seed)
    players = [level.build(RULES) for level in levels]
    state = RULES.setup(options or Options(), len(players), Rng(rng.randbytes(32))).state
    while awaited := RULES.turn(state).seats:
        seat = min(awaited)
        action = players[seat].choose(RULES.view(state, seat), seat, rng, 1.0)
        if not isinstance(action, Place):
            assert action in list(RULES.legal_actions(state, seat))
        state = RULES.apply(state, seat, action).state
    return state


LEVELS = {level.id: level for level in bots.LEVELS}


def test_levels_have_the_shared_ids() -> None:
    assert tuple(LEVELS) == LEVEL_IDS


def test_all_levels_play_a_match_to_the_end() -> None:
    for levels in (bots.LEVELS[:5], bots.LEVELS[5:]):
        state = play_match(list(levels), 1)
        assert state.phase == "over"
        assert state.turned


def test_club_beats_beginner() -> None:
    for seed in range(2):
        state = play_match([LEVELS["club"], LEVELS["beginner"]], seed)
        assert state.scores[0].total > state.scores[1].total


def test_levels_play_without_bets_and_farmers() -> None:
    state = play_match([LEVELS["club"], LEVELS["casual"]], 3, Options(bets=False, farmers=False))
    assert all(scores.bets == scores.fields == 0 for scores in state.scores)


def test_strength_settings_limit_squares_and_add_noise() -> None:
    """The setting `places` limits the squares, and noise changes the values."""
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    view = RULES.view(state, state.mover)

    def values(settings: bots.EvaluationSettings) -> dict[Any, float]:
        player = bots.HeuristicPlayer(RULES, settings)
        ranking = player.ranked_placements(view, state.mover, Random(1))
        return {candidate.action: candidate.value for candidate in ranking}

    exact = values(bots.EvaluationSettings())
    one_square = values(bots.EvaluationSettings(places=1))
    noisy = values(bots.EvaluationSettings(noise=same_for_all(2.0)))
    assert len({(action.x, action.y) for action in one_square}) == 1
    assert len({(action.x, action.y) for action in exact}) > 1
    assert noisy.keys() == exact.keys()
    assert noisy != exact


def test_clearly_beaten_candidates_are_dropped_and_the_best_is_first() -> None:
    generator = np.random.default_rng(1)
    leads = generator.normal(0.0, 1.0, (64, 1)) + generator.normal(
        [0.0, 0.1, 9.0, -9.0], 1.0, (64, 4)
    )
    assert unbeaten_candidates(np.arange(4), leads).tolist() == [2]
    assert unbeaten_candidates(np.arange(2), leads)[0] in (0, 1)
    assert len(unbeaten_candidates(np.arange(2), leads)) == 2
    assert len(unbeaten_candidates(np.arange(4), leads[:4])) == 4, "a few playouts prove nothing"


@pytest.mark.parametrize("playouts", [0, 60])
def test_compiled_player_ranks_legal_placements(playouts: int) -> None:
    state = RULES.setup(Options(), 3, Rng(bytes(32))).state
    seat = state.mover
    ranking = CarcassonneKernelPlayer(same_for_all(playouts)).rank(
        RULES, RULES.view(state, seat), seat, Random(1), inf
    )
    legal = set(RULES.legal_actions(state, seat))
    assert all(candidate.action in legal for candidate in ranking)
    assert len({candidate.action for candidate in ranking}) == len(ranking)
    assert [candidate.value for candidate in ranking] == sorted(
        (candidate.value for candidate in ranking), reverse=True
    )
    again = CarcassonneKernelPlayer(same_for_all(playouts)).rank(
        RULES, RULES.view(state, seat), seat, Random(1), inf
    )
    assert again == ranking


def test_ranking_by_playouts_has_the_most_common_reply() -> None:
    """Each reply uses an empty square next to the land and an existing segment name."""
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    seat = state.mover
    view = RULES.view(state, seat)
    occupied = {(tile.x, tile.y) for tile in view.tiles}
    segments = {segment.name for kind in KINDS.values() for segment in kind.segments}
    for candidate in CarcassonneKernelPlayer(same_for_all(60)).rank(
        RULES, view, seat, Random(1), inf
    ):
        (reply,) = candidate.line
        around = {
            (x + dx, y + dy)
            for x, y in occupied | {(candidate.action.x, candidate.action.y)}
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        assert (reply.x, reply.y) in around - occupied - {(candidate.action.x, candidate.action.y)}
        assert reply.meeple is None or reply.meeple in segments
    assert all(
        candidate.line == ()
        for candidate in CarcassonneKernelPlayer(same_for_all(0)).rank(
            RULES, view, seat, Random(1), inf
        )
    )


def test_most_common_reply_counts_replies() -> None:
    kinds = list(KINDS.values())
    replies = np.array(
        [[-1, 0, 0, 0], [-1, 0, 0, 0], [-1, 0, 0, 0], [2, 1, 0, -1], [3, 130, 1, 0], [3, 130, 1, 0]]
    )
    assert most_common_reply(replies, kinds) == (Place(2, 1, 1, kinds[3].segments[0].name),)
    assert most_common_reply(replies[:3], kinds) == (), "no reply to the last tile"


def test_ranking_uses_the_adviser_and_a_choice_the_table_player() -> None:
    calls = list[str]()

    class RecordingPlayer(CarcassonneKernelPlayer):
        def __init__(self, name: str) -> None:
            super().__init__(same_for_all(0))
            self.name = name

        def rank(self, *arguments: Any) -> list[Candidate]:
            calls.append(self.name)
            return super().rank(*arguments)

    table, adviser = (
        LazyResource[CarcassonneKernelPlayer](lambda: RecordingPlayer("table")),
        LazyResource[CarcassonneKernelPlayer](lambda: RecordingPlayer("adviser")),
    )
    for resource in (table, adviser):
        resource.load()
    player = bots.CarcassonneSearchPlayer(RULES, table, adviser)
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    view = RULES.view(state, state.mover)
    assert (
        player.choose(view, state.mover, Random(5), inf)
        == player.rank(view, state.mover, Random(5), inf)[0].action
    )
    assert calls == ["table", "adviser"]


def test_choice_is_the_first_of_the_ranking() -> None:
    state = RULES.setup(Options(), 2, Rng(bytes(32))).state
    seat = state.mover
    view = RULES.view(state, seat)
    player = LEVELS["expert"].build(RULES)
    assert isinstance(player, RankingPlayer)
    assert (
        player.choose(view, seat, Random(5), inf)
        == player.rank(view, seat, Random(5), inf)[0].action
    )


def test_heuristic_player_completes_its_city() -> None:
    """Completing its own city of four tiles gains more than any other placement."""
    table = Table(2)
    table.place(0, "F", 0, -1, 90, "c0")
    table.state = replace(table.state, mover=Seat(0), drawn="E")
    view = RULES.view(table.state, Seat(0))
    best = bots.HeuristicPlayer(RULES).choose_placement(view, Seat(0), Random(1), inf)
    assert (best.x, best.y, best.turns) == (0, -2, 2)


def test_odds_are_probabilities_and_bets_follow_them() -> None:
    for kind, by_open in GROWTH_CHANCES.items():
        for open_sides, chances in by_open.items():
            assert sum(chances) == pytest.approx(1)
            assert 0 < SETTLED_CHANCES[kind][open_sides] < 1
    table = Table(2)
    table.place(0, "U", 1, 0, 90)
    table.place(0, "BM07", 2, 0, 0)
    view = RULES.view(table.state, Seat(0))
    features = prospects(view, 2)
    assert sorted(prospect.size for prospect in features) == [1, 3]
    values = {chip.id: chip_expectation(chip, features) for chip in view.bets}
    assert best_bet(view, 0.0) == max(values, key=lambda chip: values[chip])
    assert best_bet(view, 100.0) is None
    assert LEVELS["club"].build(RULES).choose(view, Seat(0), Random(1), inf) == Bet(
        best_bet(view, bots.MIN_EXPECTATION)
    )
    for wager in view.wagers:
        chip = next(chip for chip in view.bets if chip.id == wager.chip)
        assert wager.chance == round(100 * chip_chance(chip, features)) and wager.chance <= 100
    assert len({wager.chance for wager in view.wagers}) > 1


def test_preview_names_every_part_of_the_tile_and_who_is_in_it() -> None:
    table = Table(2)
    table.place(0, "F", 0, -1, 90, "c0")
    table.state = replace(table.state, mover=Seat(1), drawn="E")
    view = RULES.view(table.state, Seat(1))
    place = Place(x=0, y=-2, turns=2, meeple=None)
    claim = Place(x=0, y=-2, turns=2, meeple="f0")
    unclaimed, claimed = RULES.previews(view, Seat(1), [place, claim])
    parts = {part.segment: part for part in unclaimed.parts}
    assert set(parts) == {"c0", "f0"}
    city = parts["c0"]
    assert (city.kind, city.tiles, city.open, city.seats) == ("city", 3, 0, (Seat(0),))
    assert city.points == 2 * (3 + 1)
    assert parts["f0"].seats == ()
    assert not claimed.parts
