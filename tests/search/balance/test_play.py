"""Tests of measurements with real games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from parlour.core.containment import GameExit
from parlour.core.game import Action, Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.pylos.rules.game import Pylos
from parlour.search.balance import ineffective_options as ineffective
from parlour.search.balance.ineffective_options import OptionValue, ineffective_options
from parlour.search.balance.measurement import compare_balance, measure_balance
from parlour.search.balance.play import balance_seats, play_match, play_with
from parlour.search.balance.records import MAX_FIELD_VALUES, BalanceSetting, FieldValue
from parlour.search.balance.usage import UsageCounter, action_kinds
from parlour.testing.executors import ReversingExecutor

pytestmark = pytest.mark.uncounted


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


def random_setting(game: str, version: int = 1, seats: int = 2, **options: Any) -> BalanceSetting:
    return BalanceSetting(
        game=game,
        version=version,
        options=options,
        seats=seats,
        level="random",
        seconds=1.0,
        opening=0,
        seed=5,
    )


def test_a_report_does_not_depend_on_the_order_of_matches(pool: Executor) -> None:
    setting = replace(random_setting("betta", version=2, seats=3), level="casual", seconds=60.0)
    progress: list[tuple[int, int]] = []
    report = measure_balance(pool, setting, 6, lambda *counts: progress.append(counts))
    assert report == measure_balance(ReversingExecutor(), setting, 6)
    assert progress == [(number, 6) for number in range(1, 7)]
    decisions = report.measures["decisions"]
    assert decisions.estimate is not None and decisions.estimate.value == 21
    assert report.different_matches == 6


def test_other_seeds_give_other_matches() -> None:
    setting = random_setting("pylos")
    first = play_match(setting, 0)
    assert first == play_match(setting, 0)
    assert first.fingerprint != play_match(setting, 1).fingerprint
    assert first.fingerprint != play_match(replace(setting, seed=6), 0).fingerprint


def test_a_match_is_recorded_as_it_was_played() -> None:
    match = play_match(random_setting("pylos", variant="standard"), 3)
    decisions = len(match.legal_counts)
    assert len(match.leaders) == decisions and match.leaders[-1] == match.ranking.ranks.index(1)
    # A seat may take balls after its placement, in the same turn.
    takes = match.actions["take"].played
    assert 0 < takes == decisions - match.turns
    assert sum(usage.played for usage in match.actions.values()) == decisions
    placed = {value: usage for value, usage in match.values.items() if value.action == "place"}
    assert sum(usage.played for usage in placed.values()) == match.actions["place"].played
    assert all(usage.possible >= usage.played for usage in match.values.values())
    # Each ball of a removal counts.
    assert any(value.field == "balls" for value in match.values)


class FirstPlayer:
    """A player that always chooses the first legal action of Pylos."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        game = Pylos()
        return next(iter(game.legal_actions(game.determinize(view, Rng(bytes(32))), seat)))


def test_an_opening_makes_matches_of_equal_decisions_differ() -> None:
    setting = random_setting("pylos", variant="basic")
    for opening, different in ((0, 1), (6, 5)):
        fingerprints = {
            play_with(
                Pylos(), replace(setting, opening=opening), FirstPlayer(), Random(number)
            ).fingerprint
            for number in range(5)
        }
        assert len(fingerprints) == different


class ExitingPlayer:
    """A player whose code ends the process."""

    def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Any:
        """End the process."""
        raise SystemExit(3)


def test_a_player_that_exits_is_an_error() -> None:
    with pytest.raises(GameExit, match="SystemExit: 3"):
        play_with(Pylos(), random_setting("pylos"), ExitingPlayer(), Random(0))


def test_an_endless_match_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pylos, "spec", replace(Pylos.spec, max_decisions=10))
    with pytest.raises(ValueError, match="did not end within 10 decisions"):
        play_with(Pylos(), random_setting("pylos"), None, Random(0))


def test_editions_share_their_random_numbers(pool: Executor) -> None:
    standard = random_setting("pylos", variant="standard")
    same = compare_balance(pool, standard, standard, 4)
    assert same.first == same.second
    assert all(each is None or each.value == 0 for each in same.differences.values())
    basic = replace(standard, options={"variant": "basic"})
    found = compare_balance(pool, basic, standard, 40)
    length = found.differences["decisions"]
    assert length is not None and length.high < 0
    assert found.first.impossible_actions == ("take",) and not found.second.impossible_actions
    with pytest.raises(ValueError, match="only equal numbers"):
        compare_balance(pool, standard, replace(standard, seats=3), 4)
    with pytest.raises(ValueError, match="at least two matches"):
        measure_balance(pool, standard, 1)


@pytest.mark.slow
def test_two_versions_of_rules_are_compared(pool: Executor) -> None:
    now = random_setting("carcassonne", version=2)
    found = compare_balance(pool, replace(now, version=1), now, 4)
    assert (found.first.version, found.second.version) == (1, 2)
    with pytest.raises(LookupError, match="no rules version 9"):
        measure_balance(pool, replace(now, version=9), 4)
    with pytest.raises(LookupError, match="no level"):
        measure_balance(pool, replace(now, level="nobody"), 4)


def test_options_without_effect_are_found(pool: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ineffective, "TRIAL_MATCHES", 2)
    assert ineffective_options(pool, random_setting("pylos", variant="basic")) == ()
    # Whether points of the outlook are displayed does not change what seats do.
    found = ineffective_options(pool, random_setting("carcassonne", version=2))
    assert OptionValue("projected", False) in found
    assert OptionValue("farmers", False) not in found


def test_seats_are_the_fewest_but_two_if_possible() -> None:
    game = Carcassonne()
    assert balance_seats(game, game.types.options(), None) == 2
    assert balance_seats(game, game.types.options(), 4) == 4
    teams = Bulbous()
    assert balance_seats(teams, teams.types.options(teams="symbols"), None) == 4
    with pytest.raises(Illegal, match=r"core\.seats"):
        balance_seats(game, game.types.options(), 9)


class Say(Action, frozen=True):
    """An action with a word."""

    word: str


def test_a_field_with_too_many_values_is_left_out() -> None:
    counter = UsageCounter()
    counter.add([Say("a"), Say("b")], Say("a"))
    usage = counter.value_usage()[FieldValue("say", "word", "b")]
    assert (usage.possible, usage.expected, usage.played) == (1, 0.5, 0)
    counter.add([Say(str(number)) for number in range(MAX_FIELD_VALUES)], Say("0"))
    assert counter.value_usage() == {} and counter.open_fields == {("say", "word")}
    assert counter.action_usage()["say"].played == 2


def test_all_kinds_of_actions_of_a_game_are_known() -> None:
    assert action_kinds(Pylos()) == ("place", "raise", "take")
